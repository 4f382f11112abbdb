import type { Translation } from '#i18n/words.ts';
import type * as en from './compare.en.ts';

export const compare: Translation<typeof en.compare> = {
  compare: 'Comparar',
  choose: 'Comparar {title}',
  full: 'No caben más de {max, number} ofertas una al lado de otra. Quita una primero.',
  tray: 'Elegidas para comparar',
  count: '{count, number} de {max, number}',
  another: 'Elige otra para comparar',
  remove: 'Quitar {title} de la comparación',
  clear: 'Vaciar la comparación',
  title: 'Comparar ofertas',
  table: 'Ofertas una al lado de otra',
  what: 'Qué se compara',
  differs: '(distinto)',
  onlyDifferences: 'Solo las diferencias',
  add: 'Añadir otra oferta',
  sold: 'Dónde se vende',
  unknown: 'Sin datos',
  missing:
    '{count, plural, one {Una oferta de esta dirección ya no está en el catálogo.} many {# de ofertas de esta dirección ya no están en el catálogo.} other {# ofertas de esta dirección ya no están en el catálogo.}}',
  row: {
    price: 'Precio',
    saving: 'Ahorro',
    ends: 'Fin',
    rating: 'Valoración',
    plan: '{name}: {price}',
    limits: 'Límites del plan',
    limit: '{name}: {value}',
    category: 'Categoría',
  },
  empty: {
    title: 'Aún no hay nada que comparar',
    text: 'Pulsa la balanza en hasta {max, number} ofertas y míralas una al lado de otra.',
    action: 'Explorar ofertas',
  },
};
