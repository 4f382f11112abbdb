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

/** Finds the stored address that sells a deal: its own, else its tool's. */
export const findTarget = async (db: Db, slug: string) => (await target(db).execute({ slug }))[0];

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
