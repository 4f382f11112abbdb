export const sidePanel = {
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

declare module '#i18n/words.ts' {
  interface Words {
    sidePanel: typeof sidePanel;
  }
  interface Parts {
    core: true;
  }
}
