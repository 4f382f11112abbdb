import type { Translation } from '#i18n/words.ts';
import type * as en from './tools.en.ts';

// \u2068 and \u2069 keep the order of queries in Latin script amid Arabic.
/** Words of the header's demo tools: search, notifications, apps. */
export const demoTools: Translation<typeof en.demoTools> = {
  search: {
    open: 'بحث',
    openWith: 'بحث ({shortcut})',
    // Isolated from left to right: ⌘ and + have no direction of their own.
    shortcut: {
      mac: '\u2066⌘K\u2069',
      other: '\u2066Ctrl+K\u2069',
    },
    title: 'بحث',
    close: 'إغلاق البحث',
    field: 'عمّ تبحث؟',
    clear: 'مسح الحقل',
    tabs: 'نطاق البحث',
    tab: {
      catalog: 'العروض والأدوات',
      mixed: 'متنوع',
      settings: 'الإعدادات',
      integrations: 'التكاملات',
      users: 'المستخدمون',
      docs: 'المستندات',
      empty: 'فارغ',
      noResults: 'لا نتائج',
    },
    group: {
      newest: 'عروض جديدة',
      deals: 'العروض',
      tools: 'الأدوات',
      categories: 'الفئات',
      kept: 'ما تحتفظ به',
    },
    loading: 'جارٍ البحث…',
    count:
      '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
    corrected: 'هذه نتائج البحث عن «\u2068{query}\u2069».',
    all: 'كل نتائج البحث عن «\u2068{query}\u2069»',
    browse: 'كل العروض، الأحدث أولًا',
    failed: 'تعذّر البحث',
    retry: 'إعادة المحاولة',
    nothing: 'لم يُعثر على نتائج',
    nothingFor: 'لا نتائج للبحث عن «\u2068{query}\u2069»',
    nothingHint: 'تحقّق من الإملاء، أو جرّب كلمة أقصر أو أعمّ.',
    nothingAction: 'البحث في العروض والأدوات',
    begin: 'ابحث عن أي شيء',
    beginHint: 'اكتب اسمًا أو مهمة أو فئة. تظهر النتائج أثناء الكتابة.',
    beginAction: 'بدء الكتابة',
    sample: 'عناصر تجريبية تبيّن شكل النتائج.',
    connected: 'متصل',
    notConnected: 'غير متصل',
  },
  setting: {
    profile: { name: 'إعدادات الملف الشخصي', hint: 'الاسم والصورة والبريد الإلكتروني' },
    getStarted: { name: 'خطواتك الأولى', hint: 'كيف تبدأ بحسابك' },
    purchases: { name: 'مشترياتي', hint: 'العروض التي اشتريتها' },
    security: { name: 'الأمان وتسجيل الدخول', hint: 'كلمة المرور، والأجهزة التي سجّلت الدخول عليها' },
    apiKeys: { name: 'مفاتيح API', hint: 'مفاتيح لبرامجك الخاصة' },
    teams: { name: 'الفِرق', hint: 'فِرق تجريبية وأعضاؤها وأدوارهم' },
    importMembers: { name: 'استيراد الأعضاء', hint: 'دعوة كثيرين دفعة واحدة من قائمة' },
    privacy: { name: 'إعدادات الخصوصية', hint: 'من يمكنه رؤيتك والعثور عليك' },
  },
  integration: {
    payments: 'المدفوعات والفواتير',
    calendar: 'التقويمات والحجوزات',
    mail: 'النشرات والقوائم البريدية',
    storage: 'الملفات والنسخ الاحتياطية',
    support: 'دعم العملاء والمحادثة المباشرة',
    reports: 'التقارير ولوحات المعلومات',
  },
  notifications: {
    title: 'الإشعارات',
    close: 'إغلاق لوحة الإشعارات',
    note: 'إشعارات تجريبية تُظهر ما سيرد هنا.',
    tabs: 'أنواع الإشعارات',
    tab: {
      all: 'الكل',
      inbox: 'الوارد',
      team: 'الفريق',
      following: 'من تتابعهم',
    },
    unreadCount:
      '{count, plural, zero {لا شيء غير مقروء} one {واحد غير مقروء} two {اثنان غير مقروءين} few {# غير مقروءة} many {# غير مقروء} other {# غير مقروء}}',
    unread: 'غير مقروء',
    archiveAll: 'أرشفة الكل',
    markAllRead: 'تمييز الكل كمقروء',
    archived:
      '{count, plural, zero {لم يُؤرشف أي إشعار} one {أُرشف إشعار واحد} two {أُرشف إشعاران} few {أُرشفت # إشعارات} many {أُرشف # إشعارًا} other {أُرشف # إشعار}}',
    undo: 'تراجع',
    // Nouns, as a verb would tell men from women.
    kind: {
      mentioned: 'إشارة إليك من <who>{name}</who> في <what>{topic}</what>',
      replied: 'رد من <who>{name}</who> على رأيك في <what>{topic}</what>',
      invited: 'دعوة لك من <who>{name}</who> للانضمام إلى <what>{topic}</what>',
      joined: 'انضمام <who>{name}</who> إلى <what>{topic}</what>',
      finished: 'إتمام <who>{name}</who> مهمة <what>{topic}</what>',
      uploaded: 'ملف جديد من <who>{name}</who>: <what>{topic}</what>',
      published: 'منشور جديد من <who>{name}</who>: <what>{topic}</what>',
      shared: 'مشاركة من <who>{name}</who> لمجموعة <what>{topic}</what>',
      reviewed: 'رأي جديد من <who>{name}</who> في <what>{topic}</what>',
    },
    empty: {
      all: { title: 'اطّلعت على كل الإشعارات', hint: 'ما يجري من حولك سيظهر هنا.', action: 'شاهد شبكتك' },
      inbox: {
        title: 'لا شيء في الوارد',
        hint: 'تصل إلى هنا الإشارات إليك والردود عليك والدعوات الموجّهة إليك.',
        action: 'تعرّف إلى الأعضاء',
      },
      team: { title: 'لا جديد في فِرقك', hint: 'يظهر هنا ما تبدؤه فِرقك وما تُتمّه وما ترفعه.', action: 'الذهاب إلى فِرقك' },
      following: {
        title: 'لا جديد ممن تتابعهم',
        hint: 'تابع أشخاصًا ليظهر هنا ما ينشرونه.',
        action: 'البحث عن أشخاص تتابعهم',
      },
    },
  },
  apps: {
    open: 'التطبيقات',
    title: 'التطبيقات',
    close: 'إغلاق قائمة التطبيقات',
    note: 'تطبيقات تجريبية. ما تشغّله يبقى مشغّلًا حتى تغادر.',
    about: {
      tidewatch: 'ينبّهك قبيل انتهاء عرض حفظته.',
      ledgerling: 'يرتّب إيصالات مشترياتك حسب السنة.',
      roundrobin: 'يُجري قرعة لاختيار من يشتري الأداة التالية للفريق.',
      papertrail: 'يحتفظ بملاحظات عن الأدوات التي جرّبتها.',
      nightdesk: 'يرسل ملخصًا واحدًا هادئًا في المساء.',
    },
  },
};
