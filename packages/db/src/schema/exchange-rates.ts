import { char, date, index, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** What a euro was worth on a day, as the European Central Bank says it or whoever the operator trusts. The euro itself is not here. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: char({ length: 3 }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    perEuro: numeric().notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] }), index('exchange_rates_day_idx').on(t.day)],
);
