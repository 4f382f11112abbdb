import type { Translation } from '#i18n/words.ts';
import type * as en from './deal.en.ts';

export const deal: Translation<typeof en.deal> = {
  gallery: '图片',
  picture: '{title}，图片 {number}',
  showPicture: '显示图片 {number}',
  offer: '优惠价格',
  regular: '原价',
  save: '立省 {percent}',
  payOnce: '一次付费',
  saved: '节省 {percent}',
  dealPrice: '优惠价',
  visit: '访问官网',
  visitNote: '你将在 {domain} 购买，Onceware 本身不销售任何产品。',
  bought: '我已购买：记入“我的购买”',
  talk: '讨论此优惠',
  endedNote: '这个优惠已经结束，但该工具可能仍在按原价销售。',
  about: '简介',
  plans: '套餐',
  plansNote: '每个套餐都只需付费一次。',
  related: '类似优惠',
  more: '了解 {tool}',
  description: '{promise}。原价 {before}，现在一次付费 {price}。',
  open: '未公布结束日期',
};

export const rating: Translation<typeof en.rating> = {
  reviews: '（{count, plural, other {# 条评价}}）',
  imported: '（{count, plural, other {# 个导入的评分}}）',
};

export const tool: Translation<typeof en.tool> = {
  visit: '访问官网',
  deals: '{tool} 的优惠',
  noDeals: '{tool} 目前没有优惠',
  noDealsText: '先收藏这款工具，过段时间再来看看；也可以看看同分类中正在进行的优惠。',
  noDealsAction: '查看{category}类优惠',
  tags: '标签',
  about: '简介',
};
