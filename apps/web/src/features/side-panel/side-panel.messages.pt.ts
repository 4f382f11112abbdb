export const sidePanelMessages = {
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
} as const;
