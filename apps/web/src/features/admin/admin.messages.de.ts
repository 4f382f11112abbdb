export const adminMessages = {
  organizations: { title: 'Organisationen', lead: 'Unternehmen und Teams, die Onceware gemeinsam nutzen.' },
  users: { title: 'Benutzer', lead: 'Alle, die ein Konto haben, und ihre Rollen.' },
  contacts: { title: 'Kontakte', lead: 'Ansprechpersonen bei Anbietern und Partnern.' },
  logs: { title: 'Aktionsprotokoll', lead: 'Wer wann was geändert hat.' },
  orders: { title: 'Transaktionen', lead: 'Zahlungen und Erstattungen.' },
  roles: { title: 'Benutzerrollen', lead: 'Welche Rolle welche Berechtigung hat.' },
  next: 'Diese Seite ist noch im Aufbau. Du hast die Berechtigung dafür; sobald sie fertig ist, findest du sie hier.',
} as const;
