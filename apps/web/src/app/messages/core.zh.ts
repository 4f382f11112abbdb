import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const app: Translation<typeof en.app> = {
  skipToContent: '跳到正文',
  imageFailed: '加载失败：{alt}',
  footer: {
    label: '网站',
    promise: '软件一次付费，永久使用。',
    language: '语言',
  },
  offer: {
    question: '用中文阅读？',
    accept: '切换到中文',
    decline: '不用了，谢谢',
  },
  notFound: {
    title: '页面不存在',
    text: '地址可能有误，或者这个优惠已经下架。再点一下，就能看到所有正在进行的优惠。',
    home: '前往首页',
    explore: '打开 LTD Explorer',
  },
  forbidden: {
    title: '你无法打开此页面',
    text: '你的账号没有相应的权限。请向本网站的管理员申请；如果不知道管理员是谁，请联系我们。',
    ask: '联系我们',
  },
  failed: {
    title: '页面加载失败',
    text: '我们这边出了点问题，你的内容都还在。',
    retry: '重试',
  },
};
