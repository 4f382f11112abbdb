import type { Db } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { asc, gte } from 'drizzle-orm';

export const SITEMAP_TABLES = { deals, tools } as const;
export type SitemapTable = keyof typeof SITEMAP_TABLES;

const from = (table: SitemapTable, first: string | null) =>
  first === null ? undefined : gte(SITEMAP_TABLES[table].id, first);

/** The id that `count` rows come before, counted from `first`; undefined where there are no more. Reads the index alone. */
export async function findIdAfter(
  db: Db,
  table: SitemapTable,
  first: string | null,
  count: number,
): Promise<string | undefined> {
  const { id } = SITEMAP_TABLES[table];
  const [found] = await db
    .select({ id })
    .from(SITEMAP_TABLES[table])
    .where(from(table, first))
    .orderBy(asc(id))
    .offset(count)
    .limit(1);
  return found?.id;
}

/** At most `count` pages, in the order of their ids from `first` on. */
export function listPages(
  db: Db,
  table: SitemapTable,
  first: string | null,
  count: number,
): Promise<{ slug: string; updatedAt: Date }[]> {
  const { id, slug, updatedAt } = SITEMAP_TABLES[table];
  return db
    .select({ slug, updatedAt })
    .from(SITEMAP_TABLES[table])
    .where(from(table, first))
    .orderBy(asc(id))
    .limit(count);
}
