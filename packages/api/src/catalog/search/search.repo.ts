import { type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { dealJson, isRunning, isRunningOnwards, type ToolRow, toolJson } from '../cards.ts';
import type { SearchDealsInput } from '../catalog.contract.ts';
import { catalogLimits, type Category, type DealSort } from '../catalog.limits.ts';
import { type ComparedPrice, comparedValues } from './compared.ts';
import { comparedCurrencies, comparedPrice, isCompared, isOfCurrency } from './compared.sql.ts';
import type { Position } from './cursor.contract.ts';
import type { SearchTerms } from './search-query.ts';
import { facetTerms, sliceBySlice, slicings } from './slices.sql.ts';

/**
 * Relevance is weighed among so many, so that a word that is everywhere costs no more than a rare one: those that are called so, the newest
 * of those with the words in their names, and the newest of all others (decision 044).
 */
const NAMED_MAX = 50;
const WEIGHED = { inNames: 100, others: 150 };
const WEIGHED_OF_PARTLY = { inNames: 15, others: 30 };
/** Of a small catalogue nearly everything, since there is little to read. */
const SMALL = 20_000;
const WEIGHED_OF_SMALL = { inNames: 500, others: 1_500 };
const WEIGHED_TOOLS = { inNames: 200, others: 800 };
/** Where it is thought that this part of it match, all are weighed, and their names need no look of their own. */
const FEW = 1 / 8;
/** About every which document with a word has it in its name. */
const IN_NAMES_SHARE = 12;

/** A page and whether there is another: as many as may be asked for, of which those are cut that are. */
const PAGE_MAX = catalogLimits.pageMax + 1;

/** Written into the statement, because the planner cannot know a parameter. */
const rows = (max: number) => sql.raw(String(max));

interface Order {
  /** What is sorted by, exactly as an index has it. */
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
const real = { toNumber: (value: SQL) => value, fromNumber: (value: SQL) => sql`${value}::float8` };
const integer = { toNumber: (value: SQL) => value, fromNumber: (value: SQL) => sql`${value}::int` };

const orders: Record<Exclude<DealSort, 'relevance'>, Order> = {
  newest: { by: sql`d.starts_at`, isDescending: true, ...time },
  ending: { by: sql`coalesce(d.ends_at, 'infinity')`, isDescending: false, ...time },
  discount: { by: sql`d.discount_percentage`, isDescending: true, ...integer },
  price: { by: comparedPrice, isDescending: false, ...real },
  '-price': { by: comparedPrice, isDescending: true, ...real },
  rating: { by: sql`d.rating_tenths`, isDescending: true, ...integer },
};

const match = sql`${sql.placeholder('match')}::tsquery`;

const named = sql`${sql.placeholder('named')}::uuid[]`;

/** One word in a name weighs 1. */
const WEIGHTS = sql.raw(`'{0.1,0.4,0.5,1}'`);
const OF_ONE_WORD = sql.raw('1.644934');

/**
 * How well a document fits: each thing that is searched for by what it tells, best by the words as they were typed, then by other words for
 * it; more where they stand in a row, or begin the name; and above all else what is called exactly so.
 */
const rank = (document: SQL, name: SQL, tool: SQL) => sql`(
  select (select sum(weight * (0.9 * greatest(least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, exact) * ${OF_ONE_WORD}, 0)),
        0.8 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * ${OF_ONE_WORD} * size, 0)),
        case when ${document} @@ phrases then case when names_document(${document}) @@ phrases then 0.9 else 0.5 end else 0 end)
      + 0.1 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * size, 0))))
      from unnest(${sql.placeholder('exact')}::tsquery[], ${sql.placeholder('alike')}::tsquery[], ${sql.placeholder('sizes')}::int[], ${sql.placeholder('phrases')}::tsquery[],
        ${sql.placeholder('weights')}::float8[]) as asked(exact, alike, size, phrases, weight))
    * (1 - 0.04 * ln(1 + length(${document})))
    + coalesce((${document} @@ ${sql.placeholder('adjacent')}::tsquery)::int, 0) * 0.15
    + starts_with(lower(${name}) || ' ', ${sql.placeholder('phrase')}::text || ' ')::int * 0.2
    + (lower(${name}) = ${sql.placeholder('phrase')}::text)::int * 2 + (${tool} = any(${named}))::int * 4 as rank
) r`;

const categories = sql`${sql.placeholder('categories')}::text[]`;

/** Every facet but the price that narrows, as a condition on `d`; each has an index to start from. */
const narrowings = {
  category: sql`d.category = ${sql.placeholder('category')}`,
  categories: sql`d.category = any(${categories})`,
  minDiscount: sql`d.discount_percentage >= ${sql.placeholder('minDiscount')}::smallint`,
  minRating: sql`d.rating_tenths >= ${sql.placeholder('minRating')}::smallint`,
  endingSoon: sql`coalesce(d.ends_at, 'infinity') < now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`,
} as const;
type Facet = keyof typeof narrowings;

/**
 * How the deals with some words are found, whatever reads least: all that match, before they are sorted; or those of one slice of the list
 * after the other; or along the list's index, until a page is full. Left to itself, the planner walks that index also for what is
 * rare, to its very end.
 */
type Way = 'matches' | 'slices' | 'walk';

interface Shape {
  sort: DealSort;
  /** Null: there are no words. */
  way: Way | null;
  isContinued: boolean;
  ended: boolean;
  facets: Facet[];
  /** How many currencies are compared, where prices narrow or sort. */
  currencies: number;
  isPriced: boolean;
  max: number;
  /** For relevance: whether some tools are called exactly so, and how those with the words in their names are found; null: all that match are weighed. */
  hasNamed: boolean;
  namesWay: Way | null;
  weighed: typeof WEIGHED;
}

/** What is looked for along a list. */
interface Look {
  /** As an index answers it, and as none does. */
  words: SQL;
  isMatch: SQL;
  /** What is found elsewhere is left out. */
  others: SQL;
  limit: SQL;
}

/** By more than its category, which has indexes of its own. */
const isNarrowed = ({ facets, isPriced }: Pick<Shape, 'facets' | 'isPriced'>) =>
  isPriced || facets.some((facet) => facet !== 'category');

const isByPrice = ({ sort }: Pick<Shape, 'sort'>) => sort === 'price' || sort === '-price';

/** Some of a list as JSON that nobody has read yet, and where it ends if more follows. */
export interface DealsFound {
  /** An array of `DealRow`. */
  cards: string;
  /** Whether some of them have no picture of their own. */
  isPictureMissing: boolean;
  end: Position | null;
}

/** A row of a page with its place in the order. */
export interface Placed<Card> {
  at: number | null;
  card: Card;
}

function dealsStatement(db: Db, shape: Shape, name: string) {
  const isRanked = shape.sort === 'relevance';
  const id = sql`${sql.placeholder('id')}::uuid`;

  // The list whose first ones are looked for. Relevance weighs the newest; of ended deals those that ended last.
  const listed = shape.sort !== 'relevance' ? shape.sort : shape.ended ? 'ending' : 'newest';
  const order = orders[listed];
  const isDescending = order.isDescending || (listed === 'ending' && shape.ended);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const from = shape.isContinued && !isRanked ? order.fromNumber(sql`${sql.placeholder('at')}`) : null;
  const isBehind = from ? sql`(${order.by}, d.id) ${sql.raw(isDescending ? '<' : '>')} (${from}, ${id})` : sql`true`;
  const kind = shape.ended ? sql`d.has_ended` : sql`not d.has_ended`;
  const isShown = shape.ended ? kind : from ? isRunningOnwards : isRunning;
  const priced = shape.currencies > 0 ? [isCompared(shape.currencies)] : [];
  const narrowed = (...more: SQL[]) =>
    sql.join([isShown, ...shape.facets.map((facet) => narrowings[facet]), ...priced, ...more], sql` and `);
  const max = rows(isRanked ? shape.weighed.others : shape.max);
  const sorted = sql`order by ${order.by} ${direction}, d.id ${direction}`;

  // What the index of words finds by words and terms; no other index is asked.
  const looked =
    ({ words, others, limit }: Look) =>
    (term: SQL, condition: SQL) => {
      // What has ended ends soon, too.
      const narrowing = shape.facets.filter((facet) => facet !== 'endingSoon' || !shape.ended);
      const terms = [
        ...narrowing.map((facet) => facetTerms[facet]),
        ...(shape.isPriced ? [facetTerms.prices] : []),
        term,
      ];
      const found = sql.join([kind, words, ...terms], sql` and `);
      return sql`select * from (select * from deals d where ${found} offset 0) d where ${narrowed(isBehind, others, condition)} ${sorted} limit ${limit}`;
    };
  // An index that has the currency or the category before what is sorted by is walked for each of them, and the walks are merged.
  const begin = from && { price: from, id };
  const strands = [
    ...(isByPrice(shape)
      ? [{ of: comparedCurrencies(begin, isDescending), is: isOfCurrency(begin, isDescending) }]
      : []),
    ...(shape.facets.includes('categories')
      ? [{ of: sql`unnest(${categories}) as asked(category)`, is: sql`d.category = asked.category` }]
      : []),
  ];
  const walked = (limit: SQL, walk: (conditions: SQL, inOrder: SQL) => SQL) => {
    if (strands.length === 0) return walk(narrowed(isBehind), sorted);
    const facets = shape.facets.filter((facet) => facet !== 'categories').map((facet) => narrowings[facet]);
    const asked = [isShown, ...facets, ...(isByPrice(shape) ? [] : priced), ...strands.map(({ is }) => is), isBehind];
    const inOrder = isByPrice(shape) ? sql`order by d.price_minor ${direction}, d.id ${direction}` : sorted;
    const all = sql.join(
      strands.map(({ of }) => of),
      sql` cross join `,
    );
    return sql`select d.* from ${all} cross join lateral (${walk(sql.join(asked, sql` and `), inOrder)}) d ${sorted} limit ${limit}`;
  };
  const ways: Record<Way, (look: Look) => SQL> = {
    matches: (look) => looked(look)(sql`true`, sql`true`),
    slices: (look) =>
      sql`select * from (${sliceBySlice(slicings[listed], { kind, by: order.by, isDescending, from }, looked(look))}) d limit ${look.limit}`,
    // Where facets narrow, an index that holds them all is walked, and only what passes them is looked up for its words.
    walk: ({ isMatch, others, limit }) =>
      walked(limit, (conditions, inOrder) =>
        isNarrowed(shape)
          ? sql`select d.* from (select d.id from deals d where ${conditions} ${inOrder} offset 0) passed
              cross join lateral (select * from deals d where d.id = passed.id and ${isMatch} and ${others} offset 0) d limit ${limit}`
          : sql`select * from deals d where ${conditions} and ${isMatch} and ${others} ${inOrder} limit ${limit}`,
      ),
  };
  const isNotNamed = isRanked && shape.hasNamed ? sql`d.tool_id <> all(${named})` : sql`true`;
  const inNames = sql`names_document(d.search) @@ ${match}`;
  // The words are asked of what is passed by, and of no index.
  const ofWords: Look = {
    words: sql`d.search @@ ${match}`,
    isMatch: sql`ts_match_vq(d.search, ${match})`,
    others: isRanked && shape.namesWay ? sql`${isNotNamed} and not (${inNames})` : isNotNamed,
    limit: max,
  };
  const ofNames: Look = {
    words: inNames,
    isMatch: sql`ts_match_vq(names_document(d.search), ${match})`,
    others: isNotNamed,
    limit: rows(shape.weighed.inNames),
  };
  // Called exactly so; with the words in their names; all others.
  const tiers = (others: SQL) =>
    sql.join(
      [
        sql`(${others})`,
        ...(shape.hasNamed
          ? [
              sql`(select * from deals d where d.tool_id = any(${named}) and ${narrowed()} ${sorted} limit ${rows(NAMED_MAX)})`,
            ]
          : []),
        ...(shape.namesWay ? [sql`(${ways[shape.namesWay](ofNames)})`] : []),
      ],
      sql` union all `,
    );
  const ranked = (
    candidates: SQL,
  ) => sql`select d.id, r.rank as sort from (${tiers(candidates)}) d cross join lateral ${rank(sql`d.search`, sql`d.title`, sql`d.tool_id`)}
    where ${shape.isContinued ? sql`(r.rank, d.id) < (${sql.placeholder('at')}::float8, ${id})` : sql`true`} order by r.rank desc, d.id desc limit ${rows(shape.max)}`;
  const first =
    shape.way === null
      ? walked(max, (conditions, inOrder) => sql`select * from deals d where ${conditions} ${inOrder} limit ${max}`)
      : ways[shape.way](ofWords);
  const shown = sql.raw(isRanked ? 'desc' : isDescending ? 'desc' : 'asc');
  const limit = sql`${sql.placeholder('limit')}::int`;
  const page = isRanked ? ranked(first) : sql`select d.id, ${order.by} as sort from (${first}) d`;
  const pageOf = (longest: SQL) =>
    sql`select * from (${longest}) longest order by sort ${shown}, id ${shown} limit ${limit} + 1`;
  // A list that nothing narrows comes from its index, row by row as it is; else only the rows of the page are read whole.
  const placed =
    shape.way === null && !isNarrowed(shape)
      ? sql`(${pageOf(sql`select d.*, ${order.by} as sort from (${first}) d`)}) d`
      : sql`(${pageOf(page)}) page join lateral (select deals.*, page.sort from deals where deals.id = page.id) d on true`;
  const at = sql`min(shown.sort) filter (where shown.place = ${limit})`;
  return db
    .select({
      cards: sql<string>`coalesce(json_agg(shown.card) filter (where shown.place <= ${limit}), '[]')::text`,
      isPictureMissing: sql<boolean>`coalesce(bool_or(shown.cover_url is null or shown.logo_url is null), false)`,
      isMore: sql<boolean>`count(*) > ${limit}`,
      at: sql<number | null>`(${isRanked ? at : order.toNumber(at)})::float8`,
      id: sql<string>`(array_agg(shown.id) filter (where shown.place = ${limit}))[1]`,
    })
    .from(
      sql`(select d.id, d.sort, d.cover_url, t.logo_url, ${dealJson} as card, row_number() over (order by d.sort ${shown}, d.id ${shown}) as place
        from ${placed} join tools t on t.id = d.tool_id order by d.sort ${shown}, d.id ${shown}) shown`,
    )
    .prepare(name);
}

/** The lists that everybody opens, by the name that they are prepared under. */
const openedOften = new Map<string, (db: Db) => ReturnType<typeof dealsStatement>>();

// The server plans every other combination anew, which suits what is asked for, and keeps no hundreds of statements.
function dealsStatementOf(db: Db, shape: Shape) {
  const [facet, ...more] = shape.facets;
  const isOften =
    shape.way === null &&
    !shape.ended &&
    shape.currencies === 0 &&
    more.length === 0 &&
    (facet === undefined || facet === 'category');
  if (!isOften) return dealsStatement(db, shape, '');
  const name = `catalog_deals_${shape.sort}_${facet ?? 'all'}_${shape.isContinued ? 'next' : 'first'}`;
  const known = openedOften.get(name) ?? prepared((on: Db) => dealsStatement(on, { ...shape, max: PAGE_MAX }, name));
  openedOften.set(name, known);
  return known(db);
}

export interface DealSearch extends Pick<
  SearchDealsInput,
  'categories' | 'minDiscount' | 'endingSoon' | 'ended' | 'sort' | 'limit'
> {
  /** Null: everything. */
  terms: SearchTerms | null;
  /** What is compared, where prices narrow or sort. */
  prices: readonly ComparedPrice[];
  /** Prices narrow. */
  isPriced: boolean;
  minRatingTenths: number | null;
  after: Position | null;
  /** For what matches only partly, of which less is weighed. */
  isPartly?: boolean;
}

export const NO_DEALS: DealsFound = { cards: '[]', isPictureMissing: false, end: null };

/** At most `limit` deals in the asked order, from behind `after`. */
export async function findDeals(db: Db, search: DealSearch): Promise<DealsFound> {
  const categoriesOnce = [...new Set(search.categories)];
  const values = {
    category: categoriesOnce.length === 1 ? (categoriesOnce[0] ?? null) : null,
    categories: categoriesOnce.length > 1 ? categoriesOnce : null,
    minDiscount: search.minDiscount ?? null,
    minRating: search.minRatingTenths,
    endingSoon: search.endingSoon || null,
  };
  const narrowing = (Object.keys(narrowings) as Facet[]).filter((facet) => values[facet] !== null);
  const { prices, isPriced, sort, ended, terms } = search;
  const list = {
    sort,
    ended,
    facets: narrowing,
    currencies: prices.length,
    isPriced,
    max: search.limit + 1,
    hasNamed: (terms?.named.length ?? 0) > 0,
    weighed: terms && terms.total < SMALL ? WEIGHED_OF_SMALL : search.isPartly ? WEIGHED_OF_PARTLY : WEIGHED,
  };
  const way = terms && wayOf(terms, list);
  const isMany = terms && sort === 'relevance' && matchesOf(terms, ended) > list.weighed.others * FEW;
  const namesWay = isMany ? namesWayOf(terms, list) : null;
  const statement = dealsStatementOf(db, { ...list, way, namesWay, isContinued: search.after !== null });
  const [found] = await statement.execute({
    ...values,
    ...comparedValues(prices),
    ...search.after,
    ...terms,
    limit: search.limit,
  });
  if (!found) return NO_DEALS;
  const { cards, isPictureMissing, isMore, at, id } = found;
  return { cards, isPictureMissing, end: isMore ? { at, id } : null };
}

/** Of a list, mostly; facets leave less of it. */
const SLICE_SHARE = 1 / 16;
const NARROWED_SLICE_SHARE = 1 / 32;
/** Pages of the index that are read for slices at most, and for a row that is looked up. */
const SLICES_COST = 700;
const LOOK_UP_COST = 4;

/** About how many match, whatever narrows. */
const matchesOf = ({ share, running, ended }: SearchTerms, isEnded: boolean) => share * (isEnded ? ended : running);

/** Whichever is thought to read least. */
function wayOf(terms: SearchTerms, shape: Omit<Shape, 'way' | 'namesWay' | 'isContinued'>): Way {
  const { share } = terms;
  const enough = shape.sort === 'relevance' ? shape.weighed.others : shape.max;
  const matches = matchesOf(terms, shape.ended);
  const costs: Record<Way, number> = {
    matches,
    slices: SLICES_COST + 2 * enough + matches * (isNarrowed(shape) ? NARROWED_SLICE_SHARE : SLICE_SHARE),
    walk: (enough / share) * (isNarrowed(shape) ? LOOK_UP_COST : 1),
  };
  return (['matches', 'slices', 'walk'] as const).reduce((best, way) => (costs[way] < costs[best] ? way : best));
}

/** Few are found at once, more slice by slice: along a list those that have a word in their name are too far apart. */
function namesWayOf(terms: SearchTerms, { ended, weighed }: Pick<Shape, 'ended' | 'weighed'>): Way {
  return matchesOf(terms, ended) / IN_NAMES_SHARE < SLICES_COST + weighed.inNames ? 'matches' : 'slices';
}

function toolsStatement(db: Db, shape: { hasQuery: boolean; hasCategories: boolean; isContinued: boolean }) {
  const conditions = [sql`true`];
  if (shape.hasCategories) conditions.push(sql`t.category = any(${categories})`);
  const id = sql`${sql.placeholder('id')}::uuid`;
  const matching = sql`tools t where ${sql.join(conditions, sql` and `)}`;
  // Without a query newest first, which is the order of the ids.
  const page = shape.hasQuery
    ? sql`select t.id, r.rank from (
          (select * from ${matching} and t.id = any(${named}))
          union all (select * from (select * from ${matching} and names_document(t.search) @@ ${match}) t
            where t.id <> all(${named}) order by t.id desc limit ${rows(WEIGHED_TOOLS.inNames)})
          union all (select * from (select * from ${matching} and t.search @@ ${match}) t
            where not names_document(t.search) @@ ${match} and t.id <> all(${named}) order by t.id desc limit ${rows(WEIGHED_TOOLS.others)})) t
        cross join lateral ${rank(sql`t.search`, sql`t.name`, sql`t.id`)}
        ${shape.isContinued ? sql`where (r.rank, t.id) < (${sql.placeholder('at')}::float8, ${id})` : sql``}
        order by r.rank desc, t.id desc limit ${rows(PAGE_MAX)}`
    : sql`select t.id, null::float8 as rank from ${matching} ${shape.isContinued ? sql`and t.id < ${id}` : sql``}
        order by t.id desc limit ${rows(PAGE_MAX)}`;
  return db
    .select({
      rows: sql<Placed<ToolRow>[]>`coalesce(json_agg(json_build_object('at', page.rank, 'card', ${toolJson})
        order by page.rank desc, page.id desc), '[]')`,
    })
    .from(sql`(select * from (${page}) longest limit ${sql.placeholder('limit')}) page join tools t on t.id = page.id`)
    .prepare('');
}

interface ToolSearch {
  terms: SearchTerms | null;
  categories: readonly Category[];
  limit: number;
  after: Position | null;
}

/** At most `limit` tools, by relevance to `match` or else newest first, from behind `after`. */
export async function findTools(
  db: Db,
  { terms, categories: asked, limit, after }: ToolSearch,
): Promise<Placed<ToolRow>[]> {
  const statement = toolsStatement(db, {
    hasQuery: terms !== null,
    hasCategories: asked.length > 0,
    isContinued: after !== null,
  });
  const [found] = await statement.execute({ categories: asked, ...terms, limit, ...after });
  return found?.rows ?? [];
}
