import type { Db } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { sitemapFiles } from '@onceware/db/schema/sitemap';
import { and, asc, eq, gt, gte, lte, not, sql } from 'drizzle-orm';
import { isPublicOf } from '#catalog/cards.ts';

const TABLES = { deals, tools } as const;
export type SitemapKind = keyof typeof TABLES;
export const SITEMAP_KINDS = Object.keys(TABLES) as SitemapKind[];

/** Any constant works, as long as every process takes the same. */
const SITEMAP_LOCK = 7_318_012;

/** Locks within a transaction, whose end releases it. */
export async function takeSitemapLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SITEMAP_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

const described = {
  kind: sitemapFiles.kind,
  part: sitemapFiles.part,
  behindId: sitemapFiles.behindId,
  lastId: sitemapFiles.lastId,
  isFull: sitemapFiles.isFull,
  madeOf: sitemapFiles.madeOf,
  changedAt: sitemapFiles.changedAt,
};
export type SitemapFile = Omit<typeof sitemapFiles.$inferSelect, 'xml' | 'checkedAt'>;

/** Collections in their order, without their items. */
export const listFiles = (db: Db): Promise<SitemapFile[]> =>
  db.select(described).from(sitemapFiles).orderBy(asc(sitemapFiles.kind), asc(sitemapFiles.part));

const isFile = (kind: SitemapKind, part: number) => and(eq(sitemapFiles.kind, kind), eq(sitemapFiles.part, part));

export async function findFile(tx: Db, kind: SitemapKind, part: number, freshSeconds: number) {
  const isFresh = sql<boolean>`${sitemapFiles.checkedAt} > now() - make_interval(secs => ${freshSeconds})`;
  const [found] = await tx
    .select({ ...described, isFresh })
    .from(sitemapFiles)
    .where(isFile(kind, part));
  return found;
}

export async function findXml(db: Db, kind: SitemapKind, part: number) {
  const { xml, changedAt } = sitemapFiles;
  const [found] = await db.select({ xml, changedAt }).from(sitemapFiles).where(isFile(kind, part));
  return found;
}

export async function writeFile(tx: Db, file: SitemapFile & { xml: Buffer }): Promise<void> {
  const { kind: _kind, part: _part, ...written } = file;
  const set = { ...written, checkedAt: sql`now()` };
  await tx
    .insert(sitemapFiles)
    .values(file)
    .onConflictDoUpdate({ target: [sitemapFiles.kind, sitemapFiles.part], set });
}

export async function markChecked(tx: Db, kind: SitemapKind, part: number): Promise<void> {
  await tx
    .update(sitemapFiles)
    .set({ checkedAt: sql`now()` })
    .where(isFile(kind, part));
}

export async function removeFilesFrom(tx: Db, kind: SitemapKind, part: number): Promise<void> {
  await tx.delete(sitemapFiles).where(and(eq(sitemapFiles.kind, kind), gte(sitemapFiles.part, part)));
}

interface Range {
  behindId: string | null;
  /** Null: to the last one. */
  lastId: string | null;
}

const rowsOf = (kind: SitemapKind, { behindId, lastId }: Range) => {
  const { id } = TABLES[kind];
  const isShown = kind === 'deals' ? isPublicOf(deals) : not(tools.isHidden);
  return and(isShown, behindId === null ? undefined : gt(id, behindId), lastId === null ? undefined : lte(id, lastId));
};

/**
 * Finds what a file of these rows is made of: how many, the last id and when the last changed, in milliseconds. Null
 * where there are none.
 */
export async function findMadeOf(tx: Db, kind: SitemapKind, range: Range, max: number): Promise<string | null> {
  const { id, updatedAt } = TABLES[kind];
  const rows = tx
    .select({ id, updatedAt })
    .from(TABLES[kind])
    .where(rowsOf(kind, range))
    .orderBy(asc(id))
    .limit(max)
    .as('held');
  const [found] = await tx
    .select({
      madeOf: sql<
        string | null
      >`count(*) || ' ' || max(${rows.id}::text) || ' ' || floor(extract(epoch from max(${rows.updatedAt})) * 1000)`,
    })
    .from(rows);
  return found?.madeOf ?? null;
}

/** Reads at most `max` pages after a row, in the order of their ids. */
export function listPages(
  tx: Db,
  kind: SitemapKind,
  behindId: string | null,
  max: number,
): Promise<{ id: string; slug: string; updatedAt: Date }[]> {
  const { id, slug, updatedAt } = TABLES[kind];
  return tx
    .select({ id, slug, updatedAt })
    .from(TABLES[kind])
    .where(rowsOf(kind, { behindId, lastId: null }))
    .orderBy(asc(id))
    .limit(max);
}
