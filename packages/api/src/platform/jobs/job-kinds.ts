/** Every kind of work that is done beside the calls, by name: how is in jobs.contract.ts, by whom in handlers.ts. Apart, since the types of the client name them. */
export const JOB_KINDS = [
  'mail',
  'formerMails',
  'purge',
  'eraseAccounts',
  'catalogUpkeep',
  'sitemap',
  'dueFeeds',
  'feed',
  'fetchPage',
  'duePages',
  'joinPages',
] as const;
export type JobKindName = (typeof JOB_KINDS)[number];
