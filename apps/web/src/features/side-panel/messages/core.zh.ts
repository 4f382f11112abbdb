import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const sidePanel: Translation<typeof en.sidePanel> = {
  title: {
    chat: '聊天',
    privateChat: '团队聊天',
    collections: '收藏夹',
    other: '面板',
  },
  privateBadge: '私密',
  privateMode: '私密模式',
  notFound: '找不到内容',
  loading: '正在加载…',
  close: '关闭面板',
};
