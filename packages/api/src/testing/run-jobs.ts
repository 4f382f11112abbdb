import { jobHandlers } from '#composition/jobs.ts';
import type { JobKindName } from '#platform/jobs/jobs.ts';
import type { Services } from '#kernel/services.ts';

/** Does the jobs that are due, of all kinds unless told, and answers how many were done. */
export const runJobs = (services: Services, names?: readonly JobKindName[]): Promise<number> =>
  services.jobs.runDue(jobHandlers(services), names);
