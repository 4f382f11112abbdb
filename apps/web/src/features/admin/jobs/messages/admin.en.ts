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
    drawing: 'Drawing pictures',
    'look-at-feed': 'Trying out feeds',
    'password-strength': 'Strength of passwords',
    preview: 'Preview pictures of pages',
    'read-file': 'Reading import files',
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
  workersTitle: 'Workers',
  workersText:
    'Who does the work in each process, since its start. One that does not come back is replaced; one that cannot be ended is stuck until the process restarts.',
  process: 'Process <name>{process}</name>',
  noProcesses: 'No process has reported within the last minute.',
  workers: 'Workers',
  busy: 'Busy',
  stuck: 'Stuck',
  replaced: 'Replaced',
  lastReplaced: 'Last replaced',
  notReplaced: 'never',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminJobs: typeof adminJobs;
  }
  interface Parts {
    admin: true;
  }
}
