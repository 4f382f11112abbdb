import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminSynonyms: Translation<typeof en.adminSynonyms> = {
  title: 'Palavras com o mesmo sentido',
  text: 'A busca toma as palavras de um grupo umas pelas outras, em qualquer idioma. Cada uma leva à sua busca, para você ver o que ela encontra.',
  new: 'Novo grupo',
  filter: 'Achar uma palavra',
  count: '{count, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  names: 'Nomeia a categoria {category}.',
  edit: 'Editar',
  editOne: 'Editar o grupo de “{first}”',
  remove: 'Remover',
  removeOne: 'Remover o grupo de “{first}”',
  removed: 'O grupo de “{first}” foi removido.',
  undo: 'Desfazer',
  undone: 'Desfeito.',
  saved: 'O grupo de “{first}” foi salvo.',
  save: 'Salvar',
  newTitle: 'Novo grupo de palavras',
  editTitle: 'Editar o grupo',
  terms: 'Palavras',
  termsHint: 'Uma palavra ou expressão curta por linha, ao menos duas.',
  termsWrong:
    'Informe ao menos duas palavras ou uma categoria; cada uma com até {max, number} caracteres, com letras ou algarismos.',
  length: '{length, number} de {max, number} caracteres',
  category: 'Categoria que elas nomeiam',
  noCategory: 'Nenhuma',
};
