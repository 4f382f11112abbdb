import { type SQL, sql } from 'drizzle-orm';
import { perEuro } from '#catalog/rates/rates.repo.ts';

/** Columns of an amount: hundredths, what is beyond them, and the currency. */
interface Amount {
  minor: SQL;
  rest: SQL;
  currency: SQL;
}

const amountOf = (table: string, column: string): Amount => ({
  minor: sql.raw(`${table}.${column}_minor`),
  rest: sql.raw(`${table}.${column}_rest`),
  currency: sql.raw(column === 'wish' ? `${table}.wish_currency` : `${table}.currency`),
});

export const priceOf = (table: string): Amount => amountOf(table, 'price');
export const wishOf = (table: string): Amount => amountOf(table, 'wish');

/** In hundredths of hundredths, so that amounts of every currency are whole. */
const whole = ({ minor, rest }: Amount) => sql`(${minor}::float8 * 100 + ${rest})`;

/** Looks up what a euro is worth. */
export type RateOf = (code: SQL) => SQL<number | null>;

/** Within one currency prices compare exactly; others by the newest rates, and not at all where one has none. */
const convert = (amount: Amount, into: SQL, rateOf: RateOf) =>
  sql`(case when ${amount.currency} = ${into} then ${whole(amount)} else ${whole(amount)} * ${rateOf(into)} / ${rateOf(amount.currency)} end)`;

export const isAtMost = (price: Amount, other: Amount, rateOf: RateOf = perEuro): SQL =>
  sql`coalesce(${convert(price, other.currency, rateOf)} <= ${whole(other)}, false)`;

export const isLess = (price: Amount, other: Amount, rateOf: RateOf = perEuro): SQL =>
  sql`coalesce(${convert(price, other.currency, rateOf)} < ${whole(other)}, false)`;
