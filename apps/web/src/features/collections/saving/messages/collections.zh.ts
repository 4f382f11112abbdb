import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedAgain: Translation<typeof en.savedAgain> = {
  again: '之前已收藏到{names}；{added}',
  addedTo: '已加入{name}',
  tags: '{count, plural, other {添加了 # 个标签}}',
  note: '添加了备注',
  favorite: '已标为最爱',
  title: '保留了你的标题',
  nothing: '没有新内容',
};
