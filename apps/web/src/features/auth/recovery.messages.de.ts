export const recoveryMessages = {
  title: '',
} as const;
