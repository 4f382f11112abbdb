import type { Db } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';

interface QueuedMail {
  id: string;
  content: string;
  /** This one included. */
  attempts: number;
}

export async function insertMail(tx: Db, id: string, content: string): Promise<void> {
  await tx.insert(mailQueue).values({ id, content });
}

/** The mail that is due longest, which nobody else then takes before `leaseEnd`: should this process die meanwhile, it is sent again. */
export async function claimDue(db: Db, leaseEnd: SQL<Date>): Promise<QueuedMail | null> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.nextAttemptAt, sql`now()`))
    .orderBy(asc(mailQueue.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailQueue)
    .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: leaseEnd })
    .where(eq(mailQueue.id, due))
    .returning({ id: mailQueue.id, content: mailQueue.content, attempts: mailQueue.attempts });
  return mail ?? null;
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id));
}

export async function postpone(db: Db, id: string, until: SQL<Date>): Promise<void> {
  await db.update(mailQueue).set({ nextAttemptAt: until }).where(eq(mailQueue.id, id));
}
