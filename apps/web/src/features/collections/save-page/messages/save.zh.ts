import type { Translation } from '#i18n/words.ts';
import type * as en from './save.en.ts';

export const savePage: Translation<typeof en.savePage> = {
  title: '收藏页面',
  lead: '它会放进你的一个收藏夹。除非你分享该收藏夹，否则只有你能看到。',
  noPage: '请输入要收藏的页面的网址。',
  address: '页面网址',
  next: '下一步',
  looking: '正在你的收藏夹中查找…',
  savedIn: '已收藏到{names}。',
  notSaved: '你还没有收藏此页面。',
  unknown: '无法得知你是否已收藏此页面。',
  notAccepted: '只能收藏以 http:// 或 https:// 开头且不含密码的网址。',
  deal: '目录中有一个优惠：',
  pageTitle: '标题',
  pageTitleHint: '留空则使用页面自己的标题。',
  collection: '收藏夹',
  tooLong: '标题太长。',
  more: '添加标签或备注',
  note: '备注',
  noteTooLong: '备注太长。',
  save: '收藏',
  saving: '正在收藏…',
  back: '返回该页面',
  collections: '你的收藏夹',
  failed: '无法加载你的收藏夹。',
  tryAgain: '重试',
};
