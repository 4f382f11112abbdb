import { z } from 'zod';
import { HOUR, jobKind, MINUTE, type PayloadsOf, repeatingJob } from '../jobs/job-kind.ts';
import { adoptMails } from './former-queue.ts';
import { sendMail } from './send-mail.service.ts';

export const mailJobs = {
  /** Tried for a day; one at a time to each reader. The time is longer than a mail server may take for one. */
  mail: jobKind(
    z.object({ id: z.uuid(), content: z.string() }),
    {
      withinSeconds: 2 * MINUTE,
      attempts: 13,
      firstWaitSeconds: 15,
      longestWaitSeconds: 36 * HOUR,
      isSecret: true,
      atOnce: 4,
      atOnceOfGroup: 1,
    },
    sendMail,
  ),
  formerMails: repeatingJob(5 * MINUTE, adoptMails),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof mailJobs> {}
}
