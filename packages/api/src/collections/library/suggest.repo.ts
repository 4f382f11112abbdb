import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { LibrarySuggestion } from './library.contract.ts';
import { savedItems } from './library-rows.sql.ts';

/** Finds the name and the collection of each of these items, by the items' ids. */
export async function findNames(db: Db, userId: string, itemIds: string[]): Promise<Map<string, LibrarySuggestion>> {
  const { rows } = await db.execute<LibrarySuggestion & Record<string, unknown>>(sql`
    select i.id, i.entity_type as "entityType", coalesce(nullif(p.title, ''), p.canonical_url, d.title, t.name, '') as title,
      case i.entity_type when 'deal' then d.slug when 'tool' then t.slug end as slug, p.url,
      c.id as "collectionId", c.name as "collectionName"
    from ${savedItems(userId)} where i.id = any(${sql.param(itemIds)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
