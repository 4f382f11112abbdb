import type { Translation } from '#i18n/words.ts';
import type * as en from './recovery.en.ts';

export const recovery: Translation<typeof en.recovery> = {
  reset: {
    title: '重设密码',
    askLead: '请输入账号的邮箱地址。我们会发送一个链接，供你设置新密码。',
    ask: '发送链接',
    asking: '正在发送…',
    sent: '如果有账号使用这个邮箱，邮件很快就会送达。其中的链接在 {hours, plural, other {# 小时}}内有效。',
    sentHint: '没有收到？请看看垃圾邮件，或过几分钟再发送一次。',
    another: '换一个邮箱',
    back: '返回登录',
    chooseLead: '请设置新密码。所有已登录此账号的设备都会退出登录，API 密钥也会失效。',
    newPassword: '新密码',
    save: '保存并登录',
    saving: '正在保存…',
    noSession: '密码已修改，但浏览器没有保留登录状态。请用新密码登录。',
    done: '密码已修改，其他设备均已退出登录，API 密钥也已失效。',
    newLink: '重新获取链接',
  },
  verify: {
    title: '验证邮箱',
    lead: '请点击按钮，确认这个邮箱是你的。',
    confirm: '确认',
    confirming: '正在确认…',
    incomplete: '这个链接不完整。请从邮件中重新打开，或复制完整的链接。',
    verified: '邮箱已验证。',
    changed: '邮箱已更换。今后请用新邮箱登录。',
    otherIsNew: '已确认。还差一步：请打开我们发到新邮箱的邮件中的链接。',
    otherIsOld: '已确认。还差一步：请打开我们发到旧邮箱的邮件中的链接。',
    toAccount: '前往你的账号',
    toSecurity: '打开“安全与登录”',
    toLogIn: '登录',
    newMail: '你可以在那里重新发送邮件。',
  },
};
