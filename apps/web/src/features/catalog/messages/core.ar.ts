import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

// \u2068 and \u2069 keep the order of names and queries in Latin script amid Arabic.
export const catalog: Translation<typeof en.catalog> = {
  price: {
    now: 'السعر الآن',
    before: 'السعر السابق',
    saving: 'التوفير',
    lowest: 'أدنى سعر حتى الآن',
  },
  rating:
    '{imported, select, true {تقييم مستورد: } other {التقييم }}{score} من 5، {count, plural, zero {دون تقييمات} one {بتقييم شخص واحد} two {بتقييم شخصين} few {بتقييم # أشخاص} many {بتقييم # شخصًا} other {بتقييم # شخص}}',
  time: {
    hours:
      '{count, plural, zero {بقي أقل من ساعة} one {بقيت ساعة واحدة} two {بقيت ساعتان} few {بقيت # ساعات} many {بقيت # ساعة} other {بقيت # ساعة}}',
    days: '{count, plural, zero {بقي أقل من يوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
    ended: 'انتهى',
    endedOn: 'انتهى في {date}',
    endsOn: 'ينتهي في {date}',
  },
  deals: '{count, plural, zero {لا عروض} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}',
  category: {
    ai: 'الذكاء الاصطناعي',
    analytics: 'التحليلات',
    design: 'التصميم',
    development: 'البرمجة',
    education: 'التعليم',
    finance: 'الشؤون المالية',
    infrastructure: 'البنية التحتية',
    marketing: 'التسويق',
    media: 'الوسائط',
    productivity: 'الإنتاجية',
    sales: 'المبيعات',
    security: 'الأمان',
    support: 'دعم العملاء',
    writing: 'الكتابة',
    other: 'أخرى',
  },
  search: {
    label: 'البحث في العروض والأدوات',
    placeholder: 'فواتير، نماذج، تحليلات…',
    submit: 'بحث',
  },
  home: {
    pageTitle: 'عروض برامج مدى الحياة',
    title: 'برامج جيدة، تدفع ثمنها مرة واحدة.',
    lead: '{deals, plural, zero {لا عروض مدى الحياة} one {عرض واحد مدى الحياة} two {عرضان مدى الحياة} few {# عروض مدى الحياة} many {# عرضًا مدى الحياة} other {# عرض مدى الحياة}} على {tools, plural, zero {أي أداة} one {أداة واحدة} two {أداتين} few {# أدوات} many {# أداة} other {# أداة}}. بلا اشتراك ولا تجديد، ولا شيء تلغيه.',
    description: 'عروض برامج مدى الحياة: ادفع مرة واحدة وتبقى لك. الأسعار والباقات وتواريخ الانتهاء في لمحة.',
    pick: {
      why: 'لماذا هذا العرض',
      rated:
        '{among, plural, zero {الأعلى تقييمًا: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.} one {العرض التالي في الانتهاء وتقييمه جيد: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.} two {الأعلى تقييمًا بين أقرب عرضين إلى الانتهاء: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.} few {الأعلى تقييمًا بين أقرب # عروض إلى الانتهاء: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.} many {الأعلى تقييمًا بين أقرب # عرضًا إلى الانتهاء: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.} other {الأعلى تقييمًا بين أقرب # عرض إلى الانتهاء: {score} من {votes, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.}}',
      saving: 'لا عرض ساريًا يخفض سعره أكثر منه.',
      rule: 'اختير بقاعدة، لا مقابل مال.',
    },
    facts: {
      label: 'لماذا تثق بهذه القائمة',
      since: 'نعرض الصفقات منذ {date}.',
      decides: 'لا مكان هنا يُشترى: يقرّر موعد الانتهاء والتاريخ والتقييم والتوفير.',
      pays: 'تدفع للبائع، لا لنا.',
      how: 'كيف تُختار العروض',
    },
    see: 'شاهد العرض',
    ending: 'تنتهي هذا الأسبوع',
    endingNote: 'تختفي بانتهاء وقتها.',
    endingAll: 'كل ما ينتهي هذا الأسبوع',
    newest: 'الجديد',
    newestNote: 'أحدث ما وصل.',
    newestAll: 'كل العروض، الأحدث أولًا',
    savings: 'توفير واحد من كل فئة',
    savingsNote: 'الأكبر في كل فئة، مقارنةً بالسعر السابق.',
    saved: 'أقل بـ {amount}',
    savingsAll: 'كل العروض حسب التوفير',
    categories: 'حسب الفئة',
    categoriesNote: 'العروض السارية في كل فئة.',
    loading: 'جارٍ تحميل العروض',
    empty: 'لا عروض سارية الآن.',
    emptyAction: 'تصفّح كل الأدوات',
  },
};
