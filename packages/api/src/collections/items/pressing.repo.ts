import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { dealJson, type DealRow, isRunning } from '#catalog/cards.ts';
import type { Pressing } from '../collections.answers.ts';

/** Length of each list. */
const MOST = 5;

/** Kept deals of a member that end within a week, the first ones first, and those below their 30-day low, by how much. */
export async function findPressing(db: Db, userId: string): Promise<Record<keyof Pressing, DealRow[]>> {
  const list = (condition: SQL, order: SQL) => sql`(
    select coalesce(json_agg(page.card), '[]') from (
      select ${dealJson} as card from (
        select d.* from deals d join kept on kept.deal_id = d.id where ${isRunning} and ${condition} order by ${order} limit ${sql.raw(String(MOST))}
      ) d join tools t on t.id = d.tool_id order by ${order}) page)`;
  const { rows } = await db.execute<Record<keyof Pressing, DealRow[]>>(sql`
    with kept as materialized (
      select distinct i.deal_id from collections c join collection_items i on i.collection_id = c.id
      where c.user_id = ${userId} and c.deleted_at is null and i.removed_at is null and i.deal_id is not null
    )
    select ${list(sql`d.ends_at < now() + interval '7 days'`, sql`d.ends_at, d.id`)} as ending,
      ${list(sql`d.discount_percentage > 0`, sql`d.discount_percentage desc, d.id desc`)} as fallen`);
  return rows[0] ?? { ending: [], fallen: [] };
}
