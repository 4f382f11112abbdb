export const saveMessages = {
  save: 'Save',
  saved: 'Saved',
  saveTitle: 'Save {title}',
  savedTitle: 'Saved: {title}',
} as const;
