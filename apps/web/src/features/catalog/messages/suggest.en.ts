/** Suggestions while typing. */
export const suggest = {
  label: 'Suggestions',
  deals: 'Deals',
  tools: 'Tools',
  categories: 'Categories',
  count: '{count, plural, =1 {One suggestion} other {# suggestions}}. Use the arrow keys to choose.',
  corrected: 'Suggestions for {query}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    suggest: typeof suggest;
  }
  interface Parts {
    suggest: true;
  }
}
