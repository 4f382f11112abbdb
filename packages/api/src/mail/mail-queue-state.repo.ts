import type { Db } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { sql } from 'drizzle-orm';

/** How many mails wait, and for how long the oldest has; 0 where none does. */
export async function mailQueueState(db: Db): Promise<{ length: number; oldestSeconds: number }> {
  const [state] = await db
    .select({
      length: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailQueue.createdAt})), 0)::float8`,
    })
    .from(mailQueue);
  return state ?? { length: 0, oldestSeconds: 0 };
}
