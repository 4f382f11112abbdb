import type { Translation } from '#i18n/words.ts';
import type * as en from './listings.en.ts';

export const lowest: Translation<typeof en.lowest> = { ever: 'Mínimo histórico' };
