export const saveMessages = {
  save: 'حفظ',
  saved: 'محفوظ',
  saveTitle: 'حفظ \u2068{title}\u2069',
  savedTitle: 'محفوظ: \u2068{title}\u2069',
} as const;
