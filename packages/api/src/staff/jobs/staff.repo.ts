import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import { FAILED_SHOWN, type FailedJob, type JobKindState } from './staff.contract.ts';

const among = (names: readonly string[]) => sql`name = any(${sql.param(names)}::text[])`;

export async function countByKind(db: Db, names: readonly string[]): Promise<JobKindState[]> {
  const { rows } = await db.execute<Record<string, unknown> & JobKindState>(sql`
    select name, count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      ${isoTime(sql`min(start_after) filter (where state < 'active' and start_after <= now())`)} as "dueSince",
      ${isoTime(sql`max(completed_on) filter (where state = 'completed')`)} as "doneAt"
    from pgboss.job where ${among(names)} group by name order by name`);
  return rows;
}

export async function listFailed(db: Db, names: readonly string[]): Promise<FailedJob[]> {
  const { rows } = await db.execute<Record<string, unknown> & FailedJob>(sql`
    select id, name, ${isoTime(sql`completed_on`)} as "failedAt", retry_count + 1 as attempts, coalesce(output ->> 'message', '') as reason
    from pgboss.job where state = 'failed' and ${among(names)} order by completed_on desc, id limit ${FAILED_SHOWN}`);
  return rows;
}

export async function hasFailed(db: Db, name: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and id = ${id} and state = 'failed'`,
  );
  return rows.length > 0;
}
