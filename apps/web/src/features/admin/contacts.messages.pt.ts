export const adminContactsMessages = {
  title: '',
} as const;
