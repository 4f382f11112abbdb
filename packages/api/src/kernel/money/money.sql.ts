import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type Part = AnyColumn | SQL;

/** An amount in major units, of its two columns; exact, being divided once. */
export const majorOf = (minor: Part, rest: Part): SQL<number> =>
  sql<number>`((${minor})::float8 * 100 + ${rest}) / 10000`;

/** The same in hundredths. */
export const hundredthsOf = (minor: Part, rest: Part): SQL<number> =>
  sql<number>`((${minor})::float8 * 100 + ${rest}) / 100`;

/** The sum of the amounts of some rows, in major units. */
export const sumOfMajor = (minor: Part, rest: Part, which: SQL): SQL<number> =>
  sql<number>`coalesce(sum((${minor})::bigint * 100 + ${rest}) filter (where ${which}), 0)::float8 / 10000`;
