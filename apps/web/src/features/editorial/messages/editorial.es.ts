import type { Translation } from '#i18n/words.ts';
import type * as en from './editorial.en.ts';

export const editorial: Translation<typeof en.editorial> = {
  about: {
    pageTitle: 'Sobre Onceware',
    description: 'Qué es Onceware, qué ofertas reúne, qué muestra cada una y qué queda entre tú y el proveedor.',
    title: 'Una lista de software que se paga una sola vez.',
    lead: 'Una oferta de por vida te permite usar una herramienta mientras exista, a cambio de un único pago. Onceware presenta estas ofertas de una misma forma, para que puedas compararlas antes de comprar en el sitio del proveedor.',
    what: {
      title: 'Qué es Onceware',
      offers:
        'La mayor parte del software se alquila por meses. Algunos proveedores también lo venden por un único pago, a menudo solo durante unas semanas. Estas ofertas son difíciles de comparar: cada una tiene su página, su cuenta atrás y su propia idea de lo que es «todo incluido».',
      form: 'Aquí todas las ofertas tienen el mismo aspecto: los mismos datos, en el mismo orden. Pon dos una al lado de la otra y verás cuál te conviene, o que no necesitas ninguna.',
      selling:
        'Onceware no vende nada. Pagas en el sitio del proveedor, y es él quien te da la licencia y, llegado el caso, el reembolso.',
    },
    chosen: {
      title: 'Cómo se eligen las ofertas',
      note: 'Qué necesita una oferta para entrar en la lista.',
      once: {
        title: 'Se paga una sola vez',
        text: 'Un único pago cubre todo el plan. Un primer año barato con una renovación detrás es una suscripción, y aquí no tiene sitio.',
      },
      prices: {
        title: 'Su ahorro se puede comprobar',
        text: 'El precio de la oferta aparece junto al precio habitual y no puede ser más alto. Si no se conoce un precio habitual, no se anuncia ningún ahorro.',
      },
      tool: {
        title: 'Es de una herramienta con nombre',
        text: 'Cada herramienta tiene su propia página, que explica qué hace, reúne sus ofertas y enlaza a su sitio web si lo conocemos.',
      },
      end: {
        title: 'Dice cuándo termina',
        text: 'O indica el día, o dice claramente que no hay ninguno anunciado. Pasado ese día, la oferta desaparece sola de las listas.',
      },
      limits:
        'Estar en la lista no es un veredicto. No respondemos por ningún proveedor, y nadie sabe cuánto durará un producto. Pero puedes averiguar por tu cuenta más de lo que se suele creer.',
      read: 'Cómo comprobar una oferta',
    },
    shows: {
      title: 'Qué muestra una oferta',
      note: 'Y de dónde salen las cifras.',
      price: { term: 'Precio', text: 'Lo que pagas ahora, con el precio habitual tachado al lado.' },
      saving: { term: 'Ahorro', text: 'Se calcula a partir de los dos precios. Nadie lo escribe a mano.' },
      plans: {
        term: 'Planes',
        text: 'Si el proveedor vende varios: cuánto cuesta cada uno, en un único pago, y qué incluye.',
      },
      time: {
        term: 'Tiempo restante',
        text: 'La fecha de fin y, cuando queda menos de una semana, los días o las horas. Una oferta que ha acabado se marca como terminada; su página se conserva para que los enlaces antiguos sigan llevando a alguna parte.',
      },
      rating: {
        term: 'Valoración',
        text: 'La media, y de cuántas personas procede. Si no hay valoraciones, no se muestra ninguna.',
      },
      order: {
        term: 'Orden',
        text: 'Cada lista se ordena por lo que dice: más nuevas, terminan antes, mayor ahorro, precio más bajo o mejor valoradas.',
      },
    },
    start: {
      title: 'Por dónde empezar',
      deals: 'Ver todas las ofertas activas',
      explore: 'Buscar por categoría y precio',
    },
  },
  blog: {
    pageTitle: 'Blog',
    title: 'Lo que conviene saber antes de pagar una sola vez',
    description:
      'Cómo evaluar una oferta de por vida, aprovechar el plazo de devolución y no comprar más de lo que necesitas.',
    lead: 'Cómo evaluar una oferta de por vida, aprovechar el plazo de devolución y no comprar más de lo que necesitas.',
    minutes: '{minutes, plural, one {# minuto de lectura} many {# de minutos de lectura} other {# minutos de lectura}}',
  },
  post: {
    all: 'Todos los artículos',
    loading: 'Cargando el artículo',
    untranslated: 'Este artículo aún no está traducido, así que aquí lo tienes en inglés.',
    more: 'Más artículos',
    older: 'Artículo anterior',
    newer: 'Artículo siguiente',
  },
  author: { team: 'El equipo de Onceware' },
  community: {
    pageTitle: 'Comunidad',
    description: 'Qué hacen los miembros en Onceware, y las ofertas y herramientas más nuevas.',
    title: 'Sigue las ofertas en buena compañía',
    lead: 'Cualquiera puede mirar. Los miembros, además, guardan lo que encuentran y chatean sin salir de la página.',
    members: {
      title: 'Qué hacen aquí los miembros',
      save: {
        title: 'Ordenan lo que encuentran',
        text: 'Con «Guardar», cualquier oferta o herramienta pasa a una colección. Must-Have!, Nice Find y Worth a Shot están ahí desde el principio. En todas, cada elemento muestra su precio de hoy.',
      },
      chat: {
        title: 'Hablan sin salir de la página',
        text: 'El chat de equipo se abre a un lado, así que la oferta sigue a la vista mientras escribes. Lo que escribes se guarda y lo leen quienes están en la sala; solo en «Pruébalo» se queda en tu navegador.',
      },
      read: {
        title: 'Leen antes de pagar',
        text: 'El blog explica qué comprobar antes de comprar y qué probar mientras aún se puede pedir el reembolso.',
        link: 'Ir al blog',
      },
    },
    deals: {
      title: 'Ofertas más nuevas',
      all: 'Todas las ofertas, de la más nueva a la más antigua',
      empty:
        'Ahora mismo no hay ninguna oferta activa. Las herramientas siguen en la lista, y puedes guardar una para volver a verla más adelante.',
      now: 'Precio actual',
      before: 'Precio anterior',
    },
    tools: {
      title: 'Herramientas más nuevas',
      all: 'Todas las herramientas',
      empty: 'Todavía no hay ninguna herramienta en la lista.',
    },
    loading: 'Cargando las novedades',
    hub: {
      title: 'El espacio de la comunidad',
      text: 'Los miembros se reúnen en el espacio de la comunidad, un sitio aparte en {host}.',
      visit: 'Visitar el espacio',
      newTab: '(se abre en una pestaña nueva)',
      joinTitle: 'Hazte miembro',
      joinText:
        'Las colecciones y el chat de equipo requieren una cuenta en Onceware. Basta con un nombre, un correo electrónico y una contraseña.',
      join: 'Crear una cuenta',
    },
  },
};
