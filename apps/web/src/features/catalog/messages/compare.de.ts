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
  title: 'Deals vergleichen',
  table: 'Deals nebeneinander',
  what: 'Was verglichen wird',
  differs: '(verschieden)',
  onlyDifferences: 'Nur Unterschiede',
  add: 'Noch einen Deal hinzufügen',
  sold: 'Wo es verkauft wird',
  unknown: 'Keine Angabe',
  missing:
    '{count, plural, one {Ein Deal dieser Adresse ist nicht mehr im Katalog.} other {# Deals dieser Adresse sind nicht mehr im Katalog.}}',
  row: {
    price: 'Preis',
    saving: 'Ersparnis',
    ends: 'Ende',
    rating: 'Bewertung',
    plan: '{name}: {price}',
    limits: 'Grenzen des Pakets',
    limit: '{name}: {value}',
    category: 'Kategorie',
  },
  empty: {
    title: 'Noch nichts zu vergleichen',
    text: 'Drücke bei bis zu {max, number} Deals auf die Waage und sieh sie nebeneinander.',
    action: 'Deals entdecken',
  },
};
