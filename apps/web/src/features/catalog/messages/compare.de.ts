import type { Translation } from '#i18n/words.ts';
import type * as en from './compare.en.ts';

export const compare: Translation<typeof en.compare> = {
  compare: 'Vergleichen',
  choose: '{title} vergleichen',
  full: 'Mehr als {max, number} Deals passen nicht nebeneinander. Nimm erst einen heraus.',
  tray: 'Zum Vergleich ausgewählt',
  count: '{count, number} von {max, number}',
  another: 'Wähle noch einen zum Vergleichen',
  remove: '{title} aus dem Vergleich nehmen',
  clear: 'Vergleich leeren',
};
