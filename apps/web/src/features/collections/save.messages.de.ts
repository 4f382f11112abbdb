export const saveMessages = {
  save: 'Speichern',
  saved: 'Gespeichert',
  saveTitle: '{title} speichern',
  savedTitle: 'Gespeichert: {title}',
} as const;
