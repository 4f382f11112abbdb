export const saveMessages = {
  save: '收藏',
  saved: '已收藏',
  saveTitle: '收藏 {title}',
  savedTitle: '已收藏：{title}',
} as const;
