import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminRates: Translation<typeof en.adminRates> = {
  title: '汇率',
  none: '没有汇率：只比较同一货币的价格。',
  of: '不同货币的价格按 {day} 的汇率比较。',
  old: '汇率已旧，为 {day} 的汇率。请导入较新的汇率。',
  choose: '选择汇率文件',
  kinds: '欧洲中央银行的 eurofxref 文件，XML 或 CSV，一天或 90 天',
  tooLarge: '此文件过大。请用命令行导入全部历史：npm run rates。',
  done: '{currencies, plural, other {# 种货币}}，{changed, plural, other {# 个汇率}}为新增或已更改。',
};
