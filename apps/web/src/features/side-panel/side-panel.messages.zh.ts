export const sidePanelMessages = {
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
} as const;
