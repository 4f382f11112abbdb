import { type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { type DealRow, dealJson, isRunning, type ToolRow, toolJson } from '../cards.ts';
import type { SearchDealsInput } from '../catalog.contract.ts';
import { catalogLimits, type Category, type DealSort } from '../catalog.limits.ts';
import type { Position } from './cursor.contract.ts';
import type { SearchTerms } from './search-query.ts';

/** Relevance is weighed among the newest of what matches, so that a word that is everywhere costs no more than a rare one. */
const RANKED_MAX = 200;
/** Of those that are looked up one by one. */
const RANKED_LOOKED_UP_MAX = 80;
/** Of tools there are fewer. */
const RANKED_TOOLS_MAX = 1_000;

/** Written into the statement, because the planner cannot know a parameter; what was asked for is cut from it. */
const pageMax = sql.raw(String(catalogLimits.pageMax + 1));

interface Order {
  /** What is sorted by; but for relevance, exactly as an index has it. */
  by: SQL;
  isDescending: boolean;
  /** The sort value as a number in a cursor, and back. */
  toNumber: (value: SQL) => SQL;
  fromNumber: (value: SQL) => SQL;
}

const time = {
  toNumber: (value: SQL) =>
    sql`case when ${value} < 'infinity' then (extract(epoch from ${value}) * 1000000)::bigint end`,
  fromNumber: (value: SQL) =>
    sql`coalesce(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond', 'infinity')`,
};
const integer = { toNumber: (value: SQL) => value, fromNumber: (value: SQL) => sql`${value}::int` };
const real = { toNumber: (value: SQL) => value, fromNumber: (value: SQL) => sql`${value}::float8` };

// Prices of different currencies are compared by their number: a rate of exchange would be a guess by tomorrow.
const orders: Record<DealSort, Order> = {
  relevance: { by: sql`r.rank`, isDescending: true, ...real },
  newest: { by: sql`d.starts_at`, isDescending: true, ...time },
  ending: { by: sql`coalesce(d.ends_at, 'infinity')`, isDescending: false, ...time },
  discount: { by: sql`d.discount_percentage`, isDescending: true, ...integer },
  price: { by: sql`d.price_minor`, isDescending: false, ...integer },
  '-price': { by: sql`d.price_minor`, isDescending: true, ...integer },
  rating: { by: sql`d.rating_tenths`, isDescending: true, ...integer },
};

const match = sql`${sql.placeholder('match')}::tsquery`;

const phrase = sql`${sql.placeholder('phrase')}::text`;

/** Whole words count for more than beginnings, short documents for more than long, and most of all a name that was typed as it is. */
const rank = (document: SQL, name: SQL) => sql`(
  select ts_rank(${document}, ${match}, 1)::float8 + 2 * ts_rank(${document}, ${sql.placeholder('exact')}::tsquery, 1)::float8
    + starts_with(lower(${name}) || ' ', ${phrase} || ' ')::int * 0.5 + (lower(${name}) = ${phrase})::int as rank
) r`;

/** Every facet that narrows, as a condition on `d`; each has an index to start from. */
const facets = {
  category: sql`d.category = ${sql.placeholder('category')}`,
  minPrice: sql`d.price_minor >= ${sql.placeholder('minPrice')}::int`,
  maxPrice: sql`d.price_minor <= ${sql.placeholder('maxPrice')}::int`,
  minDiscount: sql`d.discount_percentage >= ${sql.placeholder('minDiscount')}::smallint`,
  minRating: sql`d.rating_tenths >= ${sql.placeholder('minRating')}::smallint`,
  endingSoon: sql`coalesce(d.ends_at, 'infinity') < now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`,
} as const;
type Facet = keyof typeof facets;

/**
 * How the deals with some words are found: all that match, before they are sorted, or along the list's index until a page is full.
 * Left to itself, the planner walks that index also for what is rare, to its very end.
 */
type Way = 'matches' | 'walk';

interface Shape {
  sort: DealSort;
  /** Null: there are no words. */
  way: Way | null;
  isContinued: boolean;
  ended: boolean;
  facets: Facet[];
}

/** A row of a page with its place in the order. */
export interface Placed<Card> {
  at: number | null;
  card: Card;
}

function dealsStatement(db: Db, shape: Shape, name: string) {
  const order = orders[shape.sort];
  // Of ended deals those that ended last are the interesting ones.
  const isDescending = order.isDescending || (shape.sort === 'ending' && shape.ended);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const at = order.fromNumber(sql`${sql.placeholder('at')}`);
  const isBehind = sql`(${order.by}, d.id) ${sql.raw(isDescending ? '<' : '>')} (${at}, ${sql.placeholder('id')}::uuid)`;
  const after = shape.isContinued ? sql`and ${isBehind}` : sql``;
  const kind = shape.ended ? sql`d.has_ended` : isRunning;
  const narrowed = (...more: SQL[]) => sql.join([kind, ...shape.facets.map((facet) => facets[facet]), ...more], sql` and `);
  const isMatch = sql`d.search @@ ${match}`;
  // The same, but no index is asked for it.
  const isMatchByTheWay = sql`ts_match_vq(d.search, ${match})`;
  const sorted = sql`order by ${order.by} ${direction}, d.id ${direction} limit ${pageMax}`;
  const isRanked = shape.sort === 'relevance';
  const newestFirst = shape.ended ? sql`coalesce(d.ends_at, 'infinity') desc, d.id desc` : sql`d.starts_at desc, d.id desc`;

  const matches = sql`(select * from deals d where ${narrowed(isMatch)} offset 0) d`;
  // Where facets narrow, an index that holds them all is walked, and only what passes them is looked up for its words.
  const isNarrowed = shape.facets.some((facet) => facet !== 'category');
  const walked = (by: SQL, behind: SQL, max: SQL) =>
    isNarrowed
      ? sql`(select d.* from (select d.id from deals d where ${narrowed()} ${behind} order by ${by} offset 0) passed
          cross join lateral (select * from deals d where d.id = passed.id and ${isMatchByTheWay} offset 0) d limit ${max})`
      : sql`(select * from deals d where ${narrowed(isMatchByTheWay)} ${behind} order by ${by} limit ${max})`;
  /** What relevance is weighed among. */
  const candidates: Record<Way, () => SQL> = {
    matches: () => sql`(select * from ${matches} order by ${newestFirst} limit ${sql.raw(String(RANKED_MAX))})`,
    walk: () => walked(newestFirst, sql``, sql.raw(String(isNarrowed ? RANKED_LOOKED_UP_MAX : RANKED_MAX))),
  };
  const pages: Record<Way, () => SQL> = {
    matches: () => sql`select d.id, ${order.by} as sort from ${matches} where true ${after} ${sorted}`,
    walk: () => sql`select d.id, ${order.by} as sort from ${walked(sql`${order.by} ${direction}, d.id ${direction}`, after, pageMax)} d`,
  };
  const page =
    shape.way === null
      ? sql`select d.id, ${order.by} as sort from deals d where ${narrowed()} ${after} ${sorted}`
      : isRanked
        ? sql`select d.id, r.rank as sort from ${candidates[shape.way]()} d cross join lateral ${rank(sql`d.search`, sql`d.title`)} where true ${after} ${sorted}`
        : pages[shape.way]();
  return db
    .select({
      rows: sql<Placed<DealRow>[]>`coalesce(json_agg(json_build_object('at', ${order.toNumber(sql`page.sort`)}, 'card', ${dealJson})
        order by page.sort ${direction}, page.id ${direction}), '[]')`,
    })
    .from(
      sql`(select * from (${page}) longest order by sort ${direction}, id ${direction} limit ${sql.placeholder('limit')}) page
        join deals d on d.id = page.id join tools t on t.id = d.tool_id`,
    )
    .prepare(name);
}

/** The lists that everybody opens, by the name that they are prepared under. */
const openedOften = new Map<string, (db: Db) => ReturnType<typeof dealsStatement>>();

// The server plans every other combination anew, which suits what is asked for, and keeps no hundreds of statements.
function dealsStatementOf(db: Db, shape: Shape) {
  const [facet, ...more] = shape.facets;
  const isOften = shape.way === null && !shape.ended && more.length === 0 && (facet === undefined || facet === 'category');
  if (!isOften) return dealsStatement(db, shape, '');
  const name = `catalog_deals_${shape.sort}_${facet ?? 'all'}_${shape.isContinued ? 'next' : 'first'}`;
  const known = openedOften.get(name) ?? prepared((on: Db) => dealsStatement(on, shape, name));
  openedOften.set(name, known);
  return known(db);
}

export interface DealSearch extends Pick<SearchDealsInput, 'category' | 'minDiscount' | 'endingSoon' | 'ended' | 'sort' | 'limit'> {
  /** Null: everything. */
  terms: SearchTerms | null;
  minPriceMinor: number | null;
  maxPriceMinor: number | null;
  minRatingTenths: number | null;
  after: Position | null;
}

/** At most `limit` deals in the asked order, from behind `after`. */
export async function findDeals(db: Db, search: DealSearch): Promise<Placed<DealRow>[]> {
  const values = {
    category: search.category ?? null,
    minPrice: search.minPriceMinor,
    maxPrice: search.maxPriceMinor,
    minDiscount: search.minDiscount ?? null,
    minRating: search.minRatingTenths,
    endingSoon: search.endingSoon || null,
  };
  const narrowing = (Object.keys(facets) as Facet[]).filter((facet) => values[facet] !== null);
  const statement = dealsStatementOf(db, {
    sort: search.sort,
    way: search.terms && wayOf(search.terms, search),
    isContinued: search.after !== null,
    ended: search.ended,
    facets: narrowing,
  });
  const [found] = await statement.execute({ ...values, ...search.after, ...search.terms, limit: search.limit });
  return found?.rows ?? [];
}

/** Whichever reads less: the matches, or what is passed by until there are enough of them. */
function wayOf({ share, running, ended }: SearchTerms, search: Pick<DealSearch, 'ended' | 'sort'>): Way {
  const enough = search.sort === 'relevance' ? RANKED_MAX : catalogLimits.pageMax + 1;
  return share * (search.ended ? ended : running) * share <= enough ? 'matches' : 'walk';
}

function toolsStatement(db: Db, shape: { hasQuery: boolean; hasCategory: boolean; isContinued: boolean }) {
  const conditions = [sql`true`];
  if (shape.hasCategory) conditions.push(sql`t.category = ${sql.placeholder('category')}`);
  if (shape.hasQuery) conditions.push(sql`t.search @@ ${match}`);
  const id = sql`${sql.placeholder('id')}::uuid`;
  const matching = sql`tools t where ${sql.join(conditions, sql` and `)}`;
  // Without a query newest first, which is the order of the ids.
  const page = shape.hasQuery
    ? sql`select t.id, r.rank from (select * from ${matching} order by t.id desc limit ${sql.raw(String(RANKED_TOOLS_MAX))}) t
        cross join lateral ${rank(sql`t.search`, sql`t.name`)}
        ${shape.isContinued ? sql`where (r.rank, t.id) < (${sql.placeholder('at')}::float8, ${id})` : sql``}
        order by r.rank desc, t.id desc limit ${pageMax}`
    : sql`select t.id, null::float8 as rank from ${matching} ${shape.isContinued ? sql`and t.id < ${id}` : sql``}
        order by t.id desc limit ${pageMax}`;
  return db
    .select({
      rows: sql<Placed<ToolRow>[]>`coalesce(json_agg(json_build_object('at', page.rank, 'card', ${toolJson})
        order by page.rank desc, page.id desc), '[]')`,
    })
    .from(sql`(select * from (${page}) longest limit ${sql.placeholder('limit')}) page join tools t on t.id = page.id`)
    .prepare('');
}

export interface ToolSearch {
  terms: SearchTerms | null;
  category: Category | null;
  limit: number;
  after: Position | null;
}

/** At most `limit` tools, by relevance to `match` or else newest first, from behind `after`. */
export async function findTools(db: Db, { terms, category, limit, after }: ToolSearch): Promise<Placed<ToolRow>[]> {
  const statement = toolsStatement(db, { hasQuery: terms !== null, hasCategory: category !== null, isContinued: after !== null });
  const [found] = await statement.execute({ category, ...terms, limit, ...after });
  return found?.rows ?? [];
}
