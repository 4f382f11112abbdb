import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { isPublic } from '../cards.ts';

const target = prepared((db: Db) =>
  db
    .select({ id: sql<string>`d.id`, url: sql<string | null>`coalesce(d.url, t.website)` })
    .from(sql`deals d join tools t on t.id = d.tool_id`)
    .where(sql`d.slug = ${sql.placeholder('slug')} and ${isPublic}`)
    .prepare('catalog_go'),
);

/** Where a deal is sold, as it is stored: its own address, else its tool's. */
export const findTarget = async (db: Db, slug: string) => (await target(db).execute({ slug }))[0];

/** What is counted of a deal: visitors who saw its page, and who were led on. */
export type Counted = 'views' | 'clicks';
export type Counts = Map<string, Record<Counted, number>>;

/** Adds to today's; deals that are gone by now are left out. In the order of ids, so that processes wait for each other at worst. */
export async function addCounts(db: Db, counts: Counts): Promise<void> {
  const rows = JSON.stringify([...counts].map(([id, count]) => ({ id, ...count })));
  await db.execute(sql`
    insert into deal_clicks (deal_id, day, clicks, views)
    select d.id, (now() at time zone 'UTC')::date, given.clicks, given.views
    from json_to_recordset(${rows}::json) as given(id uuid, clicks int, views int) join deals d using (id) order by d.id
    on conflict (deal_id, day) do update set clicks = deal_clicks.clicks + excluded.clicks, views = deal_clicks.views + excluded.views`);
}

export interface ClickedDeal {
  slug: string;
  title: string;
  toolName: string;
  clicks: number;
}

/** The deals that most visitors left for in the last days, today included. */
export const findMostClicked = (db: Db, { days, limit }: { days: number; limit: number }) =>
  db
    .select({
      slug: sql<string>`d.slug`,
      title: sql<string>`d.title`,
      toolName: sql<string>`t.name`,
      clicks: sql<number>`counted.clicks`,
    })
    .from(
      sql`(select deal_id, sum(clicks)::int as clicks from deal_clicks
        where clicks > 0 and day > (now() at time zone 'UTC')::date - ${days}::int
        group by deal_id order by clicks desc, deal_id limit ${limit}) counted
        join deals d on d.id = counted.deal_id join tools t on t.id = d.tool_id`,
    )
    .orderBy(sql`counted.clicks desc, d.id`);
