import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { Db } from '@onceware/db/client';
import {
  pageXml,
  SITEMAP_BYTES_MAX,
  SITEMAP_PAGES_MAX,
  type SitemapEntry,
  URLSET_END,
  URLSET_HEAD,
} from './sitemap-xml.ts';
import {
  findFile,
  findMadeOf,
  findXml,
  listFiles,
  listPages,
  markChecked,
  removeFilesFrom,
  SITEMAP_KINDS,
  type SitemapKind,
  takeSitemapLock,
  writeFile,
} from './sitemap.repo.ts';

export { SITEMAP_KINDS, type SitemapKind };

/** Files that any process checked within this time are skipped. */
const FRESH_SECONDS = 9 * 60;
/** Rows that are read at once, whose processing blocks the event loop for a few milliseconds. */
const ROWS_AT_ONCE = 250;
/** To be counted up when the files shall look another way. */
const FORMAT = 1;

interface Building {
  publicUrl: string;
  pagesMax: number;
  bytesMax: number;
  freshSeconds: number;
}

/** The path of a file of the sitemap, `part` from 1 on. */
export const sitemapPath = (kind: SitemapKind, part: number): string => `/sitemap-${kind}-${part}.xml`;

/**
 * Writes the sitemap's files whose pages have changed. Any process may run it at any time: each file is written under a lock in
 * its own transaction, and files checked a moment ago are skipped.
 */
export async function keepSitemap(
  { database, publicUrl }: Pick<Call, 'database' | 'publicUrl'>,
  signal?: AbortSignal,
  { pagesMax = SITEMAP_PAGES_MAX, bytesMax = SITEMAP_BYTES_MAX, freshSeconds = FRESH_SECONDS }: Partial<Building> = {},
): Promise<void> {
  const building = { publicUrl, pagesMax, bytesMax, freshSeconds };
  const keep = (kind: SitemapKind, part: number) =>
    database.transaction(async (tx) => ((await takeSitemapLock(tx)) ? keepFile(tx, kind, part, building) : null));
  for (const kind of SITEMAP_KINDS) {
    let part: number | null = 1;
    while (part !== null) {
      if (signal?.aborted) return;
      part = await keep(kind, part);
    }
  }
}

/** @returns the next part; null if there is none, or another process works on it */
async function keepFile(tx: Db, kind: SitemapKind, part: number, building: Building): Promise<number | null> {
  const before = part === 1 ? undefined : await findFile(tx, kind, part - 1, 0);
  if (part > 1 && !before?.isFull) return null;
  const behindId = before?.lastId ?? null;
  const found = await findFile(tx, kind, part, building.freshSeconds);
  const known = found?.behindId === behindId && found.madeOf.startsWith(originOf(building)) ? found : undefined;
  if (known?.isFresh) return known.isFull ? part + 1 : null;

  // A full file holds the rows that it has; into another goes what is new, too.
  const lastId = known?.isFull ? known.lastId : null;
  const rows = await findMadeOf(tx, kind, { behindId, lastId }, building.pagesMax + 1);
  if (rows === null) {
    await removeFilesFrom(tx, kind, part);
    // All that a full file had is gone; others may have come behind it.
    return lastId === null ? null : part;
  }
  const isSame = known?.madeOf === originOf(building) + rows;
  if (isSame) await markChecked(tx, kind, part);
  const { isFull } = isSame ? known : await makeFile(tx, { kind, part, behindId }, building);
  if (isFull) return part + 1;
  await removeFilesFrom(tx, kind, part + 1);
  return null;
}

const originOf = ({ publicUrl, pagesMax, bytesMax }: Building): string =>
  `${FORMAT} ${publicUrl} ${pagesMax} ${bytesMax} `;

async function makeFile(
  tx: Db,
  { kind, part, behindId }: { kind: SitemapKind; part: number; behindId: string | null },
  building: Building,
): Promise<{ isFull: boolean }> {
  const { publicUrl, pagesMax, bytesMax } = building;
  let [pages, bytes, lastId, changedAt, isFull] = [0, 0, behindId, new Date(0), false];

  async function* written() {
    yield URLSET_HEAD;
    while (!isFull) {
      const rows = await listPages(tx, kind, lastId, Math.min(ROWS_AT_ONCE, pagesMax - pages + 1));
      let text = '';
      for (const { id, slug, updatedAt } of rows) {
        const xml = pageXml(publicUrl, { path: pathOf(kind, slug), changedAt: updatedAt.toISOString() });
        isFull = pages === pagesMax || bytes + xml.length > bytesMax;
        if (isFull) break;
        text += xml;
        pages += 1;
        bytes += xml.length;
        lastId = id;
        if (updatedAt > changedAt) changedAt = updatedAt;
      }
      yield text;
      if (rows.length === 0) break;
    }
    yield URLSET_END;
  }

  // Output is ASCII, because slugs are encoded.
  const xml = await pipeline(written, createGzip(), buffer);
  if (lastId === null) throw new Error('There is nothing to write.');
  const madeOf = `${originOf(building)}${pages} ${lastId} ${changedAt.getTime()}`;
  await writeFile(tx, { kind, part, behindId, lastId, isFull, madeOf, changedAt, xml });
  return { isFull };
}

const pathOf = (kind: SitemapKind, slug: string): string =>
  `/${kind === 'deals' ? 'deal' : 'tool'}/${encodeURIComponent(slug)}`;

/** The files that are there, with the moment at which the last of their pages changed. */
export async function listSitemapFiles({ database }: Pick<Call, 'database'>): Promise<SitemapEntry[]> {
  const files = await listFiles(database.db);
  return files.map(({ kind, part, changedAt }) => ({
    path: sitemapPath(kind, part),
    changedAt: changedAt.toISOString(),
  }));
}

/** A file as it was last written, packed by gzip. @throws not_found */
export async function readSitemapFile(
  { database }: Pick<Call, 'database'>,
  kind: SitemapKind,
  part: number,
): Promise<{ xml: Buffer; changedAt: Date }> {
  const found = await findXml(database.db, kind, part);
  if (!found) throw new AppError('not_found');
  return found;
}
