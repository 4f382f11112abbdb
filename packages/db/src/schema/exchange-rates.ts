import { char, date, index, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Triggers } from './triggers.ts';

/**
 * Value of a euro on a day, from the European Central Bank or another source that the operator trusts. The euro itself
 * is not here.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: char({ length: 3 }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    perEuro: numeric().notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] }), index('exchange_rates_day_idx').on(t.day)],
);

export const exchangeRateTriggers: Triggers = {
  exchange_rates: { exchange_rates_change: 'announces that the catalogue changed, and raises its version' },
};
