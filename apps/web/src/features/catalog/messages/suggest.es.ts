import type { Translation } from '#i18n/words.ts';
import type * as en from './suggest.en.ts';

export const suggest: Translation<typeof en.suggest> = {
  label: 'Sugerencias',
  deals: 'Ofertas',
  tools: 'Herramientas',
  categories: 'Categorías',
  count: '{count, plural, =1 {Una sugerencia} other {# sugerencias}}. Usa las flechas para elegir.',
  corrected: 'Sugerencias para {query}',
};
