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
  bought: 'Schon gekauft? In „Meine Käufe“ eintragen',
  talk: 'Über diesen Deal reden',
  about: 'Worum es geht',
  plans: 'Pakete',
  plansNote: 'Jedes zahlst du nur einmal.',
  related: 'Ähnliche Deals',
  more: 'Mehr über {tool}',
  description: '{promise}. Einmalig {price} statt {before}.',
  open: 'Kein Enddatum bekannt',
  loading: 'Wird geladen',
  get: 'Zum Deal',
  getOf: 'Zum Deal: {title}',
  leadsTo: 'Öffnet {host} in einem neuen Tab. Onceware selbst verkauft nichts.',
  affiliate: 'Wenn du dort kaufst, erhält diese Website vielleicht eine Provision.',
  nowhere: 'Wo es verkauft wird, ist nicht bekannt.',
  coupon: 'Gutschein',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyMarked: 'Nicht kopiert; der Code ist markiert',
  plan: 'Paket',
  countdown: '{hours, number} Std. {minutes, number} Min. <s>{seconds, number} Sek.</s>',
  over: 'Dieser Deal ist vorbei.',
  overNote: 'Das Tool gibt es vielleicht noch zum regulären Preis.',
  running: 'Zum Deal, der jetzt läuft',
  now: 'Was jetzt läuft',
  insteadOf: 'Statt {product}',
  alternatives: 'Alternativen',
  earlier: 'Frühere Deals für {tool}',
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

export const terms: Translation<typeof en.terms> = {
  title: 'Bedingungen auf einen Blick',
  soldBy: 'Verkauft von',
  refund: 'Rückgabe',
  refundDays: '{count, plural, one {Innerhalb von # Tag} other {Innerhalb von # Tagen}}',
  noRefund: 'Keine',
  redeem: 'Einlösen',
  redeemBy: 'Bis {date}',
  redeemDays: '{count, plural, one {Innerhalb von # Tag nach dem Kauf} other {Innerhalb von # Tagen nach dem Kauf}}',
  updates: 'Updates',
  updatesOf: {
    all: 'Alle späteren Versionen',
    version: 'Die der gekauften Version',
    year: 'Die des ersten Jahres',
    none: 'Keine',
  },
  stacking: 'Kombinieren',
  noStacking: 'Nur ein Code',
  stack: '{count, plural, one {# Code} other {Bis zu # Codes}}',
};
