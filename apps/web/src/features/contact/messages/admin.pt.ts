import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminContacts: Translation<typeof en.adminContacts> = {
  caption: 'Mensagens do formulário de contato',
  search: 'Buscar por nome, e-mail ou texto',
  column: { from: 'De', topic: 'Assunto', message: 'Mensagem', created: 'Quando', status: 'Status' },
  status: { new: 'Nova', open: 'Em aberto', done: 'Concluída', spam: 'Spam' },
  topic: { question: 'Dúvida', deal: 'Uma oferta', vendor: 'Fornecedor', account: 'Conta', other: 'Outro' },
  select: 'Selecionar mensagem de {name}',
  selectAll: 'Selecionar todas as mensagens desta página',
  selected:
    '{count, plural, one {# mensagem selecionada} many {# de mensagens selecionadas} other {# mensagens selecionadas}}',
  all: 'Selecionar todas',
  clear: 'Limpar seleção',
  setStatus: 'Definir status',
  details: 'Mensagem de {name}',
  reply: 'Responder por e-mail',
  subject: 'Sua mensagem para a Onceware ({topic})',
  account: 'Abrir a conta',
  language: 'Idioma do site: {language}',
  finish: 'Marcar mensagem de {name} como concluída',
  reopen: 'Reabrir mensagem de {name}',
  marked:
    '{count, plural, one {Mensagem marcada} many {# de mensagens marcadas} other {# mensagens marcadas}} como {status, select, new {“Nova”} open {“Em aberto”} done {“Concluída”} other {“Spam”}}',
  undo: 'Desfazer',
  empty: 'Ainda não há mensagens. O que as pessoas enviam pelo formulário de contato chega aqui.',
  form: 'Abrir o formulário de contato',
};
