import type { Translation } from '#i18n/words.ts';
import type * as en from './vendors.en.ts';

export const vendors: Translation<typeof en.vendors> = {
  title: '您的优惠',
  lead: '您提交的内容经我们的员工接受后即出现在目录中。',
  none: '您不属于在此拥有工具的组织。如果您销售其中之一，请联系我们。',
  newDeal: '新优惠',
  newTool: '新工具',
  tools: '您的工具',
  submissions: '草稿与提交',
  untitled: '无标题',
  withdraw: '撤回',
  withdrawn: '已撤回。您可以修改后再次提交。',
  kind: { deal: '优惠', tool: '工具' },
  state: {
    draft: '草稿',
    submitted: '等待我们的员工',
    accepted: '已接受',
    refused: '未接受',
    discarded: '已放弃',
  },
  numbers: '最近 30 天。我们只统计数量，从不统计是谁。',
  deal: '优惠',
  views: '浏览',
  saves: '收藏',
  clicks: '点击',
  notRunning: '（未进行）',
  edit: '编辑',
  editOne: '编辑“{title}”',
  days: '{count, plural, other {# 天}}',
  noDays: '还没有人',
  ofDay:
    '{day}：{views, plural, other {# 次浏览}}，{saves, plural, other {# 次收藏}}，{clicks, plural, other {# 次点击}}',
  submit: '提交',
  submitted: '已提交。决定后我们会写信给您。',
  incomplete: '尚未提交：有内容缺失或有误。',
};
