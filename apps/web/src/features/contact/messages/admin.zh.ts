import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminContacts: Translation<typeof en.adminContacts> = {
  caption: '联系表单的留言',
  search: '按姓名、邮箱或内容搜索',
  column: { from: '来自', topic: '主题', message: '留言', created: '时间', status: '状态' },
  status: { new: '新留言', open: '处理中', done: '已处理', spam: '垃圾留言' },
  topic: { question: '一般咨询', deal: '某个优惠', vendor: '厂商', account: '账号', other: '其他' },
  select: '选择 {name} 的留言',
  selectAll: '选择本页的所有留言',
  selected: '{count, plural, other {已选择 # 条留言}}',
  all: '全选',
  clear: '取消选择',
  setStatus: '设置状态',
  details: '{name} 的留言',
  reply: '邮件回复',
  subject: '你给 Onceware 的留言（{topic}）',
  account: '查看账号',
  language: '留言时使用的语言：{language}',
  finish: '将 {name} 的留言标为已处理',
  reopen: '重新处理 {name} 的留言',
  marked:
    '已将 {count, plural, other {# 条留言}}标为{status, select, new {新留言} open {处理中} done {已处理} other {垃圾留言}}',
  undo: '撤销',
  empty: '还没有留言。通过联系表单发送的内容会出现在这里。',
  form: '打开联系表单',
};
