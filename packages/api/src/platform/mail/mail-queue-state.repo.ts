import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';

/** How many mails wait, and for how long the oldest has; 0 where none does. */
export async function mailQueueState(db: Db): Promise<{ length: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ length: number; oldestSeconds: number }>(
    sql`select count(*)::int as length, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as "oldestSeconds"
        from pgboss.job where name = 'mail' and state <= 'active'`,
  );
  return rows[0] ?? { length: 0, oldestSeconds: 0 };
}
