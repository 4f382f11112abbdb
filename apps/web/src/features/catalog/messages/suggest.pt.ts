import type { Translation } from '#i18n/words.ts';
import type * as en from './suggest.en.ts';

export const suggest: Translation<typeof en.suggest> = {
  label: 'Sugestões',
  deals: 'Ofertas',
  tools: 'Ferramentas',
  categories: 'Categorias',
  count: '{count, plural, =1 {Uma sugestão} other {# sugestões}}. Use as setas para escolher.',
  corrected: 'Sugestões para {query}',
};
