import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { isRunning } from '../cards.ts';
import { catalogLimits, type Category } from '../catalog.limits.ts';
import type { ComparedPrice } from '../search/compared.ts';

/** Deals that are alike in all that is counted. */
export interface Cell {
  category: Category;
  /** Which of the asked conditions they meet, a bit for each. */
  met: number;
  count: number;
}

/** What deals can be asked; `prices` are the bounds of each currency. */
export type Condition =
  | { prices: readonly ComparedPrice[] }
  | { minDiscount: number }
  | { minRatingTenths: number }
  | { endingSoon: true };

interface Asked {
  /** Null: any words. */
  match: string | null;
  ended: boolean;
}

const list = (values: readonly (number | string)[]) => sql.param(`{${values.join()}}`);

/** On `d`, whose currency is the `place`-th. */
function meets(condition: Condition): SQL {
  if ('minDiscount' in condition) return sql`d.discount_percentage >= ${condition.minDiscount}::int`;
  if ('minRatingTenths' in condition) return sql`d.rating_tenths >= ${condition.minRatingTenths}::int`;
  if ('endingSoon' in condition)
    return sql`coalesce(d.ends_at, 'infinity') < now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`;
  const { prices } = condition;
  const [lows, highs] = [prices.map(({ low }) => low), prices.map(({ high }) => high)];
  return sql`coalesce(d.price_minor between (${list(lows)}::int[])[d.place] and (${list(highs)}::int[])[d.place], false)`;
}

const shown = ({ match, ended }: Asked): SQL =>
  sql`${ended ? sql`d.has_ended` : isRunning} ${match === null ? sql`` : sql`and d.search @@ ${match}::tsquery`}`;

/** Counts the deals with these words by category and by which conditions they meet, of the first `max` that are found. `codes`: the currencies that are compared. */
export async function countCells(
  db: Db,
  asked: Asked,
  codes: readonly string[],
  conditions: readonly Condition[],
  max: number | null,
): Promise<Cell[]> {
  const limit = max === null ? sql`` : sql`limit ${sql.raw(String(max))}`;
  const bits = conditions.map((condition, bit) => sql`(${meets(condition)})::int * ${sql.raw(String(2 ** bit))}`);
  const { rows } = await db.execute<{ cells: Cell[] }>(sql`
    select coalesce(json_agg(json_build_object('category', category, 'met', met, 'count', count)), '[]') as cells from (
      select d.category, ${bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`} as met, count(*)::int as count
      from (select d.*, array_position(${list(codes)}::bpchar[], d.currency) as place from deals d where ${shown(asked)} ${limit}) d
      group by 1, 2) cells`);
  return rows[0]?.cells ?? [];
}

/** How many tools there are with these words in these categories, at most `max`, or one more than is ever told. */
export async function countTools(
  db: Db,
  match: string | null,
  categories: readonly Category[],
  max: number | null,
): Promise<number> {
  const conditions = [
    ...(match === null ? [] : [sql`t.search @@ ${match}::tsquery`]),
    ...(categories.length === 0 ? [] : [sql`t.category = any(${list(categories)}::text[])`]),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from tools t ${where} limit ${sql.raw(String(max ?? catalogLimits.facetsMax + 1))}) found`,
  );
  return rows[0]?.count ?? 0;
}
