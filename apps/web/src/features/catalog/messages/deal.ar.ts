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
  visitNote: 'تشتري من \u2068{domain}\u2069؛ ولا تبيع Onceware شيئًا بنفسها.',
  bought: 'اشتريت هذا: احفظه في مشترياتي',
  talk: 'تحدّث عن هذا العرض',
  endedNote: 'انتهى هذا العرض. قد تكون الأداة ما زالت تُباع بسعرها المعتاد.',
  about: 'نبذة',
  plans: 'الباقات',
  plansNote: 'كل باقة تُدفع مرة واحدة.',
  related: 'عروض مشابهة',
  more: 'عن \u2068{tool}\u2069',
  description: '\u2068{promise}\u2069. {price} مرة واحدة بدلًا من {before}.',
  open: 'لم يُعلن تاريخ انتهاء',
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
