import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const save: Translation<typeof en.save> = {
  save: '收藏',
  saved: '已收藏',
  saveTitle: '收藏 {title}',
  savedTitle: '已收藏：{title}',
};
