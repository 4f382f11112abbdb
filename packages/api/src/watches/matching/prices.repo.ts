import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';
import { isAtMost, isLess, priceOf, type RateOf, wishOf } from '../prices.sql.ts';

/** A deal that watches wait for, and who hears of it. */
export interface PriceMatch {
  dealId: string;
  price: number;
  currency: string;
  /** Since when the price is asked. */
  since: string | null;
  userIds: string[];
  [column: string]: unknown;
}

/** Rates of `watch_rates`, which the transaction has made. */
const rateOf: RateOf = (code) => sql`(select r.per_euro from watch_rates r where r.code = ${code})`;

const PRICE = priceOf('d');
const was = { minor: sql`d.was_price_minor`, rest: sql`d.was_price_rest`, currency: sql`d.was_currency` };

/** It was none that ran, or cost more, or another currency: a change of rates alone is no news. */
const isNews = sql`(d.is_new or not coalesce(not d.was_has_ended and d.was_starts_at <= d.was_at, false)
  or d.was_currency <> d.currency or ${isLess(PRICE, was, rateOf)})`;

/** It was not asked for an hour or longer since it was told; a seller who ends and begins all day is no news each time. */
const isBack = (toldAt: SQL) => sql`exists (
  select from (select began_at, lag(ended_at) over (order by began_at) as before from asked_prices(d.id)) p
  where p.began_at > ${toldAt} and p.began_at <= now() and p.began_at - p.before >= interval '1 hour')`;

/** For an hour after it was told, a deal rests: ten lower prices within the hour are one. */
const REST = sql`interval '1 hour'`;

/**
 * Matches the deals of `changed` with watches of deals and tools, at one stroke: notes at which price each told, and answers whom to
 * tell of which deal.
 */
export async function matchPrices(tx: Db): Promise<PriceMatch[]> {
  await tx.execute(sql`
    create temporary table price_matches on commit drop as
    select w.id as watch_id, w.user_id, d.id as deal_id, coalesce(t.is_told and t.told_at > now() - ${REST}, false) as rests, t.told_at
    from (
      select d.id as deal_id, w.id from changed d join watches w on w.deal_id = d.id where d.is_running and w.deleted_at is null
      union all
      select d.id, w.id from changed d join watches w on w.tool_id = d.tool_id where d.is_running and w.deleted_at is null
    ) pair
    join changed d on d.id = pair.deal_id
    join watches w on w.id = pair.id
    left join watch_tellings t on t.watch_id = w.id and t.deal_id = d.id
    where w.paused_at is null
      and (w.wish_minor is null or ${isAtMost(PRICE, wishOf('w'), rateOf)})
      and case when t.watch_id is null then ${isNews}
        else (w.wish_minor is not null and ${isLess(PRICE, priceOf('t'), rateOf)}
          and (t.currency, t.price_minor, t.price_rest) is distinct from (d.currency, d.price_minor, d.price_rest)) or ${isBack(sql`t.told_at`)} end`);
  // A deal that rests is looked at again afterwards, once.
  await tx.execute(sql`
    insert into deal_changes (deal_id, due_at, category, price_minor, price_rest, currency, discount_percentage, rating_tenths, starts_at, ends_at, has_ended)
    select d.id, m.told_at + ${REST}, d.category, d.price_minor, d.price_rest, d.currency, d.discount_percentage, d.rating_tenths, d.starts_at,
      d.ends_at, d.has_ended
    from (select deal_id, max(told_at) as told_at from price_matches where rests group by deal_id) m join changed d on d.id = m.deal_id
    where not exists (select from deal_changes c where c.deal_id = d.id and not c.is_done and c.due_at > now())`);
  await tx.execute(sql`delete from price_matches where rests`);
  await tx.execute(sql`
    insert into watch_tellings (watch_id, deal_id, price_minor, price_rest, currency)
    select m.watch_id, d.id, d.price_minor, d.price_rest, d.currency from price_matches m join changed d on d.id = m.deal_id
    order by m.watch_id, d.id
    on conflict (watch_id, deal_id) do update set price_minor = excluded.price_minor, price_rest = excluded.price_rest,
      currency = excluded.currency, is_told = true, told_at = excluded.told_at`);
  await tx.execute(sql`update watches set told_at = now() where id in (select watch_id from price_matches)`);
  const { rows } = await tx.execute<PriceMatch>(sql`
    select d.id as "dealId", ${majorOf(sql`d.price_minor`, sql`d.price_rest`)} as price, d.currency, d.since, array_agg(distinct m.user_id) as "userIds"
    from price_matches m join changed d on d.id = m.deal_id
    group by d.id, d.price_minor, d.price_rest, d.currency, d.since order by d.id`);
  return rows;
}
