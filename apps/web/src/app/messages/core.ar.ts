import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const app: Translation<typeof en.app> = {
  skipToContent: 'التخطي إلى المحتوى',
  imageFailed: 'تعذّر التحميل: \u2068{alt}\u2069',
  footer: {
    label: 'الموقع',
    promise: 'برامج تدفع ثمنها مرة واحدة وتبقى لك.',
    language: 'اللغة',
  },
  offer: {
    question: 'القراءة بالعربية؟',
    accept: 'التبديل إلى العربية',
    decline: 'لا، شكرًا',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'ربما كُتب العنوان خطأً، أو أُزيل العرض. وكل العروض السارية على بُعد خطوة واحدة.',
    home: 'الذهاب إلى الصفحة الرئيسية',
    explore: 'فتح LTD Explorer',
  },
  forbidden: {
    title: 'لا يمكنك فتح هذه الصفحة',
    text: 'ليس لحسابك صلاحية فتحها. اطلبها من أحد مديري هذا الموقع، وإن لم تعرف من هم فراسلنا.',
    ask: 'اتصل بنا',
  },
  failed: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'حدث خطأ من جهتنا. لم تفقد أي شيء.',
    retry: 'إعادة المحاولة',
  },
};
