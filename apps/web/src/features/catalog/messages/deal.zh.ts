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
  bought: '我已购买：记入“我的购买”',
  talk: '讨论此优惠',
  about: '简介',
  plans: '套餐',
  plansNote: '每个套餐都只需付费一次。',
  related: '类似优惠',
  more: '了解 {tool}',
  description: '{promise}。原价 {before}，现在一次付费 {price}。',
  open: '未公布结束日期',
  loading: '正在加载',
  get: '获取优惠',
  getOf: '获取优惠：{title}',
  leadsTo: '将在新标签页打开 {host}，Onceware 本身不销售任何产品。',
  affiliate: '如果你在那里购买，本站可能会获得佣金。',
  nowhere: '目前不知道在哪里销售。',
  coupon: '优惠码',
  copy: '复制',
  copied: '已复制',
  copyMarked: '未能复制，优惠码已选中',
  plan: '套餐',
  countdown: '{hours, number} 小时 {minutes, number} 分 <s>{seconds, number} 秒</s>',
  over: '这个优惠已经结束。',
  overNote: '该工具可能仍在按原价销售。',
  running: '获取正在进行的优惠',
  now: '正在进行的优惠',
  insteadOf: '替代 {product}',
  alternatives: '替代选择',
  earlier: '{tool} 以往的优惠',
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

export const terms: Translation<typeof en.terms> = {
  title: '条款一览',
  soldBy: '销售方',
  refund: '退款',
  refundDays: '{count, plural, other {# 天内}}',
  noRefund: '不支持',
  redeem: '兑换',
  redeemBy: '{date} 之前',
  redeemDays: '{count, plural, other {购买后 # 天内}}',
  updates: '更新',
  updatesOf: {
    all: '包含所有后续版本',
    version: '仅所购版本的更新',
    year: '第一年的更新',
    none: '不包含',
  },
  stacking: '叠加',
  noStacking: '仅限一个兑换码',
  stack: '{count, plural, other {最多 # 个兑换码}}',
};
