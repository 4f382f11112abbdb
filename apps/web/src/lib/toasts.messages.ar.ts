export const toastMessages = {
  dismiss: 'إغلاق',
} as const;
