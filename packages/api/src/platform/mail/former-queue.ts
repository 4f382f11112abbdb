import type { Database } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Secrets } from '#kernel/secrets.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { openMail } from './create-mailer.ts';
import type { SealedMail } from './mailer.ts';

const AT_ONCE = 100;

/** The time for which mail is tried (mail.jobs.ts): older mail would bring links that have expired. */
const GIVEN_UP_AFTER_HOURS = 24;

/**
 * Puts the mails of `mail_queue` into the queue of jobs, sealed as they are, each once: those that waited when a backup was
 * taken, and those of the version before jobs. Mail that has waited for a day is given up, and so are notifications: they may
 * have been sent since the backup, and are in the product.
 */
export async function adoptMails(
  {
    database,
    jobs,
    secrets,
  }: { database: Pick<Database, 'transaction'>; jobs: Pick<Jobs, 'enqueue'>; secrets: Secrets },
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  const step = () =>
    database.transaction(async (tx) => {
      const due = await tx
        .select({
          id: mailQueue.id,
          content: mailQueue.content,
          isOld: sql<boolean>`${mailQueue.createdAt} < now() - make_interval(hours => ${sql.raw(String(GIVEN_UP_AFTER_HOURS))})`,
        })
        .from(mailQueue)
        .where(lte(mailQueue.nextAttemptAt, sql`now()`))
        .orderBy(asc(mailQueue.nextAttemptAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const { isOld, ...mail } of due) if (!isOld && !isTold(secrets, mail)) await jobs.enqueue(tx, 'mail', mail);
      await tx.delete(mailQueue).where(
        inArray(
          mailQueue.id,
          due.map(({ id }) => id),
        ),
      );
      return due.length;
    });
  while (!isStopped() && (await step()) === AT_ONCE);
}

/** Whether it is a notification, which its reader can do without. */
function isTold(secrets: Secrets, sealed: SealedMail): boolean {
  const mail = openMail(secrets, sealed);
  return mail !== null && 'unsubscribe' in mail;
}
