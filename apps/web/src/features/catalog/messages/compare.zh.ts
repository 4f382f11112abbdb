import type { Translation } from '#i18n/words.ts';
import type * as en from './compare.en.ts';

export const compare: Translation<typeof en.compare> = {
  compare: '对比',
  choose: '对比 {title}',
  full: '最多只能并排对比 {max, number} 个优惠，请先移除一个。',
  tray: '已选对比',
  count: '{count, number}/{max, number}',
  another: '再选一个进行对比',
  remove: '将 {title} 移出对比',
  clear: '清空对比',
};
