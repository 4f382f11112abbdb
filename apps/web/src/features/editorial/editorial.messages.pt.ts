export const editorialMessages = {
} as const;
