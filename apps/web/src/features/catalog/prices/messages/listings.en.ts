export const lowest = { ever: 'Lowest ever' } as const;

declare module '#i18n/words.ts' {
  interface Words {
    lowest: typeof lowest;
  }
}
