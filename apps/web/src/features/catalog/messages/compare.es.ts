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
};
