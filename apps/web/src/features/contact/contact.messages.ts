export const contactMessages = {
  title: '',
} as const;
