import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedAgain: Translation<typeof en.savedAgain> = {
  again: 'Já salva em {names}; {added}',
  addedTo: 'adicionada a {name}',
  tags: '{count, plural, one {# etiqueta adicionada} many {# de etiquetas adicionadas} other {# etiquetas adicionadas}}',
  note: 'nota adicionada',
  favorite: 'marcada como favorita',
  title: 'o seu título continua',
  nothing: 'nada de novo',
};
