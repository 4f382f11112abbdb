import type { Translation } from '#i18n/words.ts';
import type * as en from './store.en.ts';

/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store: Translation<typeof en.store> = {
  notice: 'Beispieldaten: Nichts davon ist echt oder zu kaufen.',
  products: '{count, plural, one {# Produkt} other {# Produkte}}',
  rating: 'Von {count, plural, one {# Person} other {# Personen}} mit {score} von 5 bewertet',
  priceEach: 'je {price}',
  category: {
    templates: 'Vorlagen',
    courses: 'Kurse',
    graphics: 'Grafiken',
    code: 'Code',
  },
  toolbar: {
    label: 'Shop-Funktionen',
    name: 'Demo-Shop',
    wishlist: 'Wunschliste, {count, plural, =0 {leer} one {# Produkt} other {# Produkte}}',
  },
  search: {
    label: 'Shop durchsuchen',
    submit: 'Suchen',
  },
  add: 'In den Warenkorb',
  addNamed: '{name} in den Warenkorb legen',
  wish: {
    add: 'Auf die Wunschliste',
    addNamed: '{name} auf die Wunschliste setzen',
    remove: 'Von der Wunschliste entfernen',
    removeNamed: '{name} von der Wunschliste entfernen',
  },
  quantity: {
    label: 'Menge',
    labelNamed: 'Menge von {name}',
    less: 'Eins weniger',
    more: 'Eins mehr',
  },
  line: {
    remove: '{name} entfernen',
    removed: '{name} wurde entfernt.',
    undo: 'Rückgängig',
  },
  cart: {
    title: 'Warenkorb',
    close: 'Warenkorb schließen',
    subtotal: 'Zwischensumme',
    checkout: 'Zur Kasse',
    checkoutNote:
      'Das ist ein Beispielshop: Er verkauft nichts, und es wurde nichts gesendet. Ein echter Shop würde dich hier um die Zahlung bitten.',
    empty: 'Dein Warenkorb ist leer',
    emptyHint: 'Was du in den Warenkorb legst, findest du hier.',
    emptyAction: 'Alle Produkte ansehen',
  },
  wishlist: {
    title: 'Wunschliste',
    lead: 'Was dir gefällt und was du noch nicht gekauft hast.',
    close: 'Wunschliste schließen',
    move: 'In den Warenkorb',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: 'In den Warenkorb: {name}',
    empty: 'Deine Wunschliste ist leer',
    emptyHint: 'Wähle bei einem Produkt das Herz, dann findest du es hier wieder.',
    emptyAction: 'Alle Produkte ansehen',
  },
  details: {
    title: 'Produktdetails',
    close: 'Produktdetails schließen',
    by: 'von {maker}',
    page: 'Ganze Seite öffnen',
    more: 'Mehr im Bereich {category}',
  },
  all: {
    title: 'Alle Produkte',
    lead: 'Für alle, die Software machen.',
  },
  home: {
    pageTitle: 'Shop-Startseite',
    title: 'Finde, was du für dein nächstes Projekt brauchst',
    lead: 'Vorlagen, Kurse, Grafiken und Code von einer Handvoll Anbieter.',
    categories: 'Nach Kategorie',
    best: 'Am besten bewertet',
    bestAll: 'Alle nach Bewertung',
  },
  results: {
    title: 'Shop durchsuchen',
    titleQuery: 'Ergebnisse für „{query}“',
    category: 'Kategorie',
    allCategories: 'Alle Kategorien',
    sort: 'Sortieren nach',
    sorts: {
      featured: 'Empfehlung',
      rating: 'Beste Bewertung',
      price: 'Niedrigster Preis',
      price_desc: 'Höchster Preis',
    },
    view: 'Ansicht',
    grid: 'Als Raster anzeigen',
    list: 'Als Liste anzeigen',
    empty: 'Kein passendes Produkt gefunden',
    emptyHint: 'Versuche es mit einem allgemeineren Begriff oder sieh dir alle an.',
    emptyAction: 'Alle Produkte anzeigen',
  },
  orders: {
    title: 'Meine Bestellungen',
    lead: 'Was jemand in diesem Shop gekauft haben könnte.',
    number: 'Bestellung {number}',
    placed: 'Bestellt am {date}',
    status: {
      preparing: 'In Vorbereitung',
      delivered: 'Geliefert',
      refunded: 'Erstattet',
    },
    total: 'Gesamt',
    again: 'Erneut kaufen',
    // Begins with what is seen on the button.
    againNamed: 'Erneut kaufen: Bestellung {number}',
  },
};
