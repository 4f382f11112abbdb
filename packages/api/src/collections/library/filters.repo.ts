import type { Db } from '@onceware/db/client';
import { libraryFilters } from '@onceware/db/schema/collections';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Owned } from '#kernel/owned.ts';
import type { LibraryFilter, SavedFilter } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';

/** Lists the filters as they were saved, the oldest first; the caller has to parse their shape. */
export function listFilters(db: Db, userId: string): Promise<(Omit<SavedFilter, 'filter'> & { filter: unknown })[]> {
  return db
    .select({ id: libraryFilters.id, name: libraryFilters.name, filter: libraryFilters.filter })
    .from(libraryFilters)
    .where(eq(libraryFilters.userId, userId))
    .orderBy(asc(libraryFilters.createdAt), asc(libraryFilters.id));
}

/** Whether it was saved: there may be as many already as one may have, or the id may be somebody else's. */
export async function saveFilter(db: Db, { id, userId }: Owned, name: string, filter: LibraryFilter): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into kept_filters (id, user_id, name, filter)
    select ${id}, ${userId}, ${name}, ${JSON.stringify(filter)}::jsonb
    where (select count(*) from kept_filters where user_id = ${userId} and id <> ${id}) < ${libraryLimits.filtersMax}
    on conflict (id) do update set name = excluded.name, filter = excluded.filter where kept_filters.user_id = excluded.user_id`);
  return rowCount === 1;
}

export async function deleteFilter(db: Db, { id, userId }: Owned): Promise<void> {
  await db.delete(libraryFilters).where(and(eq(libraryFilters.id, id), eq(libraryFilters.userId, userId)));
}

/** Whether somebody has it. */
export async function isFilter(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: libraryFilters.id }).from(libraryFilters).where(eq(libraryFilters.id, id))).length > 0;
}
