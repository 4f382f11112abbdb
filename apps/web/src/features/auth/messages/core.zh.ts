import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const auth: Translation<typeof en.auth> = {
  logIn: {
    title: '登录',
    lead: '你的收藏夹在等你。',
    submit: '登录',
    busy: '正在登录…',
    forgot: '忘记密码？',
    other: '还没有账号？',
    otherAction: '创建账号',
    noSession: '浏览器没有保留登录状态。请允许本网站使用 Cookie，然后重试。',
  },
  signUp: {
    title: '创建账号',
    lead: '完全免费。你收藏的内容，在每台设备上都能看到。',
    agree: '创建账号即表示你接受<terms>条款</terms>。<privacy>隐私页面</privacy>说明会存储哪些内容。',
    submit: '创建账号',
    busy: '正在创建账号…',
    other: '已有账号？',
    otherAction: '登录',
    noSession: '未能为你登录。如果你已用此邮箱创建过账号，请直接登录。',
  },
  field: {
    name: '姓名',
    email: '邮箱',
    password: '密码',
    passwordHint: '至少 {min, number} 个字符。',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
  problem: {
    name: '请输入姓名。',
    email: '请输入邮箱地址。',
    emailForm: '邮箱地址格式不正确。',
    password: '请输入密码。',
    passwordShort: '密码至少需要 {min, number} 个字符。',
    passwordLength: '请使用 {min, number} 到 {max, number} 个字符。',
  },
  tooManyTries: '尝试次数过多，请过几分钟再试。',
  close: '关闭',
};
