import { type Db, prepared } from '@onceware/db/client';
import { collections } from '@onceware/db/schema/collections';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';
import type { EntityType } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { inOrder } from '../collections.repo.ts';
import type { ExportedItem } from './export.formats.ts';

const head = {
  id: collections.id,
  userId: collections.userId,
  name: collections.name,
  description: collections.description,
  is_default: sql<boolean>`${collections.defaultKey} is not null`,
  is_favorite: collections.isFavorite,
};

type ExportHead = CollectionOwner & {
  name: string;
  description: string;
  is_default: boolean;
  is_favorite: boolean;
};

/** The member's collections without their items, in their order. */
export function listHeads(db: Db, userId: string): Promise<ExportHead[]> {
  return db
    .select(head)
    .from(collections)
    .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)))
    .orderBy(...inOrder);
}

export async function findHead(db: Db, collectionId: string): Promise<ExportHead | undefined> {
  const [found] = await db
    .select(head)
    .from(collections)
    .where(and(eq(collections.id, collectionId), isNull(collections.deletedAt)));
  return found;
}

export interface ExportRow {
  rank: string;
  /** Null for pages, which have an address of their own or none, and for what is hidden or has not begun. */
  slug: string | null;
  item: Omit<ExportedItem, 'url'> & { entity_type: EntityType; url: string | null };
}

/** Rows of one statement: a collection may hold 25 million characters of notes, and they must not be in memory at once. */
const ROWS = 200;

// All ranks are below '~'.
const exportRows = prepared((db) =>
  db
    .select({
      rank: sql<string>`i.rank`,
      slug: sql<string | null>`coalesce(d.slug, t.slug)`,
      item: sql<ExportRow['item']>`json_build_object(
        'entity_type', i.entity_type, 'entity_id', i.entity_id, 'title', coalesce(d.title, t.name, nullif(p.title, ''), p.url, ''),
        'url', p.url, 'notes', i.notes, 'added_at', to_char(i.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'description', nullif(p.description, ''), 'tags', i.tags, 'is_favorite', i.is_favorite)`,
    })
    .from(
      sql`(select * from collection_items
          where collection_id = ${sql.placeholder('collectionId')} and removed_at is null and rank < ${sql.placeholder('below')}
          order by rank desc limit ${sql.raw(String(ROWS))}) i
        left join deals d on d.id = i.deal_id and ${isPublic} left join tools t on t.id = i.tool_id and ${isPublicTool}
        left join pages p on p.id = i.page_id`,
    )
    .orderBy(sql`i.rank desc`)
    .prepare('export_rows'),
);

/** The items in their order, some at a time. What moves meanwhile may be missing or come twice. */
export async function* readItems(db: Db, collection: Authorized<CollectionOwner, 'view'>): AsyncGenerator<ExportRow[]> {
  let below: string | undefined = '~';
  while (below !== undefined) {
    const rows: ExportRow[] = await exportRows(db).execute({ collectionId: collection.id, below });
    if (rows.length > 0) yield rows;
    below = rows.length === ROWS ? rows.at(-1)?.rank : undefined;
  }
}
