import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const keptPages: Translation<typeof en.keptPages> = {
  waiting: 'جارٍ جلب العنوان والصورة…',
  failed: 'تعذّر جلب العنوان والصورة.',
  failures: {
    address: 'عنوانها لا يؤدي إلى صفحة عامة.',
    robots: 'موقعها لا يريد أن تقرأها البرامج.',
    redirect: 'تُحيل إلى غيرها بلا نهاية.',
    timeout: 'استغرق موقعها وقتًا طويلًا.',
    unreachable: 'تعذّر الوصول إلى موقعها.',
    refused: 'هي لمن يسجّلون الدخول هناك.',
    gone: 'لا توجد صفحة كهذه.',
    server: 'حدث خطأ في موقعها.',
  },
  dead: 'لم تعد موجودة',
  deadSince: 'غير موجودة منذ {date}',
  again: 'الجلب مجددًا',
  edit: 'تعديل العنوان والوصف',
  suggest: 'اقتراحها للكتالوج',
  isSuggested: 'اقتُرحت للكتالوج',
  suggested: 'شكرًا لك. سينظر فريقنا فيها للكتالوج.',
  deal: 'العرض: {title}',
  tool: 'في الكتالوج: {name}',
  form: {
    heading: 'تعديل الصفحة',
    close: 'إغلاق',
    name: 'العنوان',
    nameMissing: 'أعطِ الصفحة عنوانًا.',
    description: 'الوصف (اختياري)',
    length: '{length, number} من {max, number}',
    save: 'حفظ',
    cancel: 'إلغاء',
  },
  add: {
    hint: 'أو الصق عنوان أي صفحة ويب.',
    refused: 'لا يمكن إضافة صفحة بهذا العنوان: يجب أن يبدأ بـ http أو https وألا يحوي كلمة مرور.',
    region: 'صفحة ويب',
    kept: 'أنت تحتفظ بها بالفعل.',
    catalog: 'موجودة في الكتالوج أيضًا',
  },
};
