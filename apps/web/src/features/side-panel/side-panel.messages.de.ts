export const sidePanelMessages = {
  title: {
    chat: 'Chat',
    privateChat: 'Team-Chat',
    collections: 'Sammlungen',
    other: 'Seitenleiste',
  },
  privateBadge: 'Privat',
  privateMode: 'Privater Modus',
  notFound: 'Inhalt nicht gefunden',
  loading: 'Wird geladen\u00a0…',
  close: 'Seitenleiste schließen',
} as const;
