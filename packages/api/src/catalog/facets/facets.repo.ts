import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { isPublicTool, isRunning } from '../cards.ts';
import { catalogLimits, type Category } from '../catalog.limits.ts';
import type { ComparedPrice } from '../search/compared.ts';
import { type FilterName, filters, type FilterValue } from '../search/filters.sql.ts';
import { orders } from '../search/orders.sql.ts';
import type { SearchTerms } from '../search/search-query.ts';
import { matchesOf } from '../search/query-plan.ts';

/** Deals that are alike in all that is counted. */
export interface Cell {
  category: Category;
  /** Which of the asked conditions they meet, a bit for each. */
  met: number;
  count: number;
}

/** Conditions that deals are counted by; `prices` are the bounds of each currency. */
export type Condition = { prices: readonly ComparedPrice[] } | { filter: FilterName; value: FilterValue };

interface Asked {
  /** Null: any words. */
  terms: SearchTerms | null;
  ended: boolean;
}

/** Number of matches gathered in the time in which one deal is looked at along a list. */
const GATHERED = 4;
/** How many times as many deals as the words' frequency promises are looked at, before the promise counts as broken. */
const PATIENCE = 2;

const list = (values: readonly (number | string)[]) => sql.param(`{${values.join()}}`);

/** On `d`, whose currency is the `place`-th. */
function meets(condition: Condition): SQL {
  if ('filter' in condition) {
    const { filter, value } = condition;
    return filters[filter].condition(sql`${typeof value === 'object' ? list(value) : value}`);
  }
  const { prices } = condition;
  const [lows, highs] = [prices.map(({ low }) => low), prices.map(({ high }) => high)];
  return sql`coalesce(d.price_minor between (${list(lows)}::int[])[d.place] and (${list(highs)}::int[])[d.place], false)`;
}

const literal = (max: number) => sql.raw(String(max));

const shown = (ended: boolean) => (ended ? sql`d.has_ended` : isRunning);

/** Finds matches by an index, which gathers all of them first. */
const matching = ({ terms, ended }: Asked, max: number | null): SQL =>
  sql`select * from deals d where ${shown(ended)} ${terms ? sql`and d.search @@ ${terms.match}::tsquery` : sql``} ${max === null ? sql`` : sql`limit ${literal(max)}`}`;

/**
 * Finds matches among the newest deals, or the oldest that have ended, where common words yield enough of them soon.
 * Null: the words are not common. Words are looked for along the ids, since deals made together mostly stand on one
 * page; nothing but a list's index tells the rest.
 */
function alongTheList({ terms, ended }: Asked, max: number): SQL | null {
  const looks = terms ? max / terms.share : max;
  if (terms && matchesOf(terms, ended) / GATHERED < looks) return null;
  const { by } = ended ? orders.ending : orders.newest;
  const order = terms ? sql.raw(`d.id ${ended ? 'asc' : 'desc'}`) : sql`${by} desc, d.id desc`;
  return sql`select * from (select * from deals d where ${shown(ended)} order by ${order} limit ${literal(Math.ceil(looks * PATIENCE))}) d
    where ${terms ? sql`ts_match_vq(d.search, ${terms.match}::tsquery)` : sql`true`} limit ${literal(max)}`;
}

/** Counts the deals with these words by category and by which conditions they meet, of at most `max`. `codes`: the currencies that are compared. */
export async function countCells(
  db: Db,
  asked: Asked,
  codes: readonly string[],
  conditions: readonly Condition[],
  max: number | null,
): Promise<Cell[]> {
  const bits = conditions.map((condition, bit) => sql`(${meets(condition)})::int * ${sql.raw(String(2 ** bit))}`);
  const count = async (found: SQL) => {
    const { rows } = await db.execute<{ cells: Cell[] }>(sql`
      select coalesce(json_agg(json_build_object('category', category, 'met', met, 'count', count)), '[]') as cells from (
        select d.category, ${bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`} as met, count(*)::int as count
        from (select d.*, array_position(${list(codes)}::bpchar[], d.currency) as place from (${found}) d) d
        group by 1, 2) cells`);
    return rows[0]?.cells ?? [];
  };
  const common = max === null ? null : alongTheList(asked, max);
  const cells = common && (await count(common));
  // Words that are common, each alone, may be rare together.
  return cells && totalOf(cells) === max ? cells : count(matching(asked, max));
}

export const totalOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** How many tools there are with these words in these categories, at most `max`, or one more than is ever told. */
export async function countTools(
  db: Db,
  match: string | null,
  categories: readonly Category[],
  max: number | null,
): Promise<number> {
  const conditions = [
    isPublicTool,
    ...(match === null ? [] : [sql`t.search @@ ${match}::tsquery`]),
    ...(categories.length === 0 ? [] : [sql`t.category = any(${list(categories)}::text[])`]),
  ];
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from tools t where ${sql.join(conditions, sql` and `)} limit ${literal(max ?? catalogLimits.facetsMax + 1)}) found`,
  );
  return rows[0]?.count ?? 0;
}
