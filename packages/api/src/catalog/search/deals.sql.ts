import { type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { dealJson, isRunning, isRunningOnwards } from '../cards.ts';
import { catalogLimits } from '../catalog.limits.ts';
import { comparedCurrencies, isCompared, isOfCurrency, priceTerms } from './compared.sql.ts';
import { type FilterName, filters } from './filters.sql.ts';
import { BEHIND_ALL, type WeighedEnd } from './cursor.contract.ts';
import { orders } from './orders.sql.ts';
import { match, named, rank, searched } from './rank.sql.ts';
import { bucketByBucket, bucketings, terms as dealTerms } from './buckets.sql.ts';
import { isByPrice, isFiltered, type Shape, type QueryPlan } from './query-plan.ts';

/** Maximum number of deals whose tool is called exactly so. */
const NAMED_MAX = 50;

/** A page and whether there is another: as many as may be asked for, of which those are cut that are. */
const PAGE_MAX = catalogLimits.pageMax + 1;

/** Page of the site. */
const PAGE = catalogLimits.pageDefault + 1;

/**
 * Part of the best answer's relevance below which others fit much less. What has only the first tag of an intent (0.6) is below it, where
 * something has them all.
 */
const FITTING = sql.raw('0.7');

/** Written into the statement, because the planner cannot know a parameter. */
const rows = (max: number) => sql.raw(String(max));

/** Conditions that are looked for along a list. */
interface Look {
  /** Condition on the words in two forms: `words` is answered by an index, `isMatch` by none. */
  words: SQL;
  isMatch: SQL;
  /** Condition that leaves out what is found elsewhere. */
  others: SQL;
  limit: SQL;
}

const chosen = (name: FilterName) => sql`${sql.placeholder(name)}`;
/**
 * Categories as the planner cannot see through: with any of them an index is walked that has the category first, so one plan
 * suits all, and planning for those that are asked would take as long as answering.
 */
const unseen = {
  category: sql`(select ${sql.placeholder('category')}::text)`,
  categories: sql`(select ${sql.placeholder('categories')}::text[])`,
};

function dealsStatement(db: Db, shape: Shape, name: string) {
  const valueOf = (facet: FilterName) =>
    name !== '' && (facet === 'category' || facet === 'categories') ? unseen[facet] : chosen(facet);
  const conditionOf = (facet: FilterName) => filters[facet].condition(valueOf(facet));
  const isByRelevance = shape.sort === 'relevance';
  const isRanked = isByRelevance && !shape.isRest;
  // To weigh takes few columns, and whole rows would be copied to be sorted.
  const columns = isRanked ? sql`d.id, d.tool_id, d.title, d.search, d.starts_at, d.ends_at` : sql`d.*`;
  const id = sql`${sql.placeholder('id')}::uuid`;

  // The list whose first ones are looked for. Relevance weighs the newest; of ended deals those that ended last.
  const listed = shape.sort !== 'relevance' ? shape.sort : shape.ended ? 'ending' : 'newest';
  const order = orders[listed];
  const isDescending = order.isDescending || (listed === 'ending' && shape.ended);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const sorted = sql`order by ${order.by} ${direction}, d.id ${direction}`;
  const at = order.fromNumber(sql`${sql.placeholder('at')}`);
  // Deals that were not weighed may begin before everything; nothing that is shown is later than now.
  const position = shape.isContinued && !isRanked ? (shape.isRest ? sql`least(${at}, now())` : at) : null;
  /** The list from its beginning, or from behind a position. */
  const listFrom = (from: SQL | null, longest: number) => {
    const isBehind = from ? sql`(${order.by}, d.id) ${sql.raw(isDescending ? '<' : '>')} (${from}, ${id})` : sql`true`;
    const kind = shape.ended ? sql`d.has_ended` : sql`not d.has_ended`;
    const isShown = shape.ended ? kind : from ? isRunningOnwards : isRunning;
    const priced = shape.currencies > 0 ? [isCompared(shape.currencies)] : [];
    const filtered = (...more: SQL[]) =>
      sql.join([isShown, ...shape.facets.map(conditionOf), ...priced, ...more], sql` and `);
    const max = rows(longest);

    // Finds deals in the index of words, by words and terms; no other index is used.
    const looked =
      ({ words, others, limit }: Look) =>
      (term: SQL, condition: SQL) => {
        // Ended deals always pass the filter for ending soon.
        const inIndex = shape.facets.filter((facet) => facet !== 'endingSoon' || !shape.ended);
        const terms = [
          ...inIndex.flatMap((facet) => filters[facet].term?.(chosen(facet)) ?? []),
          ...(shape.isPriced ? [sql`${dealTerms} && ${priceTerms}`] : []),
          term,
        ];
        const found = sql.join([kind, words, ...terms], sql` and `);
        return sql`select ${columns} from (select * from deals d where ${found} offset 0) d where ${filtered(isBehind, others, condition)} ${sorted} limit ${limit}`;
      };
    // An index that has the currency or the category before what is sorted by is walked for each of them, and the walks are merged.
    const begin = from && { price: from, id };
    const strands = [
      ...(isByPrice(shape)
        ? [{ of: comparedCurrencies(begin, isDescending), is: isOfCurrency(begin, isDescending) }]
        : []),
      ...(shape.facets.includes('categories')
        ? [
            {
              of: sql`unnest(${valueOf('categories')}::text[]) as asked(category)`,
              is: sql`d.category = asked.category`,
            },
          ]
        : []),
    ];
    const walked = (limit: SQL, walk: (conditions: SQL, inOrder: SQL) => SQL) => {
      if (strands.length === 0) return walk(filtered(isBehind), sorted);
      const facets = shape.facets.filter((facet) => facet !== 'categories').map(conditionOf);
      const asked = [isShown, ...facets, ...(isByPrice(shape) ? [] : priced), ...strands.map(({ is }) => is), isBehind];
      const inOrder = isByPrice(shape) ? sql`order by d.price_minor ${direction}, d.id ${direction}` : sorted;
      const all = sql.join(
        strands.map(({ of }) => of),
        sql` cross join `,
      );
      return sql`select ${columns} from ${all} cross join lateral (${walk(sql.join(asked, sql` and `), inOrder)}) d ${sorted} limit ${limit}`;
    };
    const plans: Record<QueryPlan, (look: Look) => SQL> = {
      matches: (look) => looked(look)(sql`true`, sql`true`),
      buckets: (look) =>
        sql`select * from (${bucketByBucket(bucketings[listed], { kind, by: order.by, isDescending, from }, looked(look))}) d limit ${look.limit}`,
      // Walks an index that holds all facets, where these narrow, and looks up the words only of rows that pass them.
      walk: ({ isMatch, others, limit }) =>
        walked(limit, (conditions, inOrder) =>
          isFiltered(shape)
            ? sql`select ${columns} from (select d.id from deals d where ${conditions} ${inOrder} offset 0) passed
                cross join lateral (select * from deals d where d.id = passed.id and ${isMatch} and ${others} offset 0) d limit ${limit}`
            : sql`select ${columns} from deals d where ${conditions} and ${isMatch} and ${others} ${inOrder} limit ${limit}`,
        ),
    };
    return { filtered, walked, plans, max };
  };
  const isNotNamed = isByRelevance && shape.hasNamed ? sql`d.tool_id <> all(${named})` : sql`true`;
  const inNames = sql`names_document(d.search) @@ ${match}`;
  // The words are asked of what is passed by, and of no index.
  const ofWords = (others: SQL, limit: SQL): Look => ({
    words: sql`d.search @@ ${match}`,
    isMatch: sql`ts_match_vq(d.search, ${match})`,
    others,
    limit,
  });
  const ofNames: Look = {
    words: inNames,
    isMatch: sql`ts_match_vq(names_document(d.search), ${match})`,
    others: isNotNamed,
    limit: rows(shape.weighed.inNames),
  };
  // Called exactly so; with the words in their names; all others. Where all that match are weighed, none is looked for by its name.
  const { plans: weighedBy, filtered } = listFrom(null, shape.weighed.others);
  const weighedMax = rows(shape.weighed.others);
  const look = weighedBy[shape.plan ?? 'matches'](ofWords(isNotNamed, rows(shape.weighed.others + 1)));
  const newest = sql`newest as materialized (${look})`;
  const isMore = sql`(select count(*) from newest) > ${weighedMax}`;
  const tiers = sql.join(
    [
      sql`(select d.*, 'newest' as tier from (select * from newest d ${sorted} limit ${weighedMax}) d
        where ${shape.namesPlan ? sql`not (${isMore}) or not (${inNames})` : sql`true`})`,
      ...(shape.hasNamed
        ? [
            sql`(select ${columns}, 'named' as tier from deals d where d.tool_id = any(${named}) and ${filtered()} ${sorted} limit ${rows(NAMED_MAX)})`,
          ]
        : []),
      ...(shape.namesPlan
        ? [sql`(select d.*, 'in names' as tier from (${weighedBy[shape.namesPlan](ofNames)}) d where ${isMore})`]
        : []),
    ],
    sql` union all `,
  );
  const candidates = sql`candidates as materialized (select d.id, d.tier, ${order.by} as at, r.rank
    from (${tiers}) d cross join lateral ${rank(sql`d.search`, sql`d.title`, sql`d.tool_id`)})`;
  const ranked = sql`select id, rank as sort, (select max(rank) from candidates) as best from candidates
    where ${shape.isContinued ? sql`(rank, id) < (${sql.placeholder('at')}::float8, ${id})` : sql`true`} order by rank desc, id desc limit ${rows(shape.max)}`;
  // The last of the newest that were weighed, and of those in names, if these were not all.
  const lastOf = (tier: string, behind: SQL) =>
    sql`(select json_build_object('at', ${order.toNumber(sql`at`)}, 'id', id) from candidates where tier = ${sql.raw(`'${tier}'`)} order by at desc, id desc ${behind} limit 1)`;
  const rest = sql`case when (select count(*) from candidates) >= ${rows(shape.weighed.others)} then json_build_object(
    'newest', (select json_build_object('at', ${order.toNumber(sql`at`)}, 'id', id) from candidates where tier = 'newest' order by at, id limit 1),
    'inNames', ${shape.namesPlan ? sql`coalesce(${lastOf('in names', sql`offset ${rows(shape.weighed.inNames - 1)}`)}, ${sql.raw(`'${JSON.stringify(BEHIND_ALL)}'`)}::json)` : sql`null`}) end`;
  const inOrder = () => {
    const { plans, walked, max } = listFrom(position, shape.max);
    const lastName = sql`(${order.fromNumber(sql`${sql.placeholder('namesAt')}`)}, ${sql.placeholder('namesId')}::uuid)`;
    const isUnweighed = sql`${isNotNamed} and not (${inNames} and (${order.by}, d.id) >= ${lastName})`;
    if (shape.plan === null)
      return walked(max, (conditions, by) => sql`select * from deals d where ${conditions} ${by} limit ${max}`);
    return shape.isRest && shape.restPlan
      ? plans[shape.restPlan](ofWords(isUnweighed, max))
      : plans[shape.plan](ofWords(sql`true`, max));
  };
  const shown = sql.raw(isRanked ? 'desc' : isDescending ? 'desc' : 'asc');
  const limit = sql`${sql.placeholder('limit')}::int`;
  const found = isRanked ? ranked : sql`select d.id, ${order.by} as sort from (${inOrder()}) d`;
  const pageOf = (longest: SQL) =>
    sql`select * from (${longest}) longest order by sort ${shown}, id ${shown} limit ${limit} + 1`;
  const ofRanked = (more: SQL) => (isRanked ? more : sql``);
  // A list that nothing narrows comes from its index, row by row as it is; else only the rows of the page are read whole.
  const placed =
    shape.plan === null && !isFiltered(shape)
      ? sql`(${pageOf(sql`select d.*, ${order.by} as sort from (${inOrder()}) d`)}) d`
      : sql`(${pageOf(found)}) page join lateral (select deals.*, page.sort ${ofRanked(sql`, page.best`)} from deals where deals.id = page.id) d on true`;
  const onPage = sql`filter (where shown.place <= ${limit})`;
  const last = sql`(array_agg(shown.sort order by shown.place) ${onPage})[${limit}]`;
  const ctes = [...(shape.plan === null ? [] : [searched]), ...(isRanked ? [newest, candidates] : [])];
  return db
    .select({
      cards: sql<string>`coalesce(json_agg(shown.card order by shown.place) ${onPage}, '[]')::text`,
      isPictureMissing: sql<boolean>`coalesce(bool_or(shown.cover_url is null or shown.logo_url is null), false)`,
      isMore: sql<boolean>`count(*) > ${limit}`,
      count: sql<number>`(count(*) ${onPage})::int`,
      fitting: isRanked
        ? sql<number>`(count(*) filter (where shown.place <= ${limit} and shown.sort >= ${FITTING} * shown.best))::int`
        : sql<number>`(count(*) ${onPage})::int`,
      weighedEnd: isRanked ? sql<WeighedEnd | null>`(array_agg(shown.weighed_end))[1]` : sql<null>`null`,
      at: sql<number | null>`(${isRanked ? last : order.toNumber(last)})::float8`,
      id: sql<string>`(array_agg(shown.id order by shown.place) ${onPage})[${limit}]`,
    })
    .from(
      sql`(${ctes.length > 0 ? sql`with ${sql.join(ctes, sql`, `)}` : sql``} select d.id, d.sort ${ofRanked(sql`, d.best, ${rest} as weighed_end`)}, d.cover_url, t.logo_url, ${dealJson} as card, row_number() over (order by d.sort ${shown}, d.id ${shown}) as place
        from ${placed} join tools t on t.id = d.tool_id order by d.sort ${shown}, d.id ${shown}) shown`,
    )
    .prepare(name);
}

/** Statements of what is asked for most, by the name that they are prepared under. */
const askedOften = new Map<string, (db: Db) => ReturnType<typeof dealsStatement>>();

/**
 * Whether one plan suits a list whatever its values are. Where a rating, discount or price narrows, it does not: what few deals
 * have would be looked for along the whole list.
 */
function isPlannedOnce({ plan, facets, ended, currencies, max, sort, isRest }: Shape): boolean {
  if (isRest) return false;
  const [facet, ...more] = facets;
  if (currencies > 0 || more.length > 0) return false;
  if (facet === undefined) return plan === null ? !ended : sort === 'relevance';
  if (ended || plan !== null) return false;
  return facet === 'category' || (max === PAGE && (facet === 'categories' || facet === 'endingSoon'));
}

/**
 * Builds the statement of a list. Lists that everybody opens, and searches without filters, are planned once for each
 * connection; the others anew, which suits what is asked for, and keeps no hundreds of statements.
 */
export function dealsStatementOf(db: Db, shape: Shape) {
  if (!isPlannedOnce(shape)) return dealsStatement(db, shape, '');
  const { plan, hasNamed, namesPlan, weighed, ended, facets } = shape;
  const [facet = ended ? 'ended' : 'all'] = facets;
  // Postgres cuts names behind 63 letters.
  const words = plan === null ? [] : [plan, namesPlan ?? 'one', hasNamed ? 'named' : 'any', weighed.others];
  const name = ['catalog_deals', shape.sort, facet, ...words, shape.isContinued ? 'next' : 'first'].join('_');
  const max = isFiltered(shape) ? shape.max : PAGE_MAX;
  const known = askedOften.get(name) ?? prepared((on: Db) => dealsStatement(on, { ...shape, max }, name));
  askedOften.set(name, known);
  return known(db);
}
