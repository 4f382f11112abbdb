export const storeMessages = {
} as const;
