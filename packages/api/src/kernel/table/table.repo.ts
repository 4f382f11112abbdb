import type { Db } from '@onceware/db/client';
import { and, desc, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tableLimits, type DIRECTIONS } from './table.limits.ts';
import type { TablePage } from './table.contract.ts';

/** Which rows of what was found. */
export interface Slice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}

/** A table of administration: what is filtered, counted and sorted, and how a row of it is read with what belongs to it. */
export interface Source<Filter, Row extends { id: string }> {
  table: PgTable & { id: PgColumn };
  /** The database's time of a row; without it the ids tell, where only the server makes them. */
  time?: PgColumn;
  where(db: Db, filter: Filter): Promise<SQL | undefined>;
  read(db: Db, slice: Slice): Promise<Row[]>;
}

export type Direction = (typeof DIRECTIONS)[number];

/** Sorts by all of `expressions` in one direction, so that an index over them serves both directions. */
export const ordered = (direction: Direction, expressions: SQL[]): SQL[] =>
  expressions.map((expression) => (direction === 'asc' ? sql`${expression} asc` : sql`${expression} desc`));

/** A page of a table and the count of its rows: two statements, however many rows there are. */
export async function readPage<Row extends { id: string }>(
  db: Db,
  source: Pick<Source<unknown, Row>, 'table' | 'read'>,
  { where, orderBy, page }: { where: SQL | undefined; orderBy: SQL[]; page: number },
): Promise<TablePage<Row>> {
  const limit = tableLimits.pageSize;
  const [rows, count] = await Promise.all([
    source.read(db, { where, orderBy, limit, offset: (page - 1) * limit }),
    countRows(db, source.table, where),
  ]);
  return { rows, total: Math.min(count, tableLimits.rowsMax), isMore: count > tableLimits.rowsMax };
}

/** How many rows there are, counted only so far as the answer tells. */
async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(tableLimits.rowsMax + 1)
    .as('found');
  const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(found);
  return counted?.rows ?? 0;
}

const AT_ONCE = 500;

/** Reads all rows in batches, newest first. Only rows deleted meanwhile are missing. */
export async function* readAll<Filter, Row extends { id: string }>(
  db: Db,
  source: Source<Filter, Row>,
  filter: Filter,
): AsyncGenerator<Row[]> {
  const { table, time, read } = source;
  const where = await source.where(db, filter);
  const orderBy = (time ? [time, table.id] : [table.id]).map((column) => desc(column));
  let last: { id: string; at: string | null } | undefined;
  let isMore = true;
  while (isMore) {
    const older = last && (time ? sql`(${time}, ${table.id}) < (${last.at}, ${last.id})` : lt(table.id, last.id));
    // Keys of their own: the last row may be gone when the next are asked for, and its time is finer than what is read of it.
    const keys = await db
      .select({ id: sql<string>`${table.id}`, at: time ? sql<string>`${time}::text` : sql<null>`null` })
      .from(table)
      .where(and(where, older))
      .orderBy(...orderBy)
      .limit(AT_ONCE);
    const ids = keys.map(({ id }) => id);
    const rows = ids.length > 0 ? await read(db, { where: inArray(table.id, ids), orderBy, limit: AT_ONCE }) : [];
    if (rows.length > 0) yield rows;
    last = keys.at(-1);
    isMore = keys.length === AT_ONCE;
  }
}
