import type { Translation } from '#i18n/words.ts';
import type * as en from './store.en.ts';

// \u2068 and \u2069 keep the order of names and numbers in Latin script amid Arabic.
/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store: Translation<typeof en.store> = {
  notice: 'بيانات تجريبية: لا شيء هنا حقيقي أو معروض للبيع.',
  products:
    '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  rating:
    'التقييم {score} من 5، {count, plural, zero {دون تقييمات} one {بتقييم شخص واحد} two {بتقييم شخصين} few {بتقييم # أشخاص} many {بتقييم # شخصًا} other {بتقييم # شخص}}',
  priceEach: '{price} للواحد',
  category: {
    templates: 'القوالب',
    courses: 'الدورات',
    graphics: 'الرسوم',
    code: 'الأكواد',
  },
  toolbar: {
    label: 'أدوات المتجر',
    name: 'متجر تجريبي',
    wishlist:
      'قائمة الأمنيات، {count, plural, =0 {فارغة} zero {فارغة} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  search: {
    label: 'البحث في المتجر',
    submit: 'بحث',
  },
  add: 'إضافة إلى السلة',
  addNamed: 'إضافة \u2068{name}\u2069 إلى السلة',
  wish: {
    add: 'إضافة إلى قائمة الأمنيات',
    addNamed: 'إضافة \u2068{name}\u2069 إلى قائمة الأمنيات',
    remove: 'إزالة من قائمة الأمنيات',
    removeNamed: 'إزالة \u2068{name}\u2069 من قائمة الأمنيات',
  },
  quantity: {
    label: 'الكمية',
    labelNamed: 'كمية \u2068{name}\u2069',
    less: 'إنقاص واحد',
    more: 'زيادة واحد',
  },
  line: {
    remove: 'إزالة \u2068{name}\u2069',
    removed: 'أُزيل المنتج \u2068{name}\u2069.',
    undo: 'تراجع',
  },
  cart: {
    title: 'السلة',
    close: 'إغلاق السلة',
    subtotal: 'المجموع الفرعي',
    checkout: 'إتمام الشراء',
    checkoutNote: 'هذا متجر تجريبي: لا يبيع شيئًا، ولم يُرسل أي شيء. في متجر حقيقي يُطلب منك الدفع هنا.',
    empty: 'سلتك فارغة',
    emptyHint: 'ما تضيفه إلى السلة ينتظرك هنا.',
    emptyAction: 'شاهد كل المنتجات',
  },
  wishlist: {
    title: 'قائمة الأمنيات',
    lead: 'ما أعجبك ولم تشتره بعد.',
    close: 'إغلاق قائمة الأمنيات',
    move: 'نقل إلى السلة',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: 'نقل إلى السلة: \u2068{name}\u2069',
    empty: 'قائمة أمنياتك فارغة',
    emptyHint: 'اضغط القلب على أي منتج لتحتفظ به هنا.',
    emptyAction: 'شاهد كل المنتجات',
  },
  details: {
    title: 'تفاصيل المنتج',
    close: 'إغلاق تفاصيل المنتج',
    by: 'من \u2068{maker}\u2069',
    page: 'فتح الصفحة الكاملة',
    more: 'المزيد من {category}',
  },
  all: {
    title: 'كل المنتجات',
    lead: 'أشياء لمن يصنعون البرامج.',
  },
  home: {
    pageTitle: 'رئيسية المتجر',
    title: 'اعثر على ما يعينك على صنع شيء جديد',
    lead: 'قوالب ودورات ورسوم وأكواد، من عدد قليل من الصنّاع.',
    categories: 'حسب الفئة',
    best: 'الأعلى تقييمًا',
    bestAll: 'الكل حسب التقييم',
  },
  results: {
    title: 'البحث في المتجر',
    titleQuery: 'نتائج البحث عن «\u2068{query}\u2069»',
    category: 'الفئة',
    allCategories: 'كل الفئات',
    sort: 'الترتيب حسب',
    sorts: {
      featured: 'المختارة',
      rating: 'الأعلى تقييمًا',
      price: 'الأقل سعرًا',
      price_desc: 'الأعلى سعرًا',
    },
    view: 'طريقة الإظهار',
    grid: 'إظهار كشبكة',
    list: 'إظهار كقائمة',
    empty: 'لا منتجات تطابق هذا',
    emptyHint: 'جرّب كلمة أعمّ، أو تصفّح المنتجات كلها.',
    emptyAction: 'إظهار كل المنتجات',
  },
  orders: {
    title: 'طلباتي',
    lead: 'مثال لما قد يشتريه عميل من هذا المتجر.',
    number: 'الطلب \u2068{number}\u2069',
    placed: 'بتاريخ {date}',
    status: {
      preparing: 'قيد التجهيز',
      delivered: 'تم التسليم',
      refunded: 'استُرد المبلغ',
    },
    total: 'المجموع',
    again: 'شراء مجددًا',
    // Begins with what is seen on the button.
    againNamed: 'شراء مجددًا: الطلب \u2068{number}\u2069',
  },
};
