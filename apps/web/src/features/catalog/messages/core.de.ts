import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const catalog: Translation<typeof en.catalog> = {
  price: {
    now: 'Aktueller Preis',
    before: 'Vorheriger Preis',
    saving: 'Ersparnis',
  },
  rating:
    '{imported, select, true {Importierte Bewertung: von } other {Von }}{count, plural, one {# Person} other {# Personen}} mit {score} von 5 bewertet',
  time: {
    hours: '{count, plural, one {Noch # Stunde} other {Noch # Stunden}}',
    days: '{count, plural, one {Noch # Tag} other {Noch # Tage}}',
    ended: 'Abgelaufen',
    endedOn: 'Abgelaufen am {date}',
    endsOn: 'Endet am {date}',
  },
  deals: '{count, plural, one {# Deal} other {# Deals}}',
  category: {
    ai: 'KI',
    analytics: 'Analyse',
    design: 'Design',
    development: 'Entwicklung',
    education: 'Bildung',
    finance: 'Finanzen',
    infrastructure: 'Infrastruktur',
    marketing: 'Marketing',
    media: 'Medien',
    productivity: 'Produktivität',
    sales: 'Vertrieb',
    security: 'Sicherheit',
    support: 'Support',
    writing: 'Schreiben',
    other: 'Sonstiges',
  },
  search: {
    label: 'Deals und Tools suchen',
    placeholder: 'Rechnungen, Formulare, Analyse\u00a0…',
    submit: 'Suchen',
  },
  home: {
    pageTitle: 'Lifetime-Deals für Software',
    title: 'Gute Software, einmal bezahlt.',
    lead: '{deals, plural, one {# Lifetime-Deal} other {# Lifetime-Deals}} für {tools, plural, one {# Tool} other {# Tools}}. Kein Abo, keine Verlängerung, nichts zu kündigen.',
    description:
      'Lifetime-Deals für Software: einmal bezahlen und behalten. Preise, Pakete und Enddatum auf einen Blick.',
    pick: {
      why: 'Warum gerade dieser',
      rated:
        '{among, plural, one {Endet als Nächstes und ist gut bewertet: {score} von {votes, plural, one {# Person} other {# Personen}}.} other {Am besten bewertet von den nächsten #, die enden: {score} von {votes, plural, one {# Person} other {# Personen}}.}}',
      saving: 'Kein laufender Deal ist stärker reduziert.',
      rule: 'Nach einer Regel gewählt, nicht gegen Geld.',
    },
    facts: {
      label: 'Warum du dieser Liste trauen kannst',
      since: 'Führt Deals seit {date}.',
      decides: 'Kein Platz ist käuflich: Ende, Datum, Bewertung und Ersparnis entscheiden.',
      pays: 'Du zahlst beim Anbieter, nicht bei uns.',
      how: 'Wie Deals ausgewählt werden',
    },
    see: 'Zum Deal',
    ending: 'Endet diese Woche',
    endingNote: 'Ist die Zeit um, sind sie weg.',
    endingAll: 'Alle, die diese Woche enden',
    newest: 'Neu',
    newestNote: 'Gerade dazugekommen.',
    newestAll: 'Alle Deals, neueste zuerst',
    savings: 'Ersparnis je Kategorie',
    savingsNote: 'Die größte in jeder, gemessen am vorherigen Preis.',
    saved: '{amount} weniger',
    savingsAll: 'Alle Deals nach Ersparnis',
    categories: 'Nach Kategorie',
    categoriesNote: 'So viele Deals laufen gerade.',
    loading: 'Deals werden geladen',
    empty: 'Zurzeit läuft kein Deal.',
    emptyAction: 'Alle Tools ansehen',
  },
};
