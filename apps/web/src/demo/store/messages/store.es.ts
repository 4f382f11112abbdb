import type { Translation } from '#i18n/words.ts';
import type * as en from './store.en.ts';

/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store: Translation<typeof en.store> = {
  notice: 'Datos de muestra: aquí nada es real ni está a la venta.',
  products: '{count, plural, one {# producto} many {# de productos} other {# productos}}',
  rating: 'Valoración de {score} sobre 5 de {count, plural, one {# persona} many {# de personas} other {# personas}}',
  priceEach: '{price} por unidad',
  category: {
    templates: 'Plantillas',
    courses: 'Cursos',
    graphics: 'Gráficos',
    code: 'Código',
  },
  toolbar: {
    label: 'Herramientas de la tienda',
    name: 'Tienda de muestra',
    wishlist: 'Lista de deseos, {count, plural, =0 {vacía} one {# producto} many {# de productos} other {# productos}}',
  },
  search: {
    label: 'Buscar en la tienda',
    submit: 'Buscar',
  },
  add: 'Añadir al carrito',
  addNamed: 'Añadir {name} al carrito',
  wish: {
    add: 'Añadir a la lista de deseos',
    addNamed: 'Añadir {name} a la lista de deseos',
    remove: 'Quitar de la lista de deseos',
    removeNamed: 'Quitar {name} de la lista de deseos',
  },
  quantity: {
    label: 'Cantidad',
    labelNamed: 'Cantidad de {name}',
    less: 'Uno menos',
    more: 'Uno más',
  },
  line: {
    remove: 'Quitar {name}',
    removed: 'Se ha quitado {name}.',
    undo: 'Deshacer',
  },
  cart: {
    title: 'Carrito',
    close: 'Cerrar el carrito',
    subtotal: 'Subtotal',
    checkout: 'Finalizar compra',
    checkoutNote:
      'Esta es una tienda de muestra: no vende nada y no se ha enviado nada. Una tienda real pediría el pago aquí.',
    empty: 'Tu carrito está vacío',
    emptyHint: 'Lo que añadas al carrito te esperará aquí.',
    emptyAction: 'Ver todos los productos',
  },
  wishlist: {
    title: 'Lista de deseos',
    lead: 'Lo que te gusta y todavía no has comprado.',
    close: 'Cerrar la lista de deseos',
    move: 'Mover al carrito',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: 'Mover al carrito: {name}',
    empty: 'Tu lista de deseos está vacía',
    emptyHint: 'Pulsa el corazón de un producto para guardarlo aquí.',
    emptyAction: 'Ver todos los productos',
  },
  details: {
    title: 'Detalles del producto',
    close: 'Cerrar los detalles del producto',
    by: 'de {maker}',
    page: 'Abrir la página completa',
    more: 'Más en {category}',
  },
  all: {
    title: 'Todos los productos',
    lead: 'Cosas para quienes hacen software.',
  },
  home: {
    pageTitle: 'Portada de la tienda',
    title: 'Encuentra algo con lo que crear',
    lead: 'Plantillas, cursos, gráficos y código de unos pocos creadores.',
    categories: 'Por categoría',
    best: 'Mejor valorados',
    bestAll: 'Todos por valoración',
  },
  results: {
    title: 'Buscar en la tienda',
    titleQuery: 'Resultados de «{query}»',
    category: 'Categoría',
    allCategories: 'Todas las categorías',
    sort: 'Ordenar por',
    sorts: {
      featured: 'Destacados',
      rating: 'Mejor valorados',
      price: 'Precio más bajo',
      price_desc: 'Precio más alto',
    },
    view: 'Vista',
    grid: 'Mostrar en cuadrícula',
    list: 'Mostrar en lista',
    empty: 'Ningún producto coincide',
    emptyHint: 'Prueba con una palabra más general o míralos todos.',
    emptyAction: 'Mostrar todos los productos',
  },
  orders: {
    title: 'Mis pedidos',
    lead: 'Lo que habría comprado un cliente de esta tienda.',
    number: 'Pedido {number}',
    placed: 'Realizado el {date}',
    status: {
      preparing: 'En preparación',
      delivered: 'Entregado',
      refunded: 'Reembolsado',
    },
    total: 'Total',
    again: 'Comprar de nuevo',
    // Begins with what is seen on the button.
    againNamed: 'Comprar de nuevo: pedido {number}',
  },
};
