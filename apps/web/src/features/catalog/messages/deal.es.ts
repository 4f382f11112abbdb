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
  bought: 'Lo he comprado: guardarlo en Mis compras',
  talk: 'Hablar de esta oferta',
  about: 'Qué es',
  plans: 'Planes',
  plansNote: 'Cada uno se paga una sola vez.',
  related: 'Ofertas similares',
  more: 'Más sobre {tool}',
  description: '{promise}. {price} en un único pago en lugar de {before}.',
  open: 'Sin fecha de fin anunciada',
  loading: 'Cargando',
  get: 'Ir a la oferta',
  getOf: 'Ir a la oferta: {title}',
  leadsTo: 'Abre {host} en una pestaña nueva. Onceware no vende nada.',
  affiliate: 'Si compras allí, este sitio puede recibir una comisión.',
  nowhere: 'No se sabe dónde se vende.',
  coupon: 'Cupón',
  copy: 'Copiar',
  copied: 'Copiado',
  copyMarked: 'Sin copiar; el código está marcado',
  plan: 'Plan',
  countdown: '{hours, number} h {minutes, number} min <s>{seconds, number} s</s>',
  over: 'Esta oferta ha terminado.',
  overNote: 'Puede que la herramienta siga a la venta a su precio habitual.',
  running: 'Ir a la oferta activa',
  now: 'Lo que hay ahora',
  insteadOf: 'En lugar de {product}',
  alternatives: 'Alternativas',
  earlier: 'Ofertas anteriores de {tool}',
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

export const terms: Translation<typeof en.terms> = {
  title: 'Condiciones de un vistazo',
  soldBy: 'Vende',
  refund: 'Devolución',
  refundDays: '{count, plural, one {En # día} many {En # de días} other {En # días}}',
  noRefund: 'No hay',
  redeem: 'Canje',
  redeemBy: 'Hasta el {date}',
  redeemDays:
    '{count, plural, one {En # día desde la compra} many {En # de días desde la compra} other {En # días desde la compra}}',
  updates: 'Actualizaciones',
  updatesOf: {
    all: 'Todas las versiones posteriores',
    version: 'Las de la versión que compras',
    year: 'Las del primer año',
    none: 'Ninguna',
  },
  stacking: 'Acumular códigos',
  noStacking: 'Un solo código',
  stack: '{count, plural, one {# código} many {Hasta # de códigos} other {Hasta # códigos}}',
};
