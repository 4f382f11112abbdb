export const toastMessages = {
  dismiss: 'Dismiss',
} as const;
