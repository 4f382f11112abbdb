import { type Db, prepared } from '@onceware/db/client';
import { collections } from '@onceware/db/schema/collections';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type DealRow, dealJson, iso, type ToolRow, toolJson } from '#catalog/cards.ts';
import type { Share, ShareInput } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { cardJson as pageJson, type CardRow as PageRow, NEVER } from '../saved-pages/saved-pages.repo.ts';
import { countedRank } from '../order/order.ranks.ts';
import type { PublicFacts } from '../publishing/publishing.contract.ts';
import { openByToken } from '../publishing/publishing.sql.ts';
import { isItemShown } from './shown.sql.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

/** Shares the collection under `token`, or under the one that it has; undefined if it was deleted meanwhile. */
export async function setShare(
  db: Db,
  collection: Editable,
  token: string,
  { showsNotes, isIndexed }: Omit<ShareInput, 'collectionId'>,
): Promise<Share | undefined> {
  const [shared] = await db
    .update(collections)
    .set({
      shareToken: sql`coalesce(${collections.shareToken}, ${token})`,
      sharesNotes: showsNotes,
      isShareIndexed: isIndexed,
      updatedAt: sql`now()`,
    })
    .where(and(eq(collections.id, collection.id), isNull(collections.deletedAt)))
    .returning({
      token: sql<string>`${collections.shareToken}`,
      shows_notes: collections.sharesNotes,
      is_indexed: collections.isShareIndexed,
    });
  return shared;
}

/** Deletes the token for good. */
export async function clearShare(db: Db, collection: Editable): Promise<boolean> {
  const cleared = await db
    .update(collections)
    .set({ shareToken: null, sharesNotes: false, isShareIndexed: false, updatedAt: sql`now()` })
    .where(and(eq(collections.id, collection.id), isNull(collections.deletedAt), isNotNull(collections.shareToken)));
  return cleared.rowCount === 1;
}

export type Card =
  | { entity_type: 'deal'; card: DealRow }
  | { entity_type: 'tool'; card: ToolRow }
  | { entity_type: 'page'; card: PageRow };

interface SharedRow {
  name: string;
  description: string;
  updated_at: string;
  item_count: number;
  is_indexed: boolean;
  /** Null: shared by link. */
  publication: PublicFacts | null;
  /** The first item of all; null if there is none. */
  first: Card | null;
  /** One more than a page where there is more. */
  items: (Card & { rank: string; notes: string | null })[];
}

const card = sql`'entity_type', i.entity_type, 'card', case i.entity_type
  when 'deal' then (select ${dealJson} from deals d join tools t on t.id = d.tool_id where d.id = i.entity_id)
  when 'tool' then (select ${toolJson} from tools t where t.id = i.entity_id)
  else (select ${pageJson} from pages p left join tools t on t.id = p.tool_id where p.id = i.page_id) end`;

const isLive = sql`i.collection_id = c.id and i.removed_at is null and ${isItemShown(sql`c.shares_notes`, sql`c.shares_pages`)}`;

const opened = openByToken(sql`${sql.placeholder('token')}::text`, sql`${sql.placeholder('reader')}::uuid`);

// Its own query, which does not read as the owner: who is asking matters for blocks alone. All ranks are below '~'.
const sharedByToken = prepared((db) =>
  db
    .select({
      shared: sql<SharedRow>`json_build_object(
        'name', c.name, 'description', c.description,
        'updated_at', to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'item_count', (select count(*) from collection_items i where ${isLive}),
        'is_indexed', c.is_share_indexed, 'publication', c.publication,
        'first', (select json_build_object(${card}) from collection_items i where ${isLive} order by i.rank desc limit 1),
        'items', (
          select coalesce(json_agg(json_build_object(${card},
            'rank', i.rank, 'notes', case when c.shares_notes then i.notes end) order by i.rank desc), '[]')
          from (
            select * from collection_items i where ${isLive} and i.rank < coalesce(${sql.placeholder('below')}::text, '~')
            order by i.rank desc limit ${sql.raw(String(collectionLimits.sharedPage + 1))}
          ) i))`,
    })
    .from(opened)
    .prepare('shared_by_token'),
);

/** Returns what the link shows, from the item below the rank `below` on, or from the first. */
export async function findShared(
  db: Db,
  asked: { token: string; readerId: string | null; below: string | null },
): Promise<SharedRow | undefined> {
  const [found] = await sharedByToken(db).execute({ token: asked.token, reader: asked.readerId, below: asked.below });
  return found?.shared;
}

interface FeedRow {
  name: string;
  description: string;
  updated_at: string;
  is_indexed: boolean;
  items: (Card & { notes: string | null; added_at: string; changed_at: string })[];
}

// A page's own time is that of its last fetch, which changes nothing for a reader.
const sharedFeed = prepared((db) =>
  db
    .select({
      feed: sql<FeedRow>`json_build_object(
        'name', c.name, 'description', c.description, 'updated_at', ${iso('c.updated_at')}, 'is_indexed', c.is_share_indexed,
        'items', (
          select coalesce(json_agg(json_build_object(${card}, 'notes', case when c.shares_notes then i.notes end,
            'added_at', ${iso('i.added_at')}, 'changed_at', ${iso(`greatest(i.added_at,
              (select d.updated_at from deals d where d.id = i.deal_id), (select t.updated_at from tools t where t.id = i.tool_id))`)})
            order by i.added_at desc, i.id desc), '[]')
          from (
            select * from collection_items i where ${isLive} order by i.added_at desc, i.id desc
            limit ${sql.raw(String(collectionLimits.sharedFeed))}
          ) i))`,
    })
    .from(opened)
    .prepare('shared_feed'),
);

/** The newest of what the link shows. */
export async function findSharedFeed(
  db: Db,
  { token, readerId }: { token: string; readerId: string | null },
): Promise<FeedRow | undefined> {
  const [found] = await sharedFeed(db).execute({ token, reader: readerId });
  return found?.feed;
}

/** Columns of a page that go with it to another member. */
const COPIED = sql.raw(
  'url, canonical_url, title, description, site_name, picture_url, icon_url, tool_id, state, failure',
);

/**
 * Makes `copy` of what the link shows, in the same order, and answers whether there is such a link. One statement and so
 * one moment: what the owner changes meanwhile is in it whole or not at all.
 */
export async function insertCopy(tx: Db, token: string, copy: CollectionOwner): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with source as (
      select * from ${openByToken(sql`${token}`, sql`${copy.userId}::uuid`)}
    ), items as (
      select i.entity_type, i.entity_id, i.page_id, case when c.shares_notes then i.notes end as notes,
        (row_number() over (order by i.rank))::int as n
      from source c join collection_items i on ${isLive}
    ), kept as (
      insert into pages (id, user_id, is_title_typed, is_description_typed, due_at, ${COPIED})
      select gen_random_uuid(), ${copy.userId}, false, false, case when url is null then ${NEVER} else now() end, ${COPIED} from pages
      where id in (select page_id from items) order by canonical_url
      on conflict (user_id, canonical_url) do update set updated_at = now()
      returning id, canonical_url
    ), copied as (
      insert into collection_items (id, collection_id, entity_type, entity_id, page_id, notes, rank)
      select gen_random_uuid(), ${copy.id}, i.entity_type, coalesce(k.id, i.entity_id), k.id, i.notes, ${countedRank(sql`i.n`)}
      from items i left join pages p on p.id = i.page_id left join kept k on k.canonical_url = p.canonical_url
    )
    insert into collections (id, user_id, name, description, next_rank)
    select ${copy.id}, ${copy.userId}, name, description, 1 + (select count(*) from items) from source
    returning id`);
  return rows.length > 0;
}
