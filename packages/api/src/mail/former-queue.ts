import type { Database } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Jobs } from '../jobs/jobs.ts';

const AT_ONCE = 100;

/**
 * Takes over the mails that the version before has put into its own queue, as they are sealed; not those that a process of it
 * is about to send. To go with that table in the next version.
 */
export async function adoptMails(
  { database, jobs }: { database: Pick<Database, 'transaction'>; jobs: Pick<Jobs, 'enqueue'> },
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  const step = () =>
    database.transaction(async (tx) => {
      const due = await tx
        .select({ id: mailQueue.id, content: mailQueue.content })
        .from(mailQueue)
        .where(lte(mailQueue.nextAttemptAt, sql`now()`))
        .orderBy(asc(mailQueue.nextAttemptAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const mail of due) await jobs.enqueue(tx, 'mail', mail);
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
