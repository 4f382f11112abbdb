import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { isoTime } from '#kernel/moments.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import { isPublic, isPublicOf, isRunning } from '../cards.ts';
import { askedPrices, price, wasBasePriceAsked } from './asked.sql.ts';
import type { PriceHistory } from './prices.contract.ts';
import { priceLimits } from './prices.limits.ts';

const dealId = sql`${sql.placeholder('dealId')}::uuid`;

const basePrice = majorOf(sql`s.base_price_minor`, sql`s.base_price_rest`);

const point = sql`json_build_object('from', ${isoTime(sql`s.began_at`)},
  'until', case when s.ended_at <= now() then ${isoTime(sql`s.ended_at`)} end,
  'price', ${price}, 'basePrice', ${basePrice}, 'currency', s.currency, 'isTold', s.is_told, 'compared', round(s.compared::numeric, 4))`;

const number = (value: number) => sql.raw(String(value));
const window = sql`make_interval(days => ${number(priceLimits.windowDays)})`;

const priceHistory = prepared((db: Db) =>
  db
    .select({
      history: sql<PriceHistory>`(
        with log as (
          select min(at) as first, min(at) filter (where not is_told) as kept from deal_prices where deal_id = d.id
        ), steps as materialized ${askedPrices}
        select json_build_object(
          'points', (select coalesce(json_agg(${point} order by s.began_at), '[]')
            from (select * from steps order by began_at desc limit ${number(priceLimits.pointsMax)}) s),
          'isCut', (select count(*) > ${number(priceLimits.pointsMax)} from steps),
          'keptSince', ${isoTime(sql`log.kept`)},
          'knownSince', ${isoTime(sql`log.first`)},
          'lowestEver', (
            select json_build_object('price', ${price}, 'currency', s.currency, 'compared', round(s.compared::numeric, 4), 'from', ${isoTime(sql`s.began_at`)})
            from steps s where s.compared is not null order by s.compared, s.currency <> d.currency, s.began_at limit 1),
          'offer', (
            select json_build_object('since', m.memory -> 'since', 'lowestBefore', m.memory #> '{lowestBefore,price}',
              'isTold', coalesce((m.memory #>> '{lowestBefore,isTold}')::boolean, false), 'otherCurrency', m.memory #> '{otherCurrencies,lowestBefore}',
              'isKnown', log.first <= (m.memory ->> 'since')::timestamptz - ${window})
            from price_memory(d.id, d.currency, d.price_minor, d.price_rest, d.starts_at, d.ends_at) m(memory)
            where ${isRunning} and m.memory is not null),
          'wasBasePriceAsked', ${wasBasePriceAsked(sql`steps`)})
        from log)`,
    })
    .from(sql`deals d`)
    .where(sql`d.id = ${dealId} and ${isPublic}`)
    .prepare('catalog_price_history'),
);

export const findPriceHistory = async (db: Db, id: string) =>
  (await priceHistory(db).execute({ dealId: id }))[0]?.history;

export interface LoggedPrice {
  at: string;
  price: number;
  basePrice: number;
  currency: string;
  startsAt: string;
  endsAt: string | null;
  isTold: boolean;
  /** `at` with all that Postgres knows of it. */
  cursor: string;
  [column: string]: unknown;
}

/** Rows of one statement: a deal's log may be long. */
const ROWS = 1_000;

/** The log of a deal as it is, oldest first, some at a time. */
export async function* readPriceLog(db: Db, id: string): AsyncGenerator<LoggedPrice[]> {
  let last: LoggedPrice | undefined;
  do {
    const { rows }: { rows: LoggedPrice[] } = await db.execute<LoggedPrice>(sql`
      select ${isoTime(sql`s.at`)} as at, ${price} as price, ${basePrice} as "basePrice", s.currency, ${isoTime(sql`s.starts_at`)} as "startsAt",
        ${isoTime(sql`s.ends_at`)} as "endsAt", s.is_told as "isTold", s.at::text as cursor
      from deal_prices s where s.deal_id = ${id} and s.at > ${last?.cursor ?? '-infinity'}::timestamptz order by s.at limit ${ROWS}`);
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS ? rows.at(-1) : undefined;
  } while (last);
}

/** @returns its slug */
export async function findSlug(db: Db, id: string): Promise<string | undefined> {
  const [deal] = await db
    .select({ slug: deals.slug })
    .from(deals)
    .where(and(eq(deals.id, id), isPublicOf(deals)));
  return deal?.slug;
}
