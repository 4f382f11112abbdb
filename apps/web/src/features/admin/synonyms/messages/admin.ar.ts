import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminSynonyms: Translation<typeof en.adminSynonyms> = {
  title: 'كلمات بمعنى واحد',
  text: 'يعدّ البحث كلمات المجموعة الواحدة بمعنى واحد في أي لغة. كل كلمة تقود إلى البحث عنها لترى ما يجده.',
  new: 'مجموعة جديدة',
  filter: 'ابحث عن كلمة',
  count:
    '{count, plural, zero {لا مجموعات} one {مجموعة واحدة} two {مجموعتان} few {# مجموعات} many {# مجموعة} other {# مجموعة}}',
  names: 'تسمّي الفئة {category}.',
  edit: 'تعديل',
  editOne: 'تعديل مجموعة «{first}»',
  remove: 'إزالة',
  removeOne: 'إزالة مجموعة «{first}»',
  removed: 'أُزيلت مجموعة «{first}».',
  undo: 'تراجع',
  undone: 'تم التراجع.',
  saved: 'حُفظت مجموعة «{first}».',
  save: 'حفظ',
  newTitle: 'مجموعة كلمات جديدة',
  editTitle: 'تعديل المجموعة',
  terms: 'الكلمات',
  termsHint: 'كلمة أو عبارة قصيرة في كل سطر، اثنتان على الأقل.',
  termsWrong: 'اذكر كلمتين على الأقل أو فئة؛ كل كلمة {max, number} حرفًا على الأكثر، وفيها حروف أو أرقام.',
  length: '{length, number} من {max, number} حرف',
  category: 'الفئة التي تسمّيها',
  noCategory: 'لا شيء',
};
