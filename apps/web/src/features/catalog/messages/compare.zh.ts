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
  title: '对比优惠',
  table: '并排对比优惠',
  what: '对比项目',
  differs: '（不同）',
  onlyDifferences: '只看不同之处',
  add: '再添加一个优惠',
  sold: '销售地点',
  unknown: '未说明',
  missing: '{count, plural, other {此地址中有 # 个优惠已不在目录中。}}',
  row: {
    price: '价格',
    saving: '节省',
    ends: '结束',
    rating: '评分',
    plan: '{name}：{price}',
    limits: '套餐限制',
    limit: '{name}：{value}',
    category: '分类',
  },
  empty: {
    title: '还没有可对比的优惠',
    text: '点按最多 {max, number} 个优惠上的天平图标，即可并排查看。',
    action: '浏览优惠',
  },
};
