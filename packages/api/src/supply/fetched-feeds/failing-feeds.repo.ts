import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Permission } from '#kernel/permissions.contract.ts';

/** Condition for feeds `f` that failed when they were run last. */
export const LAST_RUN_FAILED = sql`(
  select i.state = 'failed' from catalog_imports i
  where i.feed_id = f.id and not i.is_dry_run and i.ended_at is not null order by i.created_at desc, i.id desc limit 1)`;

/** Names a row of failures: what comes after the feed was found the last time. */
export async function failingSince(tx: Db, feedId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ since: string }>(sql`
    select coalesce(f.checked_at::text, 'never') || ' ' || f.version as since from catalog_feeds f where f.id = ${feedId}`);
  return rows[0]?.since ?? null;
}

/** Finds those who look after feeds. */
export async function findFeedKeepers(tx: Db): Promise<string[]> {
  const permission: Permission = 'admin.catalog';
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ur.user_id as id from user_roles ur join role_permissions p on p.role = ur.role and p.permission = ${permission}`);
  return rows.map(({ id }) => id);
}
