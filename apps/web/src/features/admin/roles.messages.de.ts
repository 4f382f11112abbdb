export const adminRolesMessages = {
  caption: 'Berechtigungen nach Rolle',
  loading: 'Rollen werden geladen\u00a0…',
  permissionHead: 'Berechtigung',
  role: 'Rolle',
  users: '{count, plural, =0 {Keine Benutzer} one {# Benutzer} other {# Benutzer}}',
  cell: '{permission}, {role}',
  notYours: 'Du hast diese Berechtigung nicht und kannst sie deshalb weder geben noch entziehen.',
  permission: {
    sidebar: { view: { title: 'Chat', text: 'Den Chat in der Seitenleiste öffnen.' } },
    dev: {
      feature: {
        title: 'Insider-Funktionen',
        text: 'Sammlungen, Suche, Benachrichtigungen, App-Menü, Sprachen und das Menü „Systemverwaltung“ sehen.',
      },
    },
    admin: {
      organizations: {
        title: 'Organisationen verwalten',
        text: 'Organisationen und ihre Mitglieder sehen, erstellen, ändern und löschen.',
      },
      users: {
        title: 'Benutzer verwalten',
        text: 'Alle Konten sehen, Rollen geben und entziehen, Benutzer sperren und ihre Sitzungen beenden.',
      },
      contacts: {
        title: 'Kontakte verwalten',
        text: 'Nachrichten aus dem Kontaktformular lesen und als erledigt markieren.',
      },
      logs: { title: 'Aktionsprotokoll lesen', text: 'Sehen, wer was wann und von wo geändert hat.' },
      orders: {
        title: 'Transaktionen sehen',
        text: 'Sehen, was alle Mitglieder gekauft haben und was es insgesamt gekostet hat, ohne Lizenzcodes und Notizen.',
      },
      roles: {
        title: 'Benutzerrollen verwalten',
        text: 'Rollen erstellen und löschen und ihre Berechtigungen ändern.',
      },
      catalog: {
        title: 'Katalog importieren',
        text: 'Tools und Deals aus einer Datei übernehmen und vorhandene ändern.',
      },
    },
  },
  changes: '{count, plural, =0 {Keine Änderungen} one {# Änderung} other {# Änderungen}}',
  save: 'Speichern',
  discard: 'Verwerfen',
  saved: 'Gespeichert. Für alle mit dieser Rolle gilt es ab dem nächsten Klick.',
  reloaded: 'Nichts wurde gespeichert. So sind die Rollen jetzt, mit deinen übrigen Änderungen darin.',
  gone: '{count, plural, one {Die Rolle {roles} wurde inzwischen gelöscht. Deine Änderungen daran sind damit weg.} other {Die Rollen {roles} wurden inzwischen gelöscht. Deine Änderungen daran sind damit weg.}}',
  create: {
    action: 'Neue Rolle',
    title: 'Neue Rolle',
    name: 'Name',
    hint: '2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang. Berechtigungen hat die Rolle erst, wenn du sie ihr gibst.',
    invalid: 'Verwende 2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.',
    confirm: 'Rolle erstellen',
    done: 'Die Rolle „{role}“ ist da. Gib ihr jetzt Berechtigungen.',
  },
  remove: {
    action: 'Rolle „{role}“ löschen',
    title: 'Rolle „{role}“ löschen?',
    text: 'Niemand hat sie. Ihr Name ist danach wieder frei.',
    confirm: 'Rolle löschen',
    done: 'Die Rolle „{role}“ ist gelöscht.',
    inUseTitle: 'Die Rolle „{role}“ ist vergeben',
    inUse: '{count, plural, one {# Benutzer hat} other {# Benutzer haben}} diese Rolle. Entziehe sie ihnen zuerst.',
    see: 'Ansehen, wer sie hat',
    notYoursTitle: 'Die Rolle „{role}“ bleibt',
    notYours: 'Sie enthält eine Berechtigung, die du nicht hast. Deshalb kannst du sie nicht löschen.',
  },
  leave: {
    title: 'Seite verlassen, ohne zu speichern?',
    text: 'Deine Änderungen an den Rollen sind noch nicht gespeichert.',
    stay: 'Hierbleiben',
    leave: 'Verlassen',
  },
} as const;
