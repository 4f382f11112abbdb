export const sidePanelMessages = {
  title: {
    chat: 'Chat',
    privateChat: 'Team Chat',
    collections: 'Collections',
    other: 'Panel',
  },
  privateBadge: 'Private',
  privateMode: 'Private mode',
  notFound: 'Content not found',
  loading: 'Loading...',
  close: 'Close panel',
} as const;
