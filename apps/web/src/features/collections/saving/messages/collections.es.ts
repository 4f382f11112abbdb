import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedAgain: Translation<typeof en.savedAgain> = {
  again: 'Ya estaba guardada en {names}; {added}',
  addedTo: 'añadida a {name}',
  tags: '{count, plural, one {# etiqueta añadida} many {# de etiquetas añadidas} other {# etiquetas añadidas}}',
  note: 'nota añadida',
  favorite: 'marcada como favorita',
  title: 'tu título se conserva',
  nothing: 'nada nuevo',
};
