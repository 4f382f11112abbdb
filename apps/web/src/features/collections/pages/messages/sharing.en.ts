export const sharedPages = {
  deal: 'Deal: {title}',
  tool: 'In the catalogue: {name}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    sharedPages: typeof sharedPages;
  }
}
