import type { Translation } from '#i18n/words.ts';
import type * as en from './compare.en.ts';

export const compare: Translation<typeof en.compare> = {
  compare: 'مقارنة',
  choose: 'مقارنة \u2068{title}\u2069',
  full: 'لا يتسع الجدول لأكثر من {max, number} عروض جنبًا إلى جنب. أزل واحدًا أولًا.',
  tray: 'المختارة للمقارنة',
  count: '{count, number} من {max, number}',
  another: 'اختر عرضًا آخر للمقارنة',
  remove: 'إزالة \u2068{title}\u2069 من المقارنة',
  clear: 'إفراغ المقارنة',
  title: 'مقارنة العروض',
  table: 'العروض جنبًا إلى جنب',
  what: 'ما يُقارَن',
  differs: '(مختلف)',
  onlyDifferences: 'الاختلافات فقط',
  add: 'إضافة عرض آخر',
  sold: 'مكان البيع',
  unknown: 'غير مذكور',
  missing:
    '{count, plural, zero {لا عروض ناقصة في هذا العنوان.} one {عرض واحد في هذا العنوان لم يعد في الكتالوج.} two {عرضان في هذا العنوان لم يعودا في الكتالوج.} few {# عروض في هذا العنوان لم تعد في الكتالوج.} many {# عرضًا في هذا العنوان لم تعد في الكتالوج.} other {# عرض في هذا العنوان لم تعد في الكتالوج.}}',
  row: {
    price: 'السعر',
    saving: 'التوفير',
    ends: 'الانتهاء',
    rating: 'التقييم',
    plan: '\u2068{name}\u2069: {price}',
    limits: 'حدود الباقة',
    limit: '\u2068{name}\u2069: \u2068{value}\u2069',
    category: 'الفئة',
  },
  empty: {
    title: 'لا شيء للمقارنة بعد',
    text: 'اضغط على الميزان في ما يصل إلى {max, number} عروض لتراها جنبًا إلى جنب.',
    action: 'استكشاف العروض',
  },
};
