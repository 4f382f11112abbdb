export const adminJobs = {
  title: 'Jobs',
  text: 'What runs in the background: mail, pages to fetch, feeds, counts, cleaning up. Any process does it, each job once.',
  kind: 'Kind',
  kinds: {
    mail: 'Mail',
    formerMails: 'Mail of the former queue',
    purge: 'Cleaning up',
    eraseAccounts: 'Deleted accounts',
    catalogUpkeep: 'Upkeep of the catalogue',
    sitemap: 'Sitemap',
    dueFeeds: 'Scheduled feeds',
    feed: 'Run of a feed',
    fetchPage: 'Page that a member waits for',
    duePages: 'Pages to look at',
    joinPages: 'Pages and their tools',
  },
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  done: 'Last done',
  never: 'not yet',
  failures: 'What failed',
  noFailures: 'Nothing has failed.',
  attempts: '{count, plural, one {# attempt} other {# attempts}}',
  again: 'Run again',
  againOf: 'Run again: {kind}',
  queued: 'It runs again in a moment.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminJobs: typeof adminJobs;
  }
  interface Parts {
    admin: true;
  }
}
