export const adminOrdersMessages = {
  caption: 'Käufe aller Mitglieder',
  search: 'Nach Mitglied, Titel oder Paket suchen',
  column: { purchased: 'Datum', member: 'Mitglied', title: 'Titel', tier: 'Paket', price: 'Preis', state: 'Status' },
  filter: { state: 'Status', currency: 'Währung' },
  state: { unused: 'Nicht aktiviert', activated: 'Aktiviert', refunded: 'Erstattet' },
  totals: {
    caption: 'Summen nach Währung',
    currency: 'Währung',
    count: 'Käufe',
    spent: 'Ausgegeben',
    refunded: 'Erstattet',
  },
  empty: 'Noch gibt es keinen Kauf. Was Mitglieder unter „Meine Käufe“ eintragen, erscheint hier.',
} as const;
