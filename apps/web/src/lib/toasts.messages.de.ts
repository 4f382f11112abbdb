export const toastMessages = {
  dismiss: 'Schließen',
} as const;
