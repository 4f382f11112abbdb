import type { Translation } from '#i18n/words.ts';
import type * as en from './prices.en.ts';

export const prices: Translation<typeof en.prices> = {
  title: '历史价格',
  before: '本次优惠（{date} 开始）前 {days} 天内的最低价',
  beforeNothing: '那段时间未以 {currency} 出售',
  beforeUnknown: '未知：自 {date} 起才有价格记录',
  beforePartly: '{price}（就已知而言：自 {date} 起）',
  lowest: '历史最低价',
  lowestToday: '{price}，即今日价格',
  lowestOn: '{price}，首次出现于 {date}',
  regular: '常规价 {price}',
  neverAsked: '就已知而言（自 {date} 起）从未以此价出售',
  kept: '自 {date} 起，每次价格变动都记录在此。',
  told: '更早的价格（虚线）由卖家提供。',
  otherCurrencies: '只比较以 {currency} 计的价格；其他货币的价格见表格。',
  chart: '{from} 至 {until} 的价格，介于 {low} 与 {high} 之间。下方表格列出每一项。',
  step: '{price}，{from} – {until}',
  table: '以表格查看全部价格',
  from: '起',
  until: '止',
  price: '价格',
  basePrice: '常规价',
  today: '今天',
  toldMark: '卖家提供',
  cut: '仅列最近 {count} 项；文件中有全部。',
  file: '全部下载为文件 (CSV)',
};
