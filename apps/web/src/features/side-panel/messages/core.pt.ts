import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const sidePanel: Translation<typeof en.sidePanel> = {
  title: {
    chat: 'Chat',
    privateChat: 'Chat da equipe',
    collections: 'Coleções',
    other: 'Painel',
  },
  privateBadge: 'Privado',
  privateMode: 'Modo privado',
  notFound: 'Conteúdo não encontrado',
  loading: 'Carregando…',
  close: 'Fechar painel',
};
