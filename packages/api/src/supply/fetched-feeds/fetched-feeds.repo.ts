import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { actionLog } from '@onceware/db/schema/action-log';
import { users } from '@onceware/db/schema/auth';
import { catalogFeeds, type catalogImports } from '@onceware/db/schema/catalog';
import { feedLimits } from './fetched-feeds.limits.ts';
import type { KnownFeed } from './fetch-feed.ts';

export type StoredFeed = typeof catalogFeeds.$inferSelect;
export type NewStoredFeed = typeof catalogFeeds.$inferInsert;

// Drizzle names a column of the only table by itself, which would be the deals' own here.
const runningDeals = sql<number>`(select count(*)::int from deals
  where deals.source = catalog_feeds.source and not deals.has_ended)`;

/** In the order of their names. */
export const listFeeds = (db: Db) =>
  db
    .select({
      id: catalogFeeds.id,
      source: catalogFeeds.source,
      url: catalogFeeds.url,
      format: catalogFeeds.format,
      everyHours: catalogFeeds.everyHours,
      nextRunAt: catalogFeeds.nextRunAt,
      checkedAt: catalogFeeds.checkedAt,
      lastState: sql<(typeof catalogImports.$inferSelect)['state'] | null>`(select state from catalog_imports
        where catalog_imports.feed_id = catalog_feeds.id and not is_dry_run order by created_at desc limit 1)`,
      deals: runningDeals,
    })
    .from(catalogFeeds)
    .orderBy(asc(sql`lower(${catalogFeeds.source})`))
    .limit(feedLimits.listed);

export async function findFeed(db: Db, id: string): Promise<StoredFeed | null> {
  const [feed] = await db.select().from(catalogFeeds).where(eq(catalogFeeds.id, id));
  return feed ?? null;
}

export async function countRunning(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ deals: runningDeals }).from(catalogFeeds).where(eq(catalogFeeds.id, id));
  return row?.deals ?? 0;
}

/** When it was last saved, and by whom, as the action log has it. */
export async function findLastSave(db: Db, id: string) {
  const [row] = await db
    .select({ at: actionLog.at, by: { id: users.id, name: users.name } })
    .from(actionLog)
    .leftJoin(users, eq(users.id, actionLog.actorId))
    .where(
      and(eq(actionLog.targetType, 'catalog'), eq(actionLog.targetId, id), eq(actionLog.action, 'catalog.feed_save')),
    )
    .orderBy(desc(actionLog.id))
    .limit(1);
  return row ?? null;
}

/** @returns its id; null: there is one of this name already */
export async function insertFeed(tx: Db, feed: NewStoredFeed): Promise<string | null> {
  const [row] = await tx.insert(catalogFeeds).values(feed).onConflictDoNothing().returning({ id: catalogFeeds.id });
  return row?.id ?? null;
}

/** Changes one, which is then another than what was imported. @returns whether it is still as `version` has it */
export async function updateFeed(
  tx: Db,
  { id, version }: Pick<StoredFeed, 'id' | 'version'>,
  changes: Partial<NewStoredFeed> | { nextRunAt: SQL },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(catalogFeeds)
    .set({
      ...changes,
      version: version + 1,
      importedHash: null,
      etag: null,
      lastModified: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(catalogFeeds.id, id), eq(catalogFeeds.version, version)));
  return rowCount === 1;
}

/** In so many hours, by the database's clock; null: not by itself. */
export const nextRun = (everyHours: number | null): SQL => sql`now() + make_interval(hours => ${everyHours}::int)`;

/** Records that the feed was found; with `imported` also what was imported, unless the mapping has changed since. */
export async function markChecked(db: Db, { id, version }: StoredFeed, imported?: KnownFeed): Promise<void> {
  await db
    .update(catalogFeeds)
    .set({ checkedAt: sql`now()` })
    .where(eq(catalogFeeds.id, id));
  if (!imported) return;
  await db
    .update(catalogFeeds)
    .set(imported)
    .where(and(eq(catalogFeeds.id, id), eq(catalogFeeds.version, version)));
}

/** @returns its name; null: there is no such feed */
export async function deleteFeed(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx.delete(catalogFeeds).where(eq(catalogFeeds.id, id)).returning({ source: catalogFeeds.source });
  return row?.source ?? null;
}

/** Takes the feeds that are due; each is due again after its interval, however late it is. */
export async function takeDue(tx: Db): Promise<string[]> {
  const rows = await tx
    .update(catalogFeeds)
    .set({ nextRunAt: sql`now() + make_interval(hours => ${catalogFeeds.everyHours}::int)` })
    .where(lte(catalogFeeds.nextRunAt, sql`now()`))
    .returning({ id: catalogFeeds.id });
  return rows.map(({ id }) => id);
}
