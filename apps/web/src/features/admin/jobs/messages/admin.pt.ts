import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminJobs: Translation<typeof en.adminJobs> = {
  title: 'Tarefas',
  text: 'O que é executado em segundo plano: e-mail, páginas a buscar, feeds, contagens, limpeza. Qualquer processo faz, cada tarefa uma vez.',
  kind: 'Tipo',
  kinds: {
    mail: 'E-mail',
    formerMails: 'E-mails da fila anterior',
    purge: 'Limpeza',
    eraseAccounts: 'Contas excluídas',
    catalogUpkeep: 'Manutenção do catálogo',
    sitemap: 'Mapa do site',
    dueFeeds: 'Feeds pendentes',
    feed: 'Execução de um feed',
    fetchPage: 'Página que alguém espera',
    duePages: 'Páginas a verificar',
    joinPages: 'Páginas e suas ferramentas',
  },
  waiting: 'Em espera',
  running: 'Em execução',
  failed: 'Falhas',
  done: 'Última vez',
  never: 'ainda não',
  failures: 'O que falhou',
  noFailures: 'Nada falhou.',
  attempts: '{count, plural, one {# tentativa} many {# tentativas} other {# tentativas}}',
  again: 'Executar de novo',
  againOf: 'Executar de novo: {kind}',
  queued: 'Será executado de novo em instantes.',
};
