import type { Translation } from '#i18n/words.ts';
import type * as en from './deal.en.ts';

export const deal: Translation<typeof en.deal> = {
  gallery: 'Imágenes',
  picture: '{title}, imagen {number}',
  showPicture: 'Mostrar imagen {number}',
  offer: 'Oferta',
  regular: 'Precio habitual',
  save: 'Ahorras un {percent}',
  payOnce: 'Pago único',
  saved: 'Ahorro del {percent}',
  dealPrice: 'Precio de la oferta',
  visit: 'Visitar sitio web',
  visitNote: 'La compra se hace en {domain}; Onceware no vende nada.',
  bought: 'Lo he comprado: guardarlo en Mis compras',
  talk: 'Hablar de esta oferta',
  endedNote: 'Esta oferta ha terminado. Puede que la herramienta siga a la venta a su precio habitual.',
  about: 'Qué es',
  plans: 'Planes',
  plansNote: 'Cada uno se paga una sola vez.',
  related: 'Ofertas similares',
  more: 'Más sobre {tool}',
  description: '{promise}. {price} en un único pago en lugar de {before}.',
  open: 'Sin fecha de fin anunciada',
};

export const rating: Translation<typeof en.rating> = {
  reviews: '({count, plural, one {# reseña} many {# de reseñas} other {# reseñas}})',
  imported:
    '({count, plural, one {# valoración importada} many {# de valoraciones importadas} other {# valoraciones importadas}})',
};

export const tool: Translation<typeof en.tool> = {
  visit: 'Visitar sitio web',
  deals: 'Ofertas de {tool}',
  noDeals: 'Ahora mismo no hay ofertas de {tool}',
  noDealsText: 'Guarda la herramienta y vuelve más adelante, o mira qué ofertas hay en su categoría.',
  noDealsAction: 'Ver ofertas de {category}',
  tags: 'Etiquetas',
  about: 'Qué es',
};
