export const toastMessages = {
  dismiss: 'Descartar',
} as const;
