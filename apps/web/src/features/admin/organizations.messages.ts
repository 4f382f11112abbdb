export const adminOrganizationsMessages = {
  title: '',
} as const;
