import { z } from 'zod';
import { jobKind, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { fetchToolPictures, startDueToolPictures } from './fetch-tool-pictures.ts';

export const toolPictureJobs = {
  /** Has the pages of tools fetched whose time has come. */
  dueToolPictures: repeatingJob(MINUTE, startDueToolPictures, { attempts: 1 }),
  /** One tool's pictures; of one host one at a time. */
  toolPictures: jobKind(
    z.object({ toolId: z.uuid() }),
    {
      atOnce: 2,
      atOnceOfGroup: 1,
      // Longer than the page and its pictures may take (TOOL_PICTURE_TIMES).
      withinSeconds: 2 * MINUTE,
      attempts: 2,
    },
    fetchToolPictures,
  ),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof toolPictureJobs> {}
}
