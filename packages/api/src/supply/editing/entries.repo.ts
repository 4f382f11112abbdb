import type { Db } from '@onceware/db/client';
import { and, asc, getTableName, type SQL, sql } from 'drizzle-orm';
import { storable } from '#kernel/table/search.repo.ts';
import { readPage } from '#kernel/table/table.repo.ts';
import type { CatalogEntry, EntryFilter, ListEntriesInput } from './editing.contract.ts';
import { editingLimits } from './editing.limits.ts';
import { entryKinds, type EntryKind } from './entries.sql.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

const { pageSize } = tableLimits;
const { foundMax } = editingLimits;

/**
 * Names that hold all these words, each of them at least begun, read as they are. Asked beforehand, so that the planner knows how
 * common they are. Null: there is no word in it, which nothing holds.
 */
async function readNames(db: Db, q: string): Promise<string | null> {
  const { rows } = await db.execute<{ names: string | null }>(
    sql`select string_agg(quote_literal(lexeme) || ':*', ' & ') as names from unnest(to_tsvector('pg_catalog.simple', catalog_text(${storable(q)})))`,
  );
  return rows[0]?.names ?? null;
}

/** Some rows of a table, with what belongs to them and what else is asked of them. */
function rowsStatement({ columns, joined }: EntryKind, some: SQL, orderBy: SQL[], more: Record<string, SQL> = {}): SQL {
  const named = Object.entries({ ...columns, ...more }).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  return sql`select ${sql.join(named, sql`, `)} from ${joined(some)} order by ${sql.join(orderBy, sql`, `)}`;
}

type NarrowFilter = Omit<EntryFilter, 'entityType' | 'q'>;

async function readRows(db: Db, kind: EntryKind, some: SQL, orderBy: SQL[]): Promise<CatalogEntry[]> {
  const { rows } = await db.execute<CatalogEntry & Record<string, unknown>>(rowsStatement(kind, some, orderBy));
  return rows;
}

const readIds = (db: Db, kind: EntryKind, ids: string[]): Promise<CatalogEntry[]> =>
  readRows(db, kind, sql`select * from ${kind.table} where id = any(${sql.param(ids)}::uuid[])`, kind.byId);

/** A page of staff's table, with the count as far as it goes. */
export async function readEntries(
  db: Db,
  { entityType, q, page, after, before, ...filter }: ListEntriesInput,
): Promise<TablePage<CatalogEntry>> {
  const kind = entryKinds[entityType];
  const { table } = kind;
  if (q === '')
    return await readPage(
      db,
      {
        table,
        // Which rows, an index knows alone.
        read: (on, { where, orderBy, limit, offset }) => {
          const ids = on
            .select({ id: table.id })
            .from(table)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset ?? 0)
            .as('page');
          return readRows(on, kind, sql`select ${table}.* from ${ids} join ${table} using (id)`, orderBy);
        },
      },
      { where: kind.meets(filter), orderBy: kind.orderOf(filter), page },
    );
  const names = await readNames(db, q);
  const none = { rows: [], total: 0, isMore: false };
  if (names === null) return none;
  return (
    (await readFew(db, kind, kind.isNamed(filter, names), page)) ?? {
      rows:
        page > 1 && !after && !before
          ? await readIds(
              db,
              kind,
              (await firstNamed(db, kind, filter, names, page * pageSize)).slice((page - 1) * pageSize),
            )
          : await readAlong(db, kind, kind.isNamedAlong(filter, names), { after, before }),
      total: foundMax,
      isMore: true,
    }
  );
}

/**
 * Reads a page of matches that an index finds in no order: all are gathered, so that one statement counts and sorts
 * them. Null: there are too many.
 */
async function readFew(
  db: Db,
  kind: EntryKind,
  where: SQL | undefined,
  page: number,
): Promise<TablePage<CatalogEntry> | null> {
  const { table, byId } = kind;
  const before = (page - 1) * pageSize;
  const max = sql.raw(String(foundMax));
  const found = sql`select * from (
      select *, count(*) over ()::int as total, row_number() over (order by ${sql.join(byId)})::int as place
      from (select * from ${table} where ${where} limit ${max} + 1) ${table}) found
    where place = 1 or total <= ${max} and place > ${before} and place <= ${before + pageSize}`;
  // How many there are of them, and the how manieth it is.
  const placed = await db.execute<CatalogEntry & { total: number; place: number } & Record<string, unknown>>(
    rowsStatement(kind, found, byId, { total: sql`total`, place: sql`place` }),
  );
  const total = placed.rows[0]?.total ?? 0;
  if (total > foundMax) return null;
  // The first is always there, to tell how many there are.
  const rows = placed.rows.flatMap((row) => {
    const { total: _, place, ...entry } = row;
    return place > before ? [entry] : [];
  });
  return { rows, total, isMore: false };
}

/**
 * Reads a page of common matches along the ids, onwards from the end of the page before, or back from the start of the page
 * after; the first where neither is known.
 */
async function readAlong(
  db: Db,
  kind: EntryKind,
  where: SQL | undefined,
  { after, before }: Pick<ListEntriesInput, 'after' | 'before'>,
): Promise<CatalogEntry[]> {
  const { table, byId } = kind;
  const onwards = after && sql`${table.id} < ${after}`;
  const back = !after && before && sql`${table.id} > ${before}`;
  const some = db
    .select()
    .from(table)
    .where(and(where, onwards || back || undefined))
    .orderBy(...(back ? [asc(table.id)] : byId))
    .limit(pageSize);
  return await readRows(db, kind, sql`${some}`, byId);
}

/** Ids of all that a filter leaves, newest first, as far as its table goes. */
export async function listIds(db: Db, { entityType, q, ...filter }: EntryFilter): Promise<string[]> {
  const kind = entryKinds[entityType];
  if (q === '') return await firstIds(db, kind, kind.meets(filter), tableLimits.rowsMax);
  const names = await readNames(db, q);
  if (names === null) return [];
  return await firstNamed(db, kind, filter, names, foundMax);
}

async function firstIds(db: Db, { table, byId }: EntryKind, where: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(where)
    .orderBy(...byId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The first matches of names, newest first: along the ids where that reads fewer rows than sorting all matches of an index. */
const firstNamed = async (db: Db, kind: EntryKind, filter: NarrowFilter, names: string, limit: number) =>
  await firstIds(
    db,
    kind,
    (await areDense(db, kind, kind.isNamed(filter, names), limit))
      ? kind.isNamedAlong(filter, names)
      : kind.isNamed(filter, names),
    limit,
  );

/**
 * Whether matches are so dense that the first of them along the ids stand among fewer rows than there are matches. Some matches,
 * in the order of the table's pages, tell it: they span a share of these pages, and along the ids it takes that share of the rows.
 */
async function areDense(db: Db, { table }: EntryKind, where: SQL | undefined, limit: number): Promise<boolean> {
  const { rows } = await db.execute<{ areDense: boolean }>(sql`
    with sample as materialized (select (ctid::text::point)[0] as page from ${table} where ${where} limit ${limit})
    select count(sample.page) = ${limit} and ((max(sample.page) + 1) / greatest(c.relpages, 1)) ^ 2 * c.reltuples < ${limit} as "areDense"
    from pg_class c left join sample on true where c.oid = ${getTableName(table)}::regclass group by c.relpages, c.reltuples`);
  return rows[0]?.areDense ?? false;
}
