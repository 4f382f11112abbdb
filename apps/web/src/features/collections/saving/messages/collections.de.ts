import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedAgain: Translation<typeof en.savedAgain> = {
  again: 'Schon gespeichert in {names}; {added}',
  addedTo: 'zu {name} hinzugefügt',
  tags: '{count, plural, one {# Schlagwort hinzugefügt} other {# Schlagwörter hinzugefügt}}',
  note: 'Notiz ergänzt',
  favorite: 'als Favorit markiert',
  title: 'dein Titel bleibt',
  nothing: 'nichts Neues',
};
