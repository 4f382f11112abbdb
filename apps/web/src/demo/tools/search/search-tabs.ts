/** Exactly these, in this order (NAV-15). */
export const SEARCH_TABS = [
  'catalog',
  'mixed',
  'settings',
  'integrations',
  'users',
  'docs',
  'empty',
  'noResults',
] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
