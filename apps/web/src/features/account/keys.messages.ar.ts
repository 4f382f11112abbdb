export const keysMessages = {
  title: '',
} as const;
