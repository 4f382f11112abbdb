import type { Translation } from '#i18n/words.ts';
import type * as en from './sharing.en.ts';

// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const sharing: Translation<typeof en.sharing> = {
  dialog: {
    title: 'مشاركة «\u2068{name}\u2069»',
    close: 'إغلاق',
    offer: 'أنشئ رابطًا، فيمكن لمن لديهم الرابط قراءة هذه المجموعة ونسخها. ولن يعثر عليها أحد غيرهم.',
    private: 'لا يظهر اسمك، ولا تظهر ملاحظاتك إلا إذا أردت.',
    make: 'إنشاء رابط',
    making: 'جارٍ إنشاء الرابط…',
    link: 'رابط هذه المجموعة',
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'متصفحك لا يسمح لهذه الصفحة بالنسخ. الرابط محدّد: انسخه بلوحة المفاتيح.',
    open: 'فتح الصفحة',
    passOn: 'مشاركة…',
    notes: 'إظهار ملاحظاتي',
    notesHint: 'يقرأ كل من لديه الرابط ما كتبته عن العناصر.',
    indexed: 'السماح بظهورها في محركات البحث',
    indexedHint: 'عندها يمكن العثور على الصفحة دون الرابط.',
    stop: 'إيقاف المشاركة',
    stopHint: 'يتوقف الرابط عن العمل فورًا. وعند المشاركة مجددًا، يكون لها رابط آخر.',
  },
  page: {
    description:
      'مجموعة من عروض مدى الحياة والأدوات على Onceware ({count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}})',
    facts:
      '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}} · حُدّثت {time}',
    loading: 'جارٍ تحميل المجموعة',
    follow: 'متابعة',
    followHint: 'موجز بما يُضاف، لقارئ الموجزات لديك',
    copy: 'نسخ إلى مجموعاتي',
    copying: 'جارٍ النسخ…',
    copied: 'أصبحت «\u2068{name}\u2069» من مجموعاتك',
    openCopy: 'فتح المجموعات',
    empty: 'لا شيء في هذه المجموعة بعد.',
    emptyAction: 'استكشف عروض مدى الحياة',
    note: 'ملاحظة',
    noteMore: 'إظهار الملاحظة كاملة',
    noteLess: 'إظهار أقل',
    more: 'إظهار المزيد',
    loadingMore: 'جارٍ التحميل…',
    moreFailed: 'تعذّر تحميل المزيد. حاول مجددًا.',
    first: 'العودة إلى الصفحة الأولى',
  },
};
