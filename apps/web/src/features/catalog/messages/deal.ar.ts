import type { Translation } from '#i18n/words.ts';
import type * as en from './deal.en.ts';

export const deal: Translation<typeof en.deal> = {
  gallery: 'الصور',
  picture: '\u2068{title}\u2069، الصورة {number}',
  showPicture: 'إظهار الصورة {number}',
  offer: 'العرض',
  regular: 'السعر المعتاد',
  save: 'توفّر {percent}',
  payOnce: 'تدفع مرة واحدة',
  saved: 'توفير {percent}',
  dealPrice: 'سعر العرض',
  visit: 'زيارة الموقع',
  bought: 'اشتريت هذا: احفظه في مشترياتي',
  talk: 'تحدّث عن هذا العرض',
  about: 'نبذة',
  plans: 'الباقات',
  plansNote: 'كل باقة تُدفع مرة واحدة.',
  related: 'عروض مشابهة',
  more: 'عن \u2068{tool}\u2069',
  description: '\u2068{promise}\u2069. {price} مرة واحدة بدلًا من {before}.',
  open: 'لم يُعلن تاريخ انتهاء',
  loading: 'جارٍ التحميل',
  get: 'احصل على العرض',
  getOf: 'احصل على العرض: \u2068{title}\u2069',
  leadsTo: 'يفتح \u2068{host}\u2069 في علامة تبويب جديدة. لا تبيع Onceware شيئًا بنفسها.',
  affiliate: 'إن اشتريت من هناك فقد يحصل هذا الموقع على عمولة.',
  nowhere: 'لا يُعرف أين يُباع.',
  coupon: 'قسيمة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyMarked: 'لم يُنسخ؛ الرمز محدَّد',
  plan: 'الباقة',
  countdown: '{hours, number} س {minutes, number} د <s>{seconds, number} ث</s>',
  over: 'انتهى هذا العرض.',
  overNote: 'قد تكون الأداة ما زالت تُباع بسعرها المعتاد.',
  running: 'احصل على العرض الساري الآن',
  now: 'العروض السارية الآن',
  insteadOf: 'بدلًا من \u2068{product}\u2069',
  alternatives: 'البدائل',
  earlier: 'عروض سابقة على \u2068{tool}\u2069',
};

export const rating: Translation<typeof en.rating> = {
  reviews:
    '({count, plural, zero {لا مراجعات} one {مراجعة واحدة} two {مراجعتان} few {# مراجعات} many {# مراجعة} other {# مراجعة}})',
  imported:
    '({count, plural, zero {لا تقييمات مستوردة} one {تقييم مستورد واحد} two {تقييمان مستوردان} few {# تقييمات مستوردة} many {# تقييمًا مستوردًا} other {# تقييم مستورد}})',
};

export const tool: Translation<typeof en.tool> = {
  visit: 'زيارة الموقع',
  deals: 'عروض على \u2068{tool}\u2069',
  noDeals: 'لا عروض على \u2068{tool}\u2069 حاليًا',
  noDealsText: 'احفظ الأداة وعُد لاحقًا، أو اطّلع على العروض السارية في فئتها.',
  noDealsAction: 'شاهد عروض {category}',
  tags: 'الوسوم',
  about: 'نبذة',
};

export const terms: Translation<typeof en.terms> = {
  title: 'الشروط بنظرة سريعة',
  soldBy: 'البائع',
  refund: 'الاسترداد',
  refundDays:
    '{count, plural, zero {في يوم الشراء} one {خلال يوم واحد} two {خلال يومين} few {خلال # أيام} many {خلال # يومًا} other {خلال # يوم}}',
  noRefund: 'غير متاح',
  redeem: 'التفعيل',
  redeemBy: 'حتى {date}',
  redeemDays:
    '{count, plural, zero {في يوم الشراء} one {خلال يوم من الشراء} two {خلال يومين من الشراء} few {خلال # أيام من الشراء} many {خلال # يومًا من الشراء} other {خلال # يوم من الشراء}}',
  updates: 'التحديثات',
  updatesOf: {
    all: 'كل الإصدارات اللاحقة',
    version: 'تحديثات الإصدار الذي تشتريه',
    year: 'تحديثات السنة الأولى',
    none: 'لا تشملها',
  },
  stacking: 'جمع الرموز',
  noStacking: 'رمز واحد فقط',
  stack:
    '{count, plural, zero {لا رموز} one {رمز واحد} two {رمزان على الأكثر} few {حتى # رموز} many {حتى # رمزًا} other {حتى # رمز}}',
};
