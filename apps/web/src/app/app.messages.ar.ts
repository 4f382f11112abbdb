export const appMessages = {
  skipToContent: 'التخطي إلى المحتوى',
  imageFailed: 'تعذّر التحميل: \u2068{alt}\u2069',
  footer: {
    label: 'الموقع',
    promise: 'برامج تدفع ثمنها مرة واحدة وتبقى لك.',
    language: 'اللغة',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'ربما كُتب العنوان خطأً، أو أُزيل العرض. وكل العروض السارية على بُعد خطوة واحدة.',
    home: 'الذهاب إلى الصفحة الرئيسية',
    explore: 'فتح LTD Explorer',
  },
  forbidden: {
    title: 'لا يمكنك فتح هذه الصفحة',
    text: 'ليس لحسابك صلاحية فتحها.',
  },
  failed: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'حدث خطأ من جهتنا. لم تفقد أي شيء.',
    retry: 'إعادة المحاولة',
  },
} as const;
