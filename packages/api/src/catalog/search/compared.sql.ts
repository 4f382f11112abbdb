import { type SQL, sql } from 'drizzle-orm';

// The currencies that are compared come as arrays: codes, what makes a price one of the asked currency, and the bounds of each.
const codes = sql`${sql.placeholder('codes')}::bpchar[]`;
const factors = sql`${sql.placeholder('factors')}::float8[]`;
const lows = sql`${sql.placeholder('lows')}::int[]`;
const highs = sql`${sql.placeholder('highs')}::int[]`;

/** In hundredths of the asked currency. Within one currency no two prices become one. */
export const comparedPrice = sql`(d.price_minor * (${factors})[array_position(${codes}, d.currency)])`;

/** Its currency is compared, and its price is within that currency's bounds. Each is written out, so that an index knows it. */
export const isCompared = (currencies: number): SQL =>
  sql`(${sql.join(
    Array.from({ length: currencies }, (_, n) => {
      const of = (list: SQL) => sql`(${list})[${sql.raw(String(n + 1))}]`;
      return sql`d.currency = ${of(codes)} and d.price_minor between ${of(lows)} and ${of(highs)}`;
    }),
    sql` or `,
  )})`;

const INTEGER_MAX = sql.raw('2147483647');
const compared = sql`unnest(${codes}, ${factors}, ${lows}, ${highs}) as given(code, factor, low, high)`;

const FIRST_ID = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");
const LAST_ID = sql.raw("'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid");

/** Position that a list continues from: behind a compared price and an id. */
interface From {
  price: SQL;
  id: SQL;
}

/** A row for each currency, with its own price and id that the list is behind. */
export function comparedCurrencies(from: From | null, isDescending: boolean): SQL {
  if (!from) return sql`(select code, low, high from ${compared}) c`;
  const { price, id } = from;
  // Prices of another currency are seldom the same one: then the list is behind all of the next that is.
  const [beyond, step, all] = isDescending ? [sql`>`, sql`+ 1`, FIRST_ID] : [sql`<`, sql`- 1`, LAST_ID];
  // Never beyond the bound where the list begins, so that this is where an index begins, too.
  const [isOutside, bound, allOfBound] = isDescending
    ? [sql`edge > high`, sql`high`, LAST_ID]
    : [sql`edge < low`, sql`low`, FIRST_ID];
  return sql`(select code, low, high, case when ${isOutside} then ${bound} else edge end as edge,
      case when ${isOutside} then ${allOfBound} else edge_id end as edge_id
    from (select *, case when near * factor = ${price} or near * factor ${beyond} ${price} then near else near ${step} end as edge,
        case when near * factor = ${price} then ${id} else ${all} end as edge_id
      from (select *, least(round(${price} / factor), 2147483646)::int as near from ${compared}) given) given) c`;
}

/** Conditions on a deal that its currency's index answers; of two where a list begins, it might walk from the further one. */
export function isOfCurrency(from: From | null, isDescending: boolean): SQL {
  const ofCode = sql`d.currency = c.code`;
  if (!from) return sql`${ofCode} and d.price_minor between c.low and c.high`;
  return isDescending
    ? sql`${ofCode} and d.price_minor >= c.low and (d.price_minor, d.id) < (c.edge, c.edge_id)`
    : sql`${ofCode} and d.price_minor <= c.high and (d.price_minor, d.id) > (c.edge, c.edge_id)`;
}

const termsBetween = (low: SQL, high: SQL) =>
  sql`array(select 'price:' || code || ':' || n from ${compared}, generate_series(price_slice(${low}), price_slice(${high})) n)`;

/** Terms of the words' index for all prices that are meant. */
export const priceTerms = termsBetween(sql`low`, sql`high`);

/** The same for those from one compared price on and below another. */
export const priceTermsWithin = (from: SQL, below: SQL): SQL =>
  termsBetween(
    sql`least(floor(${from} / factor), ${INTEGER_MAX})::int`,
    sql`least(ceil(${below} / factor), ${INTEGER_MAX})::int`,
  );

/** The first compared price of a list of deals, from which `kind` is true. */
export const firstPrice = (kind: SQL, isDescending: boolean): SQL => {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`(select ${sql.raw(isDescending ? 'max' : 'min')}(one.price) from ${compared} cross join lateral (
    select d.price_minor * factor as price from deals d where ${kind} and d.currency = code and d.price_minor between low and high
    order by d.price_minor ${direction}, d.id ${direction} limit 1) one)`;
};
