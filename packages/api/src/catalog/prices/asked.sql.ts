import { type SQL, sql } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';

/** Price of a row of the log, `s`. */
export const price = majorOf(sql`s.price_minor`, sql`s.price_rest`);

/**
 * Prices asked of the deal `d`, each with what that is in its currency of today, by the rates of the last day on which it was
 * asked; null: there are none.
 */
export const askedPrices = sql`(
  select s.*, converted_price(${price}, s.currency, d.currency, (least(s.ended_at, now()) at time zone 'UTC')::date) as compared
  from asked_prices(d.id) s where s.began_at <= now())`;

/** Whether the list price, or more, is among these; what cannot be compared may have been that much. */
export const wasBasePriceAsked = (asked: SQL): SQL<boolean> => sql`exists (
  select from ${asked} s where coalesce(s.compared >= ${majorOf(sql`d.base_price_minor`, sql`d.base_price_rest`)}, true))`;
