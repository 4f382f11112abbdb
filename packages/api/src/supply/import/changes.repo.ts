import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import type { ImportChange } from './import.contract.ts';
import { dealChanges } from './import-deals.repo.ts';
import { toolChanges } from './import-tools.repo.ts';

/** Number of changes of each kind that are reported. */
export const CHANGES_MAX = 100;
const VALUE_MAX = 200;

interface ChangedRow {
  title: string;
  slug: string;
  beforeAfter: Record<string, [unknown, unknown]>;
  [column: string]: unknown;
}

/** Finds what will change in the known deals; must run before the change. */
export async function changedDeals(tx: Db): Promise<ImportChange[]> {
  const { rows } = await tx.execute<ChangedRow>(sql`
    select d.title, d.slug, ${dealChanges.beforeAfter} as "beforeAfter"
    from import_rows r join import_deals i using (position) join deals d on d.id = i.deal_id
    where i.state = 'unchanged' and ${dealChanges.areNew} order by r.position limit ${CHANGES_MAX}`);
  return rows.map((row) => toChange('deal', row));
}

/** Finds what will change in the source's own tools; must run before the change. */
export async function changedTools(tx: Db): Promise<ImportChange[]> {
  const { rows } = await tx.execute<ChangedRow>(sql`
    select t.name as title, t.slug, ${toolChanges.beforeAfter} as "beforeAfter"
    from import_rows r join import_tools i using (position) join tools t on t.id = i.tool_id
    where i.state = 'unchanged' and ${toolChanges.areNew} order by r.position limit ${CHANGES_MAX}`);
  return rows.map((row) => toChange('tool', row));
}

/** Finds new deals and tools once they are written; for a deal that came with its tool, only the deal. */
export async function newOnes(tx: Db): Promise<ImportChange[]> {
  const firstOf = async (what: ImportChange['what'], from: SQL) => {
    const { rows } = await tx.execute<{ title: string; slug: string }>(
      sql`${from} order by r.position limit ${CHANGES_MAX}`,
    );
    return rows.map(({ title, slug }): ImportChange => ({ kind: 'new', what, title, slug, columns: [] }));
  };
  return [
    ...(await firstOf(
      'deal',
      sql`select d.title, d.slug from import_rows r join import_deals i using (position) join deals d on d.id = i.deal_id
        where i.state = 'inserted'`,
    )),
    ...(await firstOf(
      'tool',
      sql`select t.name as title, t.slug from import_rows r join import_tools i using (position) join tools t on t.id = i.tool_id
        where i.state = 'inserted' and r.deal_key is null`,
    )),
  ];
}

/** Money in two columns each, of which people know one. */
const PRICES = { price: 'current_price', base_price: 'base_price' };

function toChange(what: ImportChange['what'], { title, slug, beforeAfter }: ChangedRow): ImportChange {
  const columns: ImportChange['columns'] = [];
  for (const [price, column] of Object.entries(PRICES)) {
    const [minor, rest] = [beforeAfter[`${price}_minor`], beforeAfter[`${price}_rest`]];
    delete beforeAfter[`${price}_minor`];
    delete beforeAfter[`${price}_rest`];
    if (minor && rest) beforeAfter[column] = [major(minor[0], rest[0]), major(minor[1], rest[1])];
  }
  for (const [column, [before, after]] of Object.entries(beforeAfter)) {
    const shown = { column, before: textOf(before), after: textOf(after) };
    if (JSON.stringify(before) !== JSON.stringify(after)) columns.push(shown);
  }
  return { kind: 'changed', what, title, slug, columns };
}

const major = (minor: unknown, rest: unknown) => (Number(minor) * 100 + Number(rest)) / 10_000;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX).toWellFormed()}…` : text;
}
