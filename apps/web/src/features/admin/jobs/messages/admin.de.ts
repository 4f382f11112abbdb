import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminJobs: Translation<typeof en.adminJobs> = {
  title: 'Aufgaben',
  text: 'Was im Hintergrund läuft: E-Mails, abzurufende Seiten, Feeds, Zählungen, Aufräumen. Jeder Prozess kann es tun, jede Aufgabe läuft einmal.',
  kind: 'Art',
  kinds: {
    mail: 'E-Mail',
    formerMails: 'E-Mails aus der früheren Warteschlange',
    purge: 'Aufräumen',
    eraseAccounts: 'Gelöschte Konten',
    catalogUpkeep: 'Pflege des Katalogs',
    sitemap: 'Sitemap',
    dueFeeds: 'Fällige Feeds',
    feed: 'Lauf eines Feeds',
    fetchPage: 'Seite, auf die jemand wartet',
    duePages: 'Fällige Seiten',
    joinPages: 'Seiten und ihre Tools',
  },
  waiting: 'Wartend',
  running: 'Läuft',
  failed: 'Fehlgeschlagen',
  done: 'Zuletzt erledigt',
  never: 'noch nicht',
  failures: 'Was fehlgeschlagen ist',
  noFailures: 'Nichts ist fehlgeschlagen.',
  attempts: '{count, plural, one {# Versuch} other {# Versuche}}',
  again: 'Erneut ausführen',
  againOf: 'Erneut ausführen: {kind}',
  queued: 'Es läuft gleich noch einmal.',
};
