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
};
