import type { Translation } from '#i18n/words.ts';
import type * as en from './suggest.en.ts';

export const suggest: Translation<typeof en.suggest> = {
  label: '建议',
  deals: '优惠',
  tools: '工具',
  categories: '分类',
  count: '{count, plural, other {# 条建议}}。可用方向键选择。',
  corrected: '“{query}”的建议',
};
