import { HOUR, jobKind, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { feedRun, runDueFeeds, runFeed } from './run-feed.ts';

export const feedJobs = {
  /** Has the feeds run whose time has come. */
  dueFeeds: repeatingJob(MINUTE, runDueFeeds),
  feed: jobKind(feedRun, { atOnceOfGroup: 1, withinSeconds: HOUR, attempts: 2 }, runFeed),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof feedJobs> {}
}
