import { z } from 'zod';
import { jobKind, MINUTE, type PayloadsOf, repeatingJob } from '../jobs/job-kind.ts';
import { MAIL_ATTEMPTS } from '../mail/mail.jobs.ts';
import { sendDue } from './deliveries.service.ts';
import { sendTold } from './mail/told-mail.service.ts';
import { notificationLimits } from './notifications.limits.ts';
import type { NotificationEvent } from './notifier.ts';
import { sendPush } from './push/push.service.ts';
import { sendWebhook } from './webhook/send-webhook.service.ts';

export const notificationJobs = {
  /** Tells many, some at a time: repeated after a failure it tells nobody twice. */
  tellMembers: jobKind(
    z.object({ event: z.custom<NotificationEvent>(), to: z.array(z.uuid()) }),
    { atOnce: 2, withinSeconds: 2 * MINUTE },
    async ({ database, notifier }, { event, to }, signal) => {
      const { toldAtOnce } = notificationLimits;
      for (let at = 0; at < to.length; at += toldAtOnce) {
        signal.throwIfAborted();
        await database.transaction((tx) => notifier.notify(tx, event, to.slice(at, at + toldAtOnce)));
      }
    },
  ),
  /** A mail of these lines, written when it is sent: tried for a day, as all mail is; one at a time to each member. */
  notificationMail: jobKind(
    z.object({ id: z.uuid(), userId: z.uuid(), ids: z.array(z.uuid()) }),
    { ...MAIL_ATTEMPTS, isSecret: true, atOnce: 4, atOnceOfGroup: 1 },
    sendTold,
  ),
  /** One to a browser: tried for about an hour, while the push service does not answer. */
  push: jobKind(
    z.object({ subscriptionId: z.uuid(), tag: z.string(), content: z.string() }),
    { withinSeconds: MINUTE, attempts: 7, firstWaitSeconds: 30, isSecret: true, atOnce: 8, atOnceOfGroup: 2 },
    sendPush,
  ),
  /** One a member, for what is due; what fails is due again later, and is found by `sendNotifications`. */
  webhook: jobKind(z.object({ userId: z.uuid() }), { withinSeconds: MINUTE, attempts: 1, atOnce: 8 }, sendWebhook),
  /** Time for one run; members that it does not reach wait for the next. */
  sendNotifications: repeatingJob(20, sendDue, { withinSeconds: 5 * MINUTE, attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof notificationJobs> {}
}
