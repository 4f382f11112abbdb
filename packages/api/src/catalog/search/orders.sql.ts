import { type SQL, sql } from 'drizzle-orm';
import type { DealSort } from '../catalog.limits.ts';
import { comparedPrice } from './compared.sql.ts';

/** How a list of deals `d` is sorted. */
export interface Order {
  /** Expression to sort by, exactly as an index has it. */
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

export const orders: Record<Exclude<DealSort, 'relevance'>, Order> = {
  newest: { by: sql`d.starts_at`, isDescending: true, ...time },
  ending: { by: sql`coalesce(d.ends_at, 'infinity')`, isDescending: false, ...time },
  discount: { by: sql`d.discount_percentage`, isDescending: true, ...integer },
  price: { by: comparedPrice, isDescending: false, ...real },
  '-price': { by: comparedPrice, isDescending: true, ...real },
  rating: { by: sql`d.rating_tenths`, isDescending: true, ...integer },
};
