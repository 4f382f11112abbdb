import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/**
 * Writes into the log of prices what deals cost before they were here, as somebody tells. What was kept here since stands:
 * only what is older is taken, and of one moment only what is told first, so the same may be told again.
 *
 * @param told a select of deal_id, at (since when), price_minor, price_rest, base_price_minor, base_price_rest, currency
 */
export async function addEarlierPrices(tx: Db, told: SQL): Promise<void> {
  await tx.execute(sql`
    insert into deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at, is_told)
    select d.id, told.at, told.price_minor, told.price_rest, told.base_price_minor, told.base_price_rest, told.currency, told.at, d.ends_at, true
    from (${told}) told join deals d on d.id = told.deal_id
    where told.at < coalesce((select min(at) from deal_prices kept where kept.deal_id = d.id and not kept.is_told), now())
    on conflict do nothing`);
}
