import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '@onceware/db/list-indexes';

/**
 * How a search finds the matches that come first in a list's order: slice by slice until there are enough, each slice by one look
 * into the index of words (packages/db/src/list-indexes.ts). So neither a common word nor a rare one reads more than is asked for.
 */
export interface Slices {
  /** Rows `n`, `low` and `high`, both ends included: together everything from the position on. */
  rows: SQL;
  /** What of a deal `d` lies between them, as the index has it. */
  key: SQL;
  isDescending: boolean;
}

/** `from`: where a continued list goes on, as a value of its order; null for its beginning. */
type SlicesOf = (from: SQL | null, which: { ended: boolean }) => Slices;

const DOUBLINGS = sql.raw('13');
const PROPORTION = sql.raw('1.15');
const DISCOUNT_STEP = sql.raw('3');

const key = { startDay: sql.raw(dayOf('d.starts_at')), endDay: sql.raw(dayOf(`coalesce(d.ends_at, 'infinity')`)) };
const days = (count: string) => sql.raw(`make_interval(days => (${count})::int)`);
const dayFrom = (from: SQL | null) => sql`(select date_bin('1 day', ${from ?? sql`now()`}, '2000-01-01Z') as day) given`;

/** A day, two, four, eight …, because what lies far off is sparse or not asked for; the last has all that is left. */
const daysBack = (from: SQL | null) => sql`(
  select n, case when n < ${DOUBLINGS} then given.day - ${days('2 ^ (n + 1) - 2')} else '-infinity' end as low, given.day - ${days('2 ^ n - 1')} as high
  from ${dayFrom(from)}, generate_series(0, ${DOUBLINGS}) n)`;
/** As those, ahead; the very last has what never ends. */
const daysAhead = (from: SQL | null) => sql`(
  select n, given.day + ${days('2 ^ n - 1')} as low, case when n < ${DOUBLINGS} then given.day + ${days('2 ^ (n + 1) - 2')} else '294276-12-31' end as high
  from ${dayFrom(from)}, generate_series(0, ${DOUBLINGS}) n where given.day < 'infinity'
  union all select 100, 'infinity', 'infinity')`;

/** From the dearest or cheapest that there is, in slices of the same proportion. */
const prices = (from: SQL | null, isDescending: boolean, { ended }: { ended: boolean }) => {
  const whole = (exponent: string) => sql`floor((bounds.low + 1) * ${PROPORTION} ^ (${sql.raw(exponent)}))`;
  const range = sql.raw(`from deals where ${ended ? '' : 'not '}has_ended`);
  return sql`(
    select n, ${whole('n')}::int - 1 as low, least(${whole('n + 1')} - 2, 2147483647)::int as high
    from (select ${from && !isDescending ? from : sql`(select min(price_minor) ${range})`} as low,
        ${from && isDescending ? from : sql`(select max(price_minor) ${range})`} as high) bounds,
      generate_series(0, ceil(ln((bounds.high + 1.0) / (bounds.low + 1)) / ln(${PROPORTION}))::int) n)`;
};

/** Down to nothing, so many values at once. */
const steps = (from: SQL | null, top: number, step: SQL) => sql`(
  select -high as n, (high - ${step} + 1)::smallint as low, high::smallint as high from generate_series(${from ?? sql.raw(String(top))}, 0, -${step}) high)`;

const newest: SlicesOf = (from, { ended }) => ({ rows: daysBack(from), key: ended ? key.endDay : key.startDay, isDescending: false });

export const slicesOf = {
  newest,
  /** Candidates for ranking, which are the newest; where it goes on is up to the rank. */
  relevance: (_, which) => newest(null, which),
  ending: (from, { ended }) => ({ rows: ended ? daysBack(from) : daysAhead(from), key: key.endDay, isDescending: false }),
  discount: (from) => ({ rows: steps(from, 100, DISCOUNT_STEP), key: sql`d.discount_percentage`, isDescending: false }),
  rating: (from) => ({ rows: steps(from, 50, sql.raw('1')), key: sql`d.rating_tenths`, isDescending: false }),
  price: (from, which) => ({ rows: prices(from, false, which), key: sql`d.price_minor`, isDescending: false }),
  '-price': (from, which) => ({ rows: prices(from, true, which), key: sql`d.price_minor`, isDescending: true }),
} satisfies Record<string, SlicesOf>;
