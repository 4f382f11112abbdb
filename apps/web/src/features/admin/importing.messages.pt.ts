export const adminImportMessages = {
  title: '',
} as const;
