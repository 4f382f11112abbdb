import type { Call } from '../call.ts';
import { findIdAfter, listPages, SITEMAP_TABLES, type SitemapTable } from './sitemap.repo.ts';

export type { SitemapTable };

/** Far below the 50,000 that the protocol allows: one statement and one answer stay small. */
export const SITEMAP_PART_MAX = 10_000;

/** Some of the catalogue's pages: those of a table from the row with the id `first` on, or from its beginning. */
export interface SitemapPart {
  table: SitemapTable;
  first: string | null;
}

const tables = Object.keys(SITEMAP_TABLES) as SitemapTable[];

/** The parts that make up the whole catalogue, each of at most `partMax` pages; one statement for each. */
export async function listSitemapParts(
  { database }: Pick<Call, 'database'>,
  partMax: number = SITEMAP_PART_MAX,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const table of tables) {
    for (
      let first: string | null | undefined = null;
      first !== undefined;
      first = await findIdAfter(database.db, table, first, partMax)
    ) {
      parts.push({ table, first });
    }
  }
  return parts;
}

/** The paths of a part's pages, and when each was last changed (ISO). */
export async function readSitemapPart(
  { database }: Pick<Call, 'database'>,
  { table, first }: SitemapPart,
  partMax: number = SITEMAP_PART_MAX,
): Promise<{ path: string; changedAt: string }[]> {
  const rows = await listPages(database.db, table, first, partMax);
  const folder = table === 'deals' ? 'deal' : 'tool';
  return rows.map(({ slug, updatedAt }) => ({
    path: `/${folder}/${encodeURIComponent(slug)}`,
    changedAt: updatedAt.toISOString(),
  }));
}
