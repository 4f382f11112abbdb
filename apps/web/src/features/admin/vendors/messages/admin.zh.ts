import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: '供应商提交的内容',
  accepted: '“{title}”已发布。',
  accept: '接受并发布',
  somebody: '某人',
  outdated: '在供应商开始编辑后更改了内容，',
  theirs: '提交的内容',
  ours: '在此期间发布的内容',
  fits: '没有双方都更改过的字段：接受后两处更改都会保留。',
  overlaps: '双方都更改过：{fields}。',
  wrong: '未发布，因为双方的更改互不相容：{fields}。',
  compare: '比较并接受',
  refuse: '拒绝',
  refuseTitle: '拒绝“{title}”？',
  reason: '原因',
  reasonHint: '会通过邮件告知提交者。',
  reasonMissing: '请说明原因。',
  tools: '作为供应商的工具',
  toolsText: '此组织的成员可以提交这些工具的优惠及其更改。',
  takeOne: '收回“{title}”',
  take: '收回',
  toolMissing: '没有此工具。',
  give: '分配此工具',
  tool: '工具',
  toolHint: '其在本站的页面地址。',
};
