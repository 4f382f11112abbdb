import { z } from 'zod';
import { jobKind, MINUTE, type PayloadsOf } from '#platform/jobs/job-kind.ts';
import { fetchFrozenPage } from './fetch-frozen-page.ts';

export const frozenPageJobs = {
  /** The page of a purchase's vendor: of one member's one at a time, so that the others have theirs. */
  frozenPage: jobKind(
    z.object({ purchaseId: z.uuid() }),
    {
      atOnce: 4,
      atOnceOfGroup: 1,
      // Longer than the page itself may take (FROZEN_PAGE_TIMES).
      withinSeconds: 2 * MINUTE,
      attempts: 3,
    },
    fetchFrozenPage,
  ),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof frozenPageJobs> {}
}
