import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const save: Translation<typeof en.save> = {
  save: 'حفظ',
  saved: 'محفوظ',
  saveTitle: 'حفظ \u2068{title}\u2069',
  savedTitle: 'محفوظ: \u2068{title}\u2069',
};
