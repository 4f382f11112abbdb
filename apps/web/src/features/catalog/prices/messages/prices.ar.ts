import type { Translation } from '#i18n/words.ts';
import type * as en from './prices.en.ts';

export const prices: Translation<typeof en.prices> = {
  title: 'سجل الأسعار',
  before: 'أدنى سعر في الأيام الـ {days} السابقة لهذا العرض الذي بدأ في {date}',
  beforeNothing: 'لم يكن معروضًا بعملة {currency} في تلك الأيام',
  beforeUnknown: 'غير معروف: أسعاره معروفة منذ {date} فقط',
  beforePartly: '{price} بقدر ما هو معروف: منذ {date}',
  lowest: 'أدنى سعر على الإطلاق',
  lowestToday: '{price}، وهو سعر اليوم',
  lowestOn: '{price}، أول مرة في {date}',
  regular: 'السعر المعتاد {price}',
  neverAsked: 'لم يُطلب هنا قط بقدر ما هو معروف: منذ {date}',
  kept: 'يُحفظ هنا كل تغيّر في سعره منذ {date}.',
  told: 'أما ما قبل ذلك (الخط المتقطع) فكما ذكره البائع.',
  otherCurrencies: 'تُقارن الأسعار بعملة {currency} وحدها؛ وما كان بعملات أخرى في الجدول.',
  chart: 'الأسعار من {from} إلى {until}، بين {low} و{high}. وفي الجدول أدناه كل منها.',
  step: '{price}، {from} – {until}',
  table: 'كل الأسعار في جدول',
  from: 'من',
  until: 'إلى',
  price: 'السعر',
  basePrice: 'السعر المعتاد',
  today: 'اليوم',
  toldMark: 'كما ذُكر',
  cut: 'أحدث {count}؛ والملف يضمها كلها.',
  file: 'كلها في ملف (CSV)',
};
