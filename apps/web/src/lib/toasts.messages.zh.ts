export const toastMessages = {
  dismiss: '关闭',
} as const;
