import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { changes, type Columns, freeSlug } from './import.repo.ts';

const COLUMNS: Columns = {
  tool_id: 'tool_id',
  title: 'title',
  promise: 'promise',
  description: 'description',
  category: 'category',
  base_price_minor: 'base_price_minor',
  base_price_rest: 'base_price_rest',
  price_minor: 'price_minor',
  price_rest: 'price_rest',
  currency: 'currency',
  cover_url: 'cover_url',
  rating_tenths: 'rating_tenths',
  rating_count: 'rating_count',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
};
const { assignments, areNew } = changes(COLUMNS, 'd', 'r');

/** The rows' deals that this source brought before. */
export async function findDeals(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`update import_rows r set deal_id = d.id, deal_state = 'unchanged'
    from deals d where d.source = ${source} and d.external_id = r.deal_key`);
  await tx.execute(sql`analyze import_rows`);
}

/** Writes the deals of the rows from `from` on, up to but without `to`. A changed deal keeps its slug, so that links to it hold. */
export async function writeDeals(tx: Db, source: string, from: number, to: number): Promise<void> {
  const rows = sql`(
    select r.*, i.tool_id from import_rows r join import_tools i using (tool_key)
    where r.deal_key is not null and r.position >= ${from} and r.position < ${to})`;
  await tx.execute(sql`
    with changed as (
      update deals d set ${assignments}, updated_at = now() from ${rows} r where d.id = r.deal_id and ${areNew} returning d.id
    )
    update import_rows r set deal_state = 'updated' from changed where changed.id = r.deal_id`);
  await tx.execute(sql`
    with inserted as (
      insert into deals (id, slug, tool_id, title, promise, description, category, base_price_minor, base_price_rest,
        price_minor, price_rest, currency, cover_url,
        rating_tenths, rating_count, starts_at, ends_at, source, external_id)
      select new_deal_id, ${freeSlug('deals', 'deal_slug', 'deal_key', source)}, tool_id, title, coalesce(promise, ''), coalesce(description, ''),
        coalesce(category, 'other'), base_price_minor, base_price_rest, price_minor, price_rest, coalesce(currency, 'USD'), cover_url, coalesce(rating_tenths, 0),
        coalesce(rating_count, 0), coalesce(starts_at, now()), ends_at, ${source}, deal_key
      from ${rows} r where deal_id is null order by position
      returning id
    )
    update import_rows r set deal_state = 'inserted' from inserted where inserted.id = r.new_deal_id`);
}
