import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Whether `seedWhenEmpty` would do something; asked first, for what it writes is large to read. */
export async function isSeedMissing({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isMissing: boolean }>(
    sql`select not exists (select from tools) or not exists (select from users) as "isMissing"`,
  );
  return rows[0]?.isMissing ?? false;
}
