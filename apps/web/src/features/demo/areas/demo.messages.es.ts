export const demoMessages = {
} as const;
