export const accountMessages = {
  profile: {
    title: 'Profileinstellungen',
    lead: 'So erscheinst du auf Onceware.',
    name: 'Name',
    email: 'E-Mail',
    picture: 'Bild',
  },
  getStarted: {
    title: 'Erste Schritte',
    lead: 'In drei Schritten zu Software, die dir gehört.',
    findTitle: 'Finde ein Tool, das du brauchst',
    findText: 'Suche nach Aufgabe, Preis oder Ersparnis.',
    findAction: 'LTD Explorer öffnen',
    saveTitle: 'Speichere, was infrage kommt',
    saveText: 'Mit „Speichern“ legst du einen Deal oder ein Tool in einer Sammlung ab. Deine Sammlungen öffnest du über die Schaltfläche oben.',
    saveAction: 'Neueste Deals ansehen',
    readTitle: 'Lies nach, bevor du zahlst',
    readText: 'In unseren Beiträgen steht, worauf du bei einem Lifetime-Deal achten solltest.',
    readAction: 'Zum Blog',
  },
  purchases: {
    title: 'Meine Käufe',
    lead: 'Was du gekauft hast, mit Lizenzcodes und Rückgabefristen.',
    empty: 'Die Liste deiner Käufe ist noch im Aufbau. Speichere gekaufte Deals bis dahin in einer Sammlung.',
    emptyAction: 'Deals ansehen',
  },
  security: {
    title: 'Sicherheit und Anmeldung',
    lead: 'So meldest du dich an.',
    signedInAs: 'Du bist als {email} angemeldet.',
    next: 'Bald kannst du hier dein Passwort ändern und andere Sitzungen beenden. Melde dich bis dahin auf Geräten ab, die dir nicht gehören.',
  },
} as const;
