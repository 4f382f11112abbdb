export const adminUsersMessages = {
  title: '',
} as const;
