export const purchasesMessages = {
  title: '',
} as const;
