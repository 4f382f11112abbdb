import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const save: Translation<typeof en.save> = {
  save: 'Salvar',
  saved: 'Salvo',
  saveTitle: 'Salvar {title}',
  savedTitle: 'Salvo: {title}',
};
