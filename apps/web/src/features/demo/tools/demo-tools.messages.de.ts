export const demoToolsMessages = {
} as const;
