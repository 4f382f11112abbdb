export const adminRolesMessages = {
  title: '',
} as const;
