import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedAgain: Translation<typeof en.savedAgain> = {
  again: 'محفوظة من قبل في {names}؛ {added}',
  addedTo: 'أُضيفت إلى {name}',
  tags: '{count, plural, zero {لم تُضف وسوم} one {أُضيف وسم واحد} two {أُضيف وسمان} few {أُضيفت # وسوم} many {أُضيف # وسمًا} other {أُضيف # وسم}}',
  note: 'أُضيفت الملاحظة',
  favorite: 'وُضعت في المفضلة',
  title: 'بقي عنوانك كما هو',
  nothing: 'لا جديد',
};
