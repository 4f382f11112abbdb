export const adminLogsMessages = {
  title: '',
} as const;
