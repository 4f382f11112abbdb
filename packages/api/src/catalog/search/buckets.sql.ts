import { type SQL, sql } from 'drizzle-orm';
import { firstPrice, priceTermsWithin } from './compared.sql.ts';

/**
 * Terms that deals are found by beside their words, as their index has them (`price_slice` and `day_slice` in packages/db/sql/catalog): the buckets that each
 * value falls in.
 */
export const terms = sql`deal_terms(d.category, d.currency, d.starts_at, d.ends_at, d.price_minor, d.discount_percentage, d.rating_tenths)`;

export const dayBucket = (moment: SQL) => sql`day_slice(${moment})`;
// Price in the asked currency, which may not fit in an integer.
const priceBucket = (minor: SQL) => sql`price_slice(least(${minor}, 2147483647)::int)`;
export const discountBucket = (percentage: SQL) => sql`(${percentage}::int / 2)`;
export const ratingBucket = (tenths: SQL) => sql`${tenths}::int`;

/** Has a term of this name from one bucket to another. */
export const within = (name: string, first: SQL, last: SQL) =>
  sql`${terms} && array(select ${sql.raw(`'${name}:'`)} || n from generate_series(${first}, ${last}) n)`;

/** Buckets for the values of a sort. */
interface Bucketing {
  name: string;
  of: (value: SQL) => SQL;
  /** Before this no list begins, whatever there is; null: it is a price, and its currency's bounds say so. */
  bound: SQL | null;
  /** After how many buckets each group ends: the first is small, for words of which there are many. */
  ends: readonly number[];
}

/** Group ends for days, of which there are many: lookups cost more than what they find. */
const DAYS = [8, 40, 200];
/** All there are of the others, of which one alone may hold a tenth of all deals. */
const ALL = [1, 3, 7, 15, 31, 63];

export const bucketings = {
  newest: { name: 'starts', of: dayBucket, bound: sql`now()`, ends: DAYS },
  ending: { name: 'ends', of: dayBucket, bound: sql`now()`, ends: DAYS },
  discount: { name: 'discount', of: discountBucket, bound: sql`100`, ends: ALL },
  price: { name: 'price', of: priceBucket, bound: null, ends: ALL },
  '-price': { name: 'price', of: priceBucket, bound: null, ends: ALL },
  rating: { name: 'rating', of: ratingBucket, bound: sql`50`, ends: ALL },
} satisfies Record<string, Bucketing>;

interface List {
  /** Running or ended ones, as the indexes know them. */
  kind: SQL;
  /** Expression that it is sorted by. */
  by: SQL;
  isDescending: boolean;
  /** The value to go on from; null: the first. */
  from: SQL | null;
}

/**
 * A list bucket by bucket, in groups that grow: whoever stops when there are enough has found little more than that, and has not looked
 * often. `look` makes a sorted select of all that meets a condition of the index, and one that none knows.
 */
export function bucketByBucket(
  { name, of, bound, ends }: Bucketing,
  { kind, by, isDescending, from }: List,
  look: (term: SQL, condition: SQL) => SQL,
): SQL {
  const [direction, nearest, step, passed] = isDescending
    ? [sql`desc`, sql`least`, sql`start - n`, sql`start - ${of(by)}`]
    : [sql`asc`, sql`greatest`, sql`start + n`, sql`${of(by)} - start`];
  const first = bound
    ? sql`${nearest}((select ${by} from deals d where ${kind} order by ${by} ${direction} limit 1), ${bound})`
    : firstPrice(kind, isDescending);
  const start = from ?? first;
  const term = (bucket: SQL) => sql`${sql.raw(`'${name}:'`)} || (${bucket})`;
  const groups = sql.raw(
    `unnest('{${[0, ...ends.slice(0, -1)].join()}}'::int[], '{${ends.join()}}'::int[]) as bounds(first, behind)`,
  );
  // Buckets of another currency than the asked one are cut elsewhere: they are found by all that may be meant, and then asked exactly.
  const [low, high] = isDescending
    ? [sql`start - behind + 1`, sql`start - first + 1`]
    : [sql`start + first`, sql`start + behind`];
  const inBuckets = bound
    ? sql`select d.* from (select array(select ${term(step)} from generate_series(first, behind - 1) n) as terms from ${groups}) g
        cross join lateral (${look(sql`${terms} && g.terms`, sql`true`)}) d`
    : sql`select d.* from (select low, high, ${priceTermsWithin(sql`b.low`, sql`b.high`)} as terms
          from (select price_from(${low}) as low, price_from(${high}) as high from ${groups}) b) g
        cross join lateral (${look(sql`${terms} && g.terms`, sql`${by} >= g.low and ${by} < g.high`)}) d`;
  const beyond = sql`${passed} not between 0 and ${sql.raw(String(Math.max(...ends) - 1))}`;
  const rest = (has: SQL, condition: SQL) => sql`union all select * from (${look(has, condition)}) d`;
  // Deals that never end come after all that do.
  const hasNever = of === dayBucket && !isDescending;
  const never = dayBucket(sql`'infinity'`);
  const further = hasNever
    ? sql`${rest(sql`${terms} @> '{ends:sometime}'`, beyond)} ${rest(sql`${terms} @> '{ends:never}'`, sql`start < ${never}`)}`
    : rest(sql`true`, beyond);
  return sql`select found.* from (select ${of(start)} as start) s cross join lateral (${inBuckets} ${ends === ALL ? sql`` : further}) found`;
}
