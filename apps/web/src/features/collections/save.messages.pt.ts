export const saveMessages = {
  save: 'Salvar',
  saved: 'Salvo',
  saveTitle: 'Salvar {title}',
  savedTitle: 'Salvo: {title}',
} as const;
