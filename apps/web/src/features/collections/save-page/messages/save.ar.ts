import type { Translation } from '#i18n/words.ts';
import type * as en from './save.en.ts';

export const savePage: Translation<typeof en.savePage> = {
  title: 'حفظ صفحة',
  lead: 'تُضاف إلى إحدى مجموعاتك. لا يراها هناك أحد سواك ما لم تشارك المجموعة.',
  noPage: 'أدخل عنوان الصفحة التي تريد حفظها.',
  address: 'عنوان الصفحة',
  next: 'التالي',
  looking: 'جارٍ البحث عنها في مجموعاتك…',
  keptIn: 'محفوظة في {names}.',
  notKept: 'لم تحفظ هذه الصفحة بعد.',
  unknown: 'لا يُعرف ما إذا كنت قد حفظت هذه الصفحة.',
  notAccepted: 'لا يمكن حفظ صفحات بهذا العنوان.',
  deal: 'في الكتالوج عرض:',
  pageTitle: 'العنوان',
  pageTitleHint: 'إن تُرك فارغًا: ما تقوله الصفحة عن نفسها.',
  collection: 'المجموعة',
  tooLong: 'هذا العنوان طويل جدًا.',
  more: 'إضافة وسوم أو ملاحظة',
  note: 'ملاحظة',
  noteTooLong: 'هذه الملاحظة طويلة جدًا.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  back: 'العودة إلى الصفحة',
  collections: 'مجموعاتك',
  failed: 'تعذّر تحميل مجموعاتك.',
  tryAgain: 'حاول مجددًا',
};
