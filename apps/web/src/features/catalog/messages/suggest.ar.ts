import type { Translation } from '#i18n/words.ts';
import type * as en from './suggest.en.ts';

export const suggest: Translation<typeof en.suggest> = {
  label: 'اقتراحات',
  deals: 'العروض',
  tools: 'الأدوات',
  categories: 'الفئات',
  count:
    '{count, plural, =1 {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}. استخدم مفاتيح الأسهم للاختيار.',
  corrected: 'اقتراحات لـ {query}',
};
