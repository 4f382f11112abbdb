import { randomBytes } from 'node:crypto';
import { type Db, prepared } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isPublic } from '../cards.ts';

/** The counts of a deal: visitors who saw its page, and those led on. */
export type Counted = 'views' | 'clicks';

/** A visitor of a deal, told apart from others by a keyed hash (decision 059). */
export interface HashedVisit {
  dealId: string;
  kind: Counted;
  /** The visitor's id, if they are signed in: a vendor does not count on its own deals. */
  userId: string | null;
  /** 16 bytes in hexadecimal digits. */
  visitor: string;
}

export interface VisitKey {
  /** The database's day (UTC). */
  day: string;
  key: Buffer;
}

const KEY_BYTES = 32;
const today = sql`(now() at time zone 'UTC')::date`;

const keyOfToday = prepared((db: Db) =>
  db
    .select({ day: sql<string>`day::text`, key: sql<Buffer>`key` })
    .from(sql`visit_keys`)
    .where(sql`day = ${today}`)
    .prepare('catalog_visit_key'),
);

/** Today's key, made by whichever process counts first today. With a new key those of past days go. */
export async function findVisitKey(db: Db): Promise<VisitKey> {
  const [found] = await keyOfToday(db).execute();
  if (found) return found;
  await db.execute(sql`
    insert into visit_keys (day, key) values (${today}, ${randomBytes(KEY_BYTES)}) on conflict do nothing`);
  await purgeVisitKeys(db);
  const [made] = await keyOfToday(db).execute();
  // The day ended between two statements.
  return made ?? (await findVisitKey(db));
}

/**
 * Raises a day's numbers by the visitors that were not counted on it yet. Left out are deals that are gone, hidden or not begun,
 * and members of the deal's vendor. Visitors and deals are written in order, so that processes wait for each other at worst.
 */
export async function addVisits(db: Db, day: string, visits: readonly HashedVisit[]): Promise<void> {
  const rows = JSON.stringify(
    visits.map(({ dealId, kind, userId, visitor }) => ({ deal_id: dealId, kind, user_id: userId, visitor })),
  );
  await db.execute(sql`
    with given as (
      select g.deal_id, g.kind, decode(g.visitor, 'hex') as visitor
      from json_to_recordset(${rows}::json) as g(deal_id uuid, kind text, user_id uuid, visitor text)
        join deals d on d.id = g.deal_id
      where ${isPublic} and not exists (
        select from vendor_tools v join organization_members m using (organization_id)
        where v.tool_id = d.tool_id and m.user_id = g.user_id)
      group by 1, 2, 3
    ), added as (
      insert into deal_visits (day, visitor) select ${day}::date, visitor from given order by visitor
      on conflict do nothing returning visitor
    )
    insert into deal_clicks (deal_id, day, clicks, views)
    select deal_id, ${day}::date, count(*) filter (where kind = 'clicks'), count(*) filter (where kind = 'views')
    from added join given using (visitor) group by deal_id order by deal_id
    on conflict (deal_id, day) do update set clicks = deal_clicks.clicks + excluded.clicks, views = deal_clicks.views + excluded.views`);
}

export async function purgeVisitKeys(db: Db): Promise<void> {
  await db.execute(sql`delete from visit_keys where day < ${today}`);
}

/** @returns how many it deleted */
export async function purgeVisitsOfPastDays(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from deal_visits where (day, visitor) in (
      select day, visitor from deal_visits where day < ${today} order by day, visitor limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
