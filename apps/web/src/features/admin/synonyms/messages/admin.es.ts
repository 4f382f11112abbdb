import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminSynonyms: Translation<typeof en.adminSynonyms> = {
  title: 'Palabras con el mismo significado',
  text: 'La búsqueda toma las palabras de un grupo unas por otras, en cualquier idioma. Cada una lleva a su búsqueda, para que veas qué encuentra.',
  new: 'Nuevo grupo',
  filter: 'Encontrar una palabra',
  count: '{count, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  names: 'Nombra la categoría {category}.',
  edit: 'Editar',
  editOne: 'Editar el grupo de «{first}»',
  remove: 'Quitar',
  removeOne: 'Quitar el grupo de «{first}»',
  removed: 'Se quitó el grupo de «{first}».',
  undo: 'Deshacer',
  undone: 'Deshecho.',
  saved: 'Se guardó el grupo de «{first}».',
  save: 'Guardar',
  newTitle: 'Nuevo grupo de palabras',
  editTitle: 'Editar el grupo',
  terms: 'Palabras',
  termsHint: 'Una palabra o expresión corta por línea, al menos dos.',
  termsWrong:
    'Indica al menos dos palabras o una categoría; cada una de {max, number} caracteres como máximo, con letras o cifras.',
  length: '{length, number} de {max, number} caracteres',
  category: 'Categoría que nombran',
  noCategory: 'Ninguna',
};
