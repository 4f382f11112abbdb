import type { Translation } from '#i18n/words.ts';
import type * as en from './library.en.ts';

export const tagManager: Translation<typeof en.tagManager> = {
  title: 'Gerir etiquetas',
  close: 'Fechar',
  empty: 'Ainda não há etiquetas',
  emptyHint:
    'Dê etiquetas aos itens no menu deles ou ao guardar uma página. Aqui pode depois mudar o nome, juntar e eliminar.',
  find: 'Encontrar uma etiqueta',
  nothing: 'Nenhuma etiqueta se chama assim.',
  list: 'As suas etiquetas',
  count: '{count, plural, one {# item} many {# itens} other {# itens}}',
  all: '{count, plural, one {Mostrar a única etiqueta} many {Mostrar as # etiquetas} other {Mostrar as # etiquetas}}',
  choose: 'Escolher «{tag}»',
  rename: 'Mudar o nome de «{tag}» em todo o lado',
  delete: 'Eliminar «{tag}» em todo o lado',
  name: 'Novo nome de «{tag}»',
  submit: 'Mudar o nome',
  merge: 'Juntar',
  cancel: 'Cancelar',
  exists:
    '{count, plural, one {«{tag}» já está em # item. As duas passam a ser uma só.} many {«{tag}» já está em # itens. As duas passam a ser uma só.} other {«{tag}» já está em # itens. As duas passam a ser uma só.}}',
  chosen: '{count, plural, one {# etiqueta escolhida} many {# etiquetas escolhidas} other {# etiquetas escolhidas}}',
  mergeChosen: 'Juntar…',
  deleteChosen: 'Eliminar',
  chooseMore: 'Escolha pelo menos duas etiquetas para juntar.',
  into: 'Nome da etiqueta comum',
  willMerge:
    '{count, plural, one {# etiqueta passa a «{to}». Nenhum item a tem duas vezes.} many {# etiquetas passam a «{to}». Nenhum item a tem duas vezes.} other {# etiquetas passam a «{to}». Nenhum item a tem duas vezes.}}',
  missing: 'Escreva o nome que as etiquetas recebem.',
  tooMany: 'Escolha no máximo {max} etiquetas de cada vez.',
  renamed:
    '{count, plural, one {«{tag}» chama-se agora «{to}» em # item} many {«{tag}» chama-se agora «{to}» em # itens} other {«{tag}» chama-se agora «{to}» em # itens}}',
  merged:
    '{count, plural, one {Juntas em «{to}»: # item alterado} many {Juntas em «{to}»: # itens alterados} other {Juntas em «{to}»: # itens alterados}}',
  deleted:
    '{count, plural, one {«{tag}» eliminada de # item} many {«{tag}» eliminada de # itens} other {«{tag}» eliminada de # itens}}',
  deletedMany:
    '{count, plural, one {Etiquetas eliminadas de # item} many {Etiquetas eliminadas de # itens} other {Etiquetas eliminadas de # itens}}',
};
