export const securityMessages = {
  title: '',
} as const;
