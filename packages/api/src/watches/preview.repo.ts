import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isPublic, isRunning } from '#catalog/cards.ts';
import { perEuro } from '#catalog/rates/rates.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import { isAtMost, priceOf, type RateOf } from './prices.sql.ts';
import type { WatchPreview } from './watches.contract.ts';
import { watchLimits } from './watches.limits.ts';

/** Deals of one tool that are looked at; more have none. */
const DEALS_MAX = 50;

/** Wish as it is stored; null: any price. */
export interface WishColumns {
  wishMinor: number | null;
  wishRest: number;
  wishCurrency: string | null;
}

interface Found {
  found: WatchPreview['found'];
  now: WatchPreview['now'];
  [column: string]: unknown;
}

/**
 * Finds what a watch of a deal or a tool would have told: each price of the last days that met the wish, was lower than the one before,
 * and the cheapest one of today. One more than are named, so that the reader learns whether there are.
 */
export async function findPricePreview(
  db: Db,
  subject: { dealId: string } | { toolId: string },
  { wishMinor, wishRest, wishCurrency }: WishColumns,
): Promise<Found> {
  const which = 'dealId' in subject ? sql`d.id = ${subject.dealId}` : sql`d.tool_id = ${subject.toolId}`;
  const days = sql`make_interval(days => ${sql.raw(String(watchLimits.previewDays))})`;
  const rateOf: RateOf = (code) => perEuro(sql`${code}`);
  const wish = { minor: sql`w.minor`, rest: sql`w.rest`, currency: sql`w.currency` };
  const meets = (price: ReturnType<typeof priceOf>) => sql`(w.minor is null or ${isAtMost(price, wish, rateOf)})`;
  const { rows } = await db.execute<Found>(sql`
    with w as (select ${wishMinor}::int as minor, ${wishRest}::smallint as rest, ${wishCurrency}::char(3) as currency),
    d as materialized (select * from deals d where ${which} and ${isPublic} order by d.starts_at desc, d.id limit ${sql.raw(String(DEALS_MAX))}),
    steps as (
      select d.slug, d.title, p.*, ${meets(priceOf('p'))} as is_met,
        lag(p.ended_at) over step as ended_before,
        lag(p.currency) over step = p.currency and (lag(p.price_minor) over step, lag(p.price_rest) over step) <= (p.price_minor, p.price_rest)
          and ${sql`lag(${meets(priceOf('p'))}) over step`} as is_no_less
      from d cross join w cross join lateral asked_prices(d.id) p
      where p.began_at <= now()
      window step as (partition by d.id order by p.began_at)),
    told as (
      select * from steps where is_met and began_at > now() - ${days}
        and not (coalesce(is_no_less, false) and began_at - ended_before < interval '1 hour')
      order by began_at desc limit ${sql.raw(String(watchLimits.previewMax + 1))})
    select
      (select coalesce(json_agg(json_build_object('deal', json_build_object('slug', slug, 'title', title), 'currency', currency,
        'price', ${majorOf(sql`price_minor`, sql`price_rest`)}, 'at', ${isoTime(sql`began_at`)}) order by began_at desc), '[]') from told) as found,
      (select json_build_object('slug', d.slug, 'title', d.title, 'price', ${majorOf(sql`d.price_minor`, sql`d.price_rest`)}, 'currency', d.currency,
          'isMet', ${meets(priceOf('d'))})
        from d cross join w where ${isRunning}
        order by (d.price_minor::float8 * 100 + d.price_rest) / coalesce(${perEuro(sql`d.currency`)}, 1) limit 1) as now`);
  return rows[0] ?? { found: [], now: null };
}
