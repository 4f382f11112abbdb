import type { Translation } from '#i18n/words.ts';
import type * as en from './library.en.ts';

export const tagManager: Translation<typeof en.tagManager> = {
  title: 'Gestionar etiquetas',
  close: 'Cerrar',
  empty: 'Todavía no hay etiquetas',
  emptyHint:
    'Da etiquetas a los elementos en su menú o al guardar una página. Aquí podrás después renombrarlas, unirlas y eliminarlas.',
  find: 'Buscar una etiqueta',
  nothing: 'Ninguna etiqueta se llama así.',
  list: 'Tus etiquetas',
  count: '{count, plural, one {# elemento} many {# elementos} other {# elementos}}',
  all: '{count, plural, one {Mostrar la única etiqueta} many {Mostrar las # etiquetas} other {Mostrar las # etiquetas}}',
  choose: 'Elegir «{tag}»',
  rename: 'Renombrar «{tag}» en todas partes',
  delete: 'Eliminar «{tag}» en todas partes',
  name: 'Nuevo nombre de «{tag}»',
  submit: 'Renombrar',
  merge: 'Unir',
  cancel: 'Cancelar',
  exists:
    '{count, plural, one {«{tag}» ya está en # elemento. Las dos serán una sola.} many {«{tag}» ya está en # elementos. Las dos serán una sola.} other {«{tag}» ya está en # elementos. Las dos serán una sola.}}',
  chosen: '{count, plural, one {# etiqueta elegida} many {# etiquetas elegidas} other {# etiquetas elegidas}}',
  mergeChosen: 'Unir…',
  deleteChosen: 'Eliminar',
  chooseMore: 'Elige al menos dos etiquetas para unirlas.',
  into: 'Nombre de la etiqueta común',
  willMerge:
    '{count, plural, one {# etiqueta pasa a ser «{to}». Ningún elemento la tiene dos veces.} many {# etiquetas pasan a ser «{to}». Ningún elemento la tiene dos veces.} other {# etiquetas pasan a ser «{to}». Ningún elemento la tiene dos veces.}}',
  missing: 'Escribe el nombre que recibirán las etiquetas.',
  tooMany: 'Elige como máximo {max} etiquetas a la vez.',
  renamed:
    '{count, plural, one {«{tag}» se llama ahora «{to}» en # elemento} many {«{tag}» se llama ahora «{to}» en # elementos} other {«{tag}» se llama ahora «{to}» en # elementos}}',
  merged:
    '{count, plural, one {Unidas en «{to}»: # elemento cambiado} many {Unidas en «{to}»: # elementos cambiados} other {Unidas en «{to}»: # elementos cambiados}}',
  deleted:
    '{count, plural, one {«{tag}» eliminada de # elemento} many {«{tag}» eliminada de # elementos} other {«{tag}» eliminada de # elementos}}',
  deletedMany:
    '{count, plural, one {Etiquetas eliminadas de # elemento} many {Etiquetas eliminadas de # elementos} other {Etiquetas eliminadas de # elementos}}',
};
