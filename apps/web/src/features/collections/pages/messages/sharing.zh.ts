import type { Translation } from '#i18n/words.ts';
import type * as en from './sharing.en.ts';

export const sharedPages: Translation<typeof en.sharedPages> = {
  deal: '优惠：{title}',
  tool: '目录中：{name}',
};
