import { z } from 'zod';
import { HOUR, jobKind, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { fetchDuePages, fetchPage, joinPages } from './fetching.service.ts';

export const pageJobs = {
  /** A web page that a member waits for: of one member's some at a time, so that the others have theirs. */
  fetchPage: jobKind(
    z.object({ pageId: z.uuid() }),
    {
      atOnce: 8,
      atOnceOfGroup: 2,
      // Longer than the page itself may take (PAGE_TIMES), and the wait for its host.
      withinSeconds: 2 * MINUTE,
      attempts: 3,
    },
    fetchPage,
  ),
  /** Fetches the pages of imports, and looks at all others once a month. */
  duePages: repeatingJob(MINUTE, fetchDuePages, { attempts: 1 }),
  /** The catalogue's tools come and go. */
  joinPages: repeatingJob(HOUR, joinPages),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof pageJobs> {}
}
