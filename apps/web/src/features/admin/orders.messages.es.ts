export const adminOrdersMessages = {
  title: '',
} as const;
