import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { isRunning } from '#catalog/cards.ts';
import { catalogLimits } from '#catalog/catalog.limits.ts';
import { FACETS } from '#catalog/facets/facets.limits.ts';
import { type FilterName, filters } from '#catalog/search/filters.sql.ts';
import { watchLimits } from '../watches.limits.ts';

export interface StoredSearch {
  key: string;
  search: Record<string, unknown>;
  match: string | null;
  /** Its words were read more than a day ago. */
  isOld: boolean;
  [column: string]: unknown;
}

/** Different searches that are watched, in the order of their keys. */
export async function findSearches(tx: Db, after: string, limit: number): Promise<StoredSearch[]> {
  const { rows } = await tx.execute<StoredSearch>(sql`
    select distinct on (search_key) search_key as key, search, search_match as match, search_read_at < now() - interval '1 day' as "isOld"
    from watches where search_key > ${after}::uuid and deleted_at is null and paused_at is null
    order by search_key, user_id limit ${limit}`);
  return rows;
}

/** A search as the statement has it: bounds of prices in each currency that is compared; null: prices narrow nothing. */
export interface AskedSearch {
  key: string;
  match: string | null;
  categories: readonly string[] | null;
  minDiscount: number | null;
  minRating: number | null;
  endingSoon: boolean | null;
  ended: boolean;
  codes: string[] | null;
  lows: number[] | null;
  highs: number[] | null;
}

export interface SearchMatch {
  key: string;
  /** At most `FOUND_MAX`. */
  found: number;
  /** The newest of them. */
  dealId: string;
  [column: string]: unknown;
}

const FOUND_MAX = 100;

const chosen: Record<FilterName, SQL> = {
  category: sql`s.category`,
  categories: sql`s.categories`,
  minDiscount: sql`s."minDiscount"`,
  minRating: sql`s."minRating"`,
  endingSoon: sql`s."endingSoon"`,
};
const names = FACETS.map(({ field }) => field);

/** Conditions of a search `s` on a deal `d`, by the same SQL as the catalogue's lists; `d.at` is the moment of a former state. */
const meets = (isNow: boolean) => {
  const endedSoon = sql`coalesce(d.ends_at, 'infinity') < d.at + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`;
  const conditionOf = (name: FilterName) =>
    name === 'endingSoon' && !isNow ? endedSoon : filters[name].condition(chosen[name]);
  const isShown = isNow ? isRunning : sql`not d.has_ended and d.starts_at <= d.at`;
  return sql.join(
    [
      sql`case when s.ended then d.has_ended else ${isShown} end`,
      ...names.map((name) =>
        // Ended deals always pass the filter for ending soon.
        name === 'endingSoon'
          ? sql`(${chosen[name]} is null or s.ended or ${conditionOf(name)})`
          : sql`(${chosen[name]} is null or ${conditionOf(name)})`,
      ),
      sql`(s.codes is null or coalesce(d.price_minor between s.lows[array_position(s.codes, d.currency)] and s.highs[array_position(s.codes, d.currency)], false))`,
    ],
    sql` and `,
  );
};

const before = sql`(select c.was_at as at, c.was_category as category, c.was_price_minor as price_minor, c.was_currency as currency,
  c.was_discount_percentage as discount_percentage, c.was_rating_tenths as rating_tenths, c.was_starts_at as starts_at, c.was_ends_at as ends_at,
  c.was_has_ended as has_ended) d`;

/** It matched at a time since it last came back, within the days that are remembered: that it does is no news. */
const matchedBefore = sql`exists (
  select from deal_changes d
  where d.deal_id = c.id and not d.is_new and d.at > now() - make_interval(days => ${sql.raw(String(watchLimits.rememberedDays))})
    and d.id > coalesce((
      select max(e.id) from deal_changes e where e.deal_id = c.id and e.has_ended and not s.ended and e.at - e.ends_at >= interval '1 hour'), 0)
    and (s.match is null or coalesce(d.search, (
      select l.search from deal_changes l where l.deal_id = c.id and l.id > d.id and l.search is not null order by l.id limit 1), c.search) @@ s.match)
    and ${meets(false)})`;

/** Finds which of these searches have something new among the deals of `changed`. */
export async function matchSearches(tx: Db, searches: readonly AskedSearch[]): Promise<SearchMatch[]> {
  const found: SearchMatch[] = [];
  for (const hasWords of [true, false]) {
    const some = searches.filter(({ match }) => (match !== null) === hasWords);
    if (some.length === 0) continue;
    const { rows } = await tx.execute<SearchMatch>(sql`
      with asked as materialized (
        select key, match::tsquery as match, categories, "minDiscount", "minRating", "endingSoon", ended, codes::bpchar[] as codes, lows, highs
        from json_to_recordset(${JSON.stringify(some)}::json) as s(key uuid, match text, categories text[], "minDiscount" smallint,
          "minRating" float8, "endingSoon" boolean, ended boolean, codes text[], lows int[], highs int[]))
      select s.key, m.found, m.deal_id as "dealId"
      from asked s cross join lateral (
        select count(*)::int as found, (array_agg(id order by starts_at desc, id desc))[1] as deal_id from (
          select c.id, c.starts_at from changed c
          where ${hasWords ? sql`c.search @@ s.match` : sql`true`} and exists (select from (select c.*) d where ${meets(true)})
            and not coalesce((select ${hasWords ? sql`c.was_search @@ s.match and` : sql``} ${meets(false)} from ${before}), false)
            and not ${matchedBefore}
          limit ${sql.raw(String(FOUND_MAX))}) found) m
      where m.found > 0`);
    found.push(...rows);
  }
  return found;
}

/** Members who watch each of these searches, noted as told. */
export async function findWatchers(tx: Db, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ key: string; userIds: string[] }>(sql`
    with told as (
      update watches set told_at = now()
      where search_key = any(${sql.param([...keys])}::uuid[]) and deleted_at is null and paused_at is null returning search_key, user_id)
    select search_key as key, array_agg(user_id) as "userIds" from told group by search_key`);
  return new Map(rows.map(({ key, userIds }) => [key, userIds]));
}
