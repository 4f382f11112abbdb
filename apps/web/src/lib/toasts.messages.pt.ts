export const toastMessages = {
  dismiss: 'Dispensar',
} as const;
