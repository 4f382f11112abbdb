import type { Translation } from '#i18n/words.ts';
import type * as en from './save.en.ts';

export const savePage: Translation<typeof en.savePage> = {
  title: 'Salvar uma página',
  lead: 'Ela vai para uma das suas coleções. Só você a vê lá, a menos que compartilhe a coleção.',
  noPage: 'Informe o endereço da página que você quer salvar.',
  address: 'Endereço da página',
  next: 'Continuar',
  looking: 'Procurando nas suas coleções…',
  savedIn: 'Salva em {names}.',
  notSaved: 'Você ainda não salvou esta página.',
  unknown: 'Não se sabe se você já salvou esta página.',
  notAccepted: 'Só é possível salvar endereços que comecem com http:// ou https:// e não contenham senha.',
  deal: 'O catálogo tem uma oferta:',
  pageTitle: 'Título',
  pageTitleHint: 'Deixe vazio para usar o título da própria página.',
  collection: 'Coleção',
  tooLong: 'Este título é longo demais.',
  more: 'Adicionar etiquetas ou uma nota',
  note: 'Nota',
  noteTooLong: 'Esta nota é longa demais.',
  save: 'Salvar',
  saving: 'Salvando…',
  back: 'Voltar à página',
  collections: 'Suas coleções',
  failed: 'Não foi possível carregar suas coleções.',
  tryAgain: 'Tentar de novo',
};
