import type { Translation } from '#i18n/words.ts';
import type * as en from './suggest.en.ts';

export const suggest: Translation<typeof en.suggest> = {
  label: 'Vorschläge',
  deals: 'Deals',
  tools: 'Tools',
  categories: 'Kategorien',
  count: '{count, plural, =1 {Ein Vorschlag} other {# Vorschläge}}. Mit den Pfeiltasten wählst du aus.',
  corrected: 'Vorschläge zu {query}',
};
