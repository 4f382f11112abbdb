import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const save: Translation<typeof en.save> = {
  save: 'Speichern',
  saved: 'Gespeichert',
  saveTitle: '{title} speichern',
  savedTitle: 'Gespeichert: {title}',
};
