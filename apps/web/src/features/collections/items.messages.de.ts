export const collectionItemsMessages = {
  detail: {
    favorite: 'Favorit',
    shared: 'Geteilt',
    showMore: 'Mehr anzeigen',
    showLess: 'Weniger anzeigen',
  },
  toolbar: {
    filter: 'Einträge filtern\u00a0…',
    sort: 'Sortieren',
    sorts: {
      manual: 'Eigene Reihenfolge',
      newest: 'Neueste',
      price: 'Preis',
      ending: 'Endet bald',
    },
    kind: 'Anzeigen',
    kinds: {
      all: 'Alle',
      deals: 'Deals',
      tools: 'Tools',
      ended: 'Abgelaufen',
    },
    found: '{count, plural, one {# Eintrag gefunden} other {# Einträge gefunden}}',
    none: 'Keine passenden Einträge',
    noneHint: 'Versuche es mit einem anderen Wort oder zeige alle Einträge an.',
    clear: 'Filter zurücksetzen',
    factsFailed:
      'Namen und Preise konnten nicht geladen werden. Deshalb können Einträge fehlen oder falsch sortiert sein.',
  },
  row: {
    ended: 'Abgelaufen',
  },
  note: {
    label: 'Notiz zu {title}',
    placeholder: 'Warum hast du das gespeichert?',
    add: 'Notiz hinzufügen',
    edit: 'Notiz bearbeiten',
    unsaved: 'Ungespeicherte Notiz',
    save: 'Speichern',
    cancel: 'Abbrechen',
    length: '{length} von {max} Zeichen',
    tooLong: 'Kürze die Notiz auf {max} Zeichen.',
  },
  menu: {
    moveTo: 'Verschieben in\u00a0…',
    top: 'Ganz nach oben',
    up: 'Nach oben',
    down: 'Nach unten',
    bottom: 'Ganz nach unten',
    select: 'Auswählen',
  },
} as const;
