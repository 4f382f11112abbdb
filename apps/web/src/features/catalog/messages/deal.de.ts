import type { Translation } from '#i18n/words.ts';
import type * as en from './deal.en.ts';

export const deal: Translation<typeof en.deal> = {
  gallery: 'Bilder',
  picture: '{title}, Bild {number}',
  showPicture: 'Bild {number} anzeigen',
  offer: 'Angebot',
  regular: 'Regulärer Preis',
  save: 'Du sparst {percent}',
  payOnce: 'Du zahlst einmal',
  saved: '{percent} Ersparnis',
  dealPrice: 'Deal-Preis',
  visit: 'Website besuchen',
  visitNote: 'Du kaufst bei {domain}; Onceware selbst verkauft nichts.',
  bought: 'Schon gekauft? In „Meine Käufe“ eintragen',
  talk: 'Über diesen Deal reden',
  endedNote: 'Dieser Deal ist abgelaufen. Das Tool gibt es vielleicht noch zum regulären Preis.',
  about: 'Worum es geht',
  plans: 'Pakete',
  plansNote: 'Jedes zahlst du nur einmal.',
  related: 'Ähnliche Deals',
  more: 'Mehr über {tool}',
  description: '{promise}. Einmalig {price} statt {before}.',
  open: 'Kein Enddatum bekannt',
};

export const rating: Translation<typeof en.rating> = {
  reviews: '({count, plural, one {# Bewertung} other {# Bewertungen}})',
  imported: '({count, plural, one {# importierte Bewertung} other {# importierte Bewertungen}})',
};

export const tool: Translation<typeof en.tool> = {
  visit: 'Website besuchen',
  deals: 'Deals für {tool}',
  noDeals: 'Zurzeit kein Deal für {tool}',
  noDealsText: 'Speichere das Tool und schau später wieder vorbei oder sieh dir an, was in seiner Kategorie läuft.',
  noDealsAction: 'Deals im Bereich {category}',
  tags: 'Tags',
  about: 'Worum es geht',
};
