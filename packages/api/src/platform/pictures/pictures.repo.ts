import type { Db } from '@onceware/db/client';
import { pages } from '@onceware/db/schema/pages';
import { pictures } from '@onceware/db/schema/pictures';
import { toolPictures } from '@onceware/db/schema/tool-pages';
import { and, type AnyColumn, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { daysAgo } from '#kernel/moments.ts';

type NewPicture = Pick<
  typeof pictures.$inferSelect,
  'name' | 'contentHash' | 'fileId' | 'size' | 'width' | 'height' | 'isPermanent'
>;

/** Finds or inserts the picture with this content, and marks it as used now. */
export async function takeOrInsert(db: Db, picture: NewPicture) {
  const [taken] = await db
    .insert(pictures)
    .values(picture)
    .onConflictDoUpdate({
      target: pictures.contentHash,
      set: { usedAt: sql`now()`, isPermanent: sql`${pictures.isPermanent} or excluded.is_permanent` },
    })
    .returning({ name: pictures.name, fileId: pictures.fileId, isStored: pictures.isStored });
  if (!taken) throw new Error('The picture is neither old nor new.');
  return taken;
}

/** Its bytes are there, under this id. */
export async function setStored(db: Db, name: string, fileId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(pictures)
    .set({ isStored: true, fileId })
    .where(and(eq(pictures.name, name), eq(pictures.isStored, false)));
  return rowCount === 1;
}

export async function findPicture(db: Db, name: string): Promise<{ fileId: string; size: number } | undefined> {
  const [found] = await db
    .select({ fileId: pictures.fileId, size: pictures.size })
    .from(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.isStored, true)));
  return found;
}

/** Long enough for a process that took one to store it. */
const UNUSED_DAYS = 1;

/** Finds and locks some unused pictures for deletion. */
export async function takeUnused(tx: Db, limit: number): Promise<{ name: string; fileId: string }[]> {
  const url = sql`'/api/pictures/' || ${pictures.name} || '.webp'`;
  const shownIn = (table: typeof pages | typeof toolPictures, column: AnyColumn) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(column, url)),
    );
  return tx
    .select({ name: pictures.name, fileId: pictures.fileId })
    .from(pictures)
    .where(
      and(
        lt(pictures.usedAt, daysAgo(UNUSED_DAYS)),
        or(eq(pictures.isStored, false), eq(pictures.isPermanent, false)),
        shownIn(pages, pages.pictureUrl),
        shownIn(pages, pages.iconUrl),
        shownIn(toolPictures, toolPictures.pictureUrl),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deletePictures(tx: Db, names: readonly string[]): Promise<void> {
  await tx.delete(pictures).where(inArray(pictures.name, [...names]));
}
