import { HOUR, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { tellKeptDealEnds, tellKeptDealPrices } from './kept-deals.service.ts';

export const keptDealJobs = {
  /** Tells members of prices of deals that they keep. */
  keptDealPrices: repeatingJob(10 * MINUTE, tellKeptDealPrices, { attempts: 2 }),
  /** Tells members of deals that they keep and that end. */
  keptDealEnds: repeatingJob(HOUR, tellKeptDealEnds, { attempts: 3 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof keptDealJobs> {}
}
