import type { Db } from '@onceware/db/client';
import { catalogImports } from '@onceware/db/schema/catalog';
import { users } from '@onceware/db/schema/auth';
import { and, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { ErrorBody } from '#kernel/errors.ts';
import type { CatalogImport, ImportChange, ImportReport, ImportSummary, RowNote } from './import.contract.ts';

/** An import whose process was not heard of for so long is over; its process, should it still be there, may not end it otherwise. */
const HEARTBEAT_SECONDS = 15;

/** How many imports of files, and runs of each feed, are kept for whoever looks. */
const KEPT = 200;

const isAlive = (table = 'catalog_imports'): SQL =>
  // Uses the clock, because in an import's transaction now() is long ago.
  sql.raw(
    `(${table}.ended_at is null and ${table}.heartbeat_at > clock_timestamp() - interval '${HEARTBEAT_SECONDS} seconds')`,
  );

/** Number of imports before one that waits, the running one too. */
const ahead = sql<number>`case when catalog_imports.state = 'waiting' then (
  select count(*)::int from catalog_imports earlier
  where ${isAlive('earlier')} and (earlier.created_at, earlier.id) < (catalog_imports.created_at, catalog_imports.id)) else 0 end`;

const one = (id: string) => and(eq(catalogImports.id, id), isAlive());

/** How many run or wait. */
export async function countOpen(db: Db): Promise<number> {
  return db.$count(catalogImports, isAlive());
}

export interface NewRun {
  source: string;
  createdBy: string | null;
  feedId: string | null;
  isDryRun: boolean;
}

/** @returns its id; null: a run of this feed waits or runs already */
export async function insertRun(db: Db, run: NewRun): Promise<string | null> {
  // Ends runs whose process was lost, so that they hold no place.
  if (run.feedId !== null)
    await db
      .update(catalogImports)
      .set({ state: 'interrupted', endedAt: sql`clock_timestamp()` })
      .where(and(eq(catalogImports.feedId, run.feedId), isNull(catalogImports.endedAt), not(isAlive())));
  const [row] = await db.insert(catalogImports).values(run).onConflictDoNothing().returning({ id: catalogImports.id });
  return row?.id ?? null;
}

export interface Told {
  rowsRead: number;
  rowsWritten: number;
  noteCount: number;
  /** Beside those told before. */
  notes: readonly RowNote[];
}

const told = ({ notes, ...counts }: Told) => ({
  ...counts,
  // Left as they are where there are none, for they may be long.
  ...(notes.length > 0 && { notes: sql`${catalogImports.notes} || ${JSON.stringify(notes)}::jsonb` }),
});

/**
 * Says that its process lives, and how far it is. One that none is before runs from then on.
 *
 * @returns how many are before it; null: it was cancelled, or was silent for too long
 */
export async function beat(db: Db, id: string, progress: Told): Promise<number | null> {
  const clock = sql`clock_timestamp()`;
  const [row] = await db
    .update(catalogImports)
    .set({
      ...told(progress),
      heartbeatAt: clock,
      state: sql`case when ${ahead} = 0 then 'running' else 'waiting' end`,
      startedAt: sql`coalesce(started_at, case when ${ahead} = 0 then ${clock} end)`,
    })
    .where(one(id))
    .returning({ ahead });
  return row?.ahead ?? null;
}

export type RunEnd =
  | { state: 'done'; summary: ImportSummary; changes: readonly ImportChange[] }
  | { state: 'failed'; error: ErrorBody }
  | { state: 'cancelled' | 'interrupted' };

/**
 * Ends one that is still open: one that is done in the transaction of its data, any other with nothing of it written.
 *
 * @returns its source; null: it was over already, or was silent for too long
 */
export async function endRun(db: Db, id: string, end: RunEnd, progress?: Told): Promise<string | null> {
  const [row] = await db
    .update(catalogImports)
    .set({
      ...(progress && told(progress)),
      state: end.state,
      ...('summary' in end && { summary: { ...end.summary }, changes: end.changes.map((change) => ({ ...change })) }),
      ...('error' in end && { error: { ...end.error } }),
      endedAt: sql`clock_timestamp()`,
    })
    .where(one(id))
    .returning({ source: catalogImports.source });
  return row?.source ?? null;
}

/** The newest first. @param feedId of this feed alone */
export async function listRuns(db: Db, limit: number, feedId?: string): Promise<CatalogImport[]> {
  const rows = await db
    .select({
      id: catalogImports.id,
      source: catalogImports.source,
      feedId: catalogImports.feedId,
      isDryRun: catalogImports.isDryRun,
      by: users.name,
      createdAt: catalogImports.createdAt,
      state: sql<
        CatalogImport['state']
      >`case when ended_at is null and not ${isAlive()} then 'interrupted' else ${catalogImports.state} end`,
      ahead,
      rowsRead: catalogImports.rowsRead,
      rowsWritten: catalogImports.rowsWritten,
      noteCount: catalogImports.noteCount,
      // Earlier ones knew less.
      summary: sql<ImportSummary | null>`'{"ended": 0, "ignored": []}'::jsonb || ${catalogImports.summary}`,
      error: sql<ErrorBody | null>`${catalogImports.error}`,
    })
    .from(catalogImports)
    .leftJoin(users, eq(users.id, catalogImports.createdBy))
    .where(feedId === undefined ? undefined : eq(catalogImports.feedId, feedId))
    .orderBy(desc(catalogImports.createdAt), desc(catalogImports.id))
    .limit(limit);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** Null: there is no such import. */
export async function findReport(db: Db, id: string): Promise<ImportReport | null> {
  const [row] = await db
    .select({ notes: catalogImports.notes, changes: sql<ImportChange[]>`${catalogImports.changes}` })
    .from(catalogImports)
    .where(eq(catalogImports.id, id));
  return row ?? null;
}

/** Deletes all but the newest, of files and of each feed. */
export async function purgeRuns(db: Db): Promise<void> {
  await db.delete(catalogImports).where(
    sql`id in (select id from (
      select id, row_number() over (partition by feed_id order by created_at desc) as number from catalog_imports) numbered
      where number > ${KEPT})`,
  );
}
