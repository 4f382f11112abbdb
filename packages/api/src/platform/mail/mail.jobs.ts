import { z } from 'zod';
import { HOUR, jobKind, MINUTE, type PayloadsOf, repeatingJob } from '../jobs/job-kind.ts';
import { adoptMails } from './former-queue.ts';
import { sendMail } from './send-mail.service.ts';

/** A day of attempts. The time is longer than a mail server may take for one. */
export const MAIL_ATTEMPTS = {
  withinSeconds: 2 * MINUTE,
  attempts: 13,
  firstWaitSeconds: 15,
  longestWaitSeconds: 36 * HOUR,
} as const;

export const mailJobs = {
  /** One at a time to each reader. */
  mail: jobKind(
    z.object({ id: z.uuid(), content: z.string() }),
    { ...MAIL_ATTEMPTS, isSecret: true, atOnce: 4, atOnceOfGroup: 1 },
    sendMail,
  ),
  formerMails: repeatingJob(5 * MINUTE, adoptMails),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof mailJobs> {}
}
