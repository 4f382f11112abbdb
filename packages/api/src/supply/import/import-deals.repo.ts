import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { addEarlierPrices } from '@onceware/db/seed/earlier-prices';
import { changes, type Columns, freeSlugs, MARKED, type Range, within } from './import.repo.ts';

const COLUMNS: Columns = {
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
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  gallery: 'gallery',
  url: 'url',
  coupon: 'coupon',
  sold_by: 'sold_by',
  refund_days: 'refund_days',
  redeem_by: 'redeem_by',
  redeem_days: 'redeem_days',
  updates: 'updates',
  stacking: 'stacking',
  tiers: 'tiers',
};
export const dealChanges = changes(COLUMNS, 'd', 'r');
const { assignments, areNew } = dealChanges;

/** Which deals of the rows this source brought before, and which are new; their tools are known by now. */
export async function recogniseDeals(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`create temporary table import_deals ${MARKED} on commit drop as
    select r.position, coalesce(own.id, r.new_deal_id) as deal_id, t.tool_id,
      case when own.id is null then 'inserted' else 'unchanged' end as state, false as is_back
    from import_rows r join import_tools t using (tool_key)
      left join deals own on own.source = ${source} and own.external_id = r.deal_key
    where r.deal_key is not null`);
  await tx.execute(sql`create unique index on import_deals (position)`);
  await tx.execute(sql`analyze import_deals`);
}

/** Writes the deals of some rows. A changed deal keeps its slug, so that links to it hold. */
export async function writeDeals(tx: Db, source: string, range: Range): Promise<void> {
  const rows = sql`import_rows r join import_deals i using (position)`;
  const isNew = sql`${within(range)} and i.state = 'inserted'`;
  await tx.execute(sql`
    with changed as (
      update deals d set tool_id = i.tool_id, ${assignments}, updated_at = now() from ${rows}
      where ${within(range)} and i.state = 'unchanged' and d.id = i.deal_id and (d.tool_id <> i.tool_id or ${areNew}) returning r.position
    )
    update import_deals i set state = 'updated' from changed where changed.position = i.position`);
  await tx.execute(sql`
    insert into deals (id, slug, tool_id, title, promise, description, category, base_price_minor, base_price_rest,
      price_minor, price_rest, currency, cover_url, starts_at, ends_at, gallery, url, coupon,
      sold_by, refund_days, redeem_by, redeem_days, updates, stacking, tiers, source, external_id)
    select i.deal_id, free.slug, i.tool_id, r.title, coalesce(r.promise, ''), coalesce(r.description, ''),
      coalesce(r.category, 'other'), r.base_price_minor, r.base_price_rest, r.price_minor, r.price_rest, coalesce(r.currency, 'USD'),
      r.cover_url, coalesce(r.starts_at, now()), r.ends_at,
      coalesce(r.gallery, '{}'), r.url, r.coupon, r.sold_by, r.refund_days, r.redeem_by, r.redeem_days, r.updates, r.stacking, coalesce(r.tiers, '[]'),
      ${source}, r.deal_key
    from ${rows} join ${freeSlugs('deals', 'deal_slug', 'deal_key', source, sql`${rows} where ${isNew}`)} using (position)
    where ${isNew} order by r.position`);
  await addEarlierPrices(
    tx,
    sql`select i.deal_id, e.*, d.currency from import_rows r join import_deals i using (position) join deals d on d.id = i.deal_id
      cross join jsonb_to_recordset(r.earlier_prices)
        as e(at timestamptz, price_minor int, price_rest smallint, base_price_minor int, base_price_rest smallint)
      where ${within(range)} and r.earlier_prices is not null`,
  );
}
