export const saveMessages = {
  save: 'Guardar',
  saved: 'Guardado',
  saveTitle: 'Guardar {title}',
  savedTitle: 'Guardado: {title}',
} as const;
