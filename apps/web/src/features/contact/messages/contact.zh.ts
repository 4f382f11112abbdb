import type { Translation } from '#i18n/words.ts';
import type * as en from './contact.en.ts';

export const contact: Translation<typeof en.contact> = {
  title: '联系我们',
  lead: '提问、反馈或建议都可以。每条留言都有人阅读，并通过邮件回复。',
  description: '给 Onceware 留言：各类问题、优惠、厂商合作和账号。',
  field: {
    name: '你的姓名',
    email: '你的邮箱',
    emailHint: '我们会回复到这个邮箱，不作他用。',
    topic: '关于什么？',
    message: '留言',
  },
  topic: {
    question: '一般咨询',
    deal: '某个优惠',
    vendor: '我是软件厂商',
    account: '我的账号',
    other: '其他',
  },
  length: '{length, number} / {max, number} 个字符',
  problem: {
    name: '请输入姓名。',
    email: '邮箱地址格式不正确。',
    message: '请填写留言内容。',
    tooMany: '短时间内留言过多，请稍后再发送这一条。',
  },
  send: '发送留言',
  sending: '正在发送…',
  sentTitle: '我们已收到你的留言',
  sentText: '我们会回复到 <address>{email}</address>。',
  another: '再写一条留言',
};
