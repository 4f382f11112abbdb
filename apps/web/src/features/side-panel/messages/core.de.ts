import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const sidePanel: Translation<typeof en.sidePanel> = {
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
};
