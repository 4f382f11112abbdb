import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { iso, isPublic, isPublicTool } from '#catalog/cards.ts';
import type { Category } from '#catalog/catalog.limits.ts';
import type { Position } from './publishing.cursor.ts';
import type { PublishedHead } from './publishing.contract.ts';
import { type DirectorySort, publishingLimits } from './publishing.limits.ts';
import { isFollowedBy, isOpenTo } from './publishing.sql.ts';

/** A picture of the cover, as its row has it. */
export interface CoverRow {
  coverUrl: string | null;
  category: Category;
  slug: string;
}
export interface HeadRow extends Record<string, unknown> {
  head: Omit<PublishedHead, 'cover'> & { cover: CoverRow[] };
  rank: string;
  id: string;
}

/** Pictures of the first deals and tools that everybody may see, looked for among few items, so that a page costs little. */
const cover = sql`(
  select coalesce(json_agg(json_build_object('coverUrl', p.cover_url, 'category', p.category, 'slug', p.slug) order by p.rank desc), '[]')
  from (
    select i.rank, d.cover_url, coalesce(d.category, t.category) as category, coalesce(d.slug, t.slug) as slug
    from (
      select * from collection_items i where i.collection_id = c.id and i.removed_at is null
      order by i.rank desc limit ${sql.raw(String(publishingLimits.coverItems))}) i
    left join deals d on d.id = i.deal_id and ${isPublic} left join tools t on t.id = i.tool_id and ${isPublicTool}
    where d.id is not null or t.id is not null
    order by i.rank desc limit ${sql.raw(String(publishingLimits.coverPictures))}) p)`;

const headOf = (reader: SQL) => sql`json_build_object(
  'token', c.public_token, 'name', c.name, 'description', c.description, 'theme', c.theme, 'followers', c.followers_count,
  'owner', json_build_object('name', u.name, 'avatar', u.avatar), 'published_at', ${iso('c.published_at')},
  'is_followed', ${isFollowedBy(reader)}, 'cover', ${cover})`;

const microseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint`;
const momentOf = (rank: number) => sql`'epoch'::timestamptz + ${rank}::bigint * interval '1 microsecond'`;

const words = sql`to_tsvector('pg_catalog.simple', search_text(c.name || ' ' || c.description))`;

interface Asked {
  readerId: string | null;
  sort: DirectorySort;
  theme: Category | undefined;
  q: string;
  after: Position | null;
}

/** A page of the directory, and one more where there is more. Collections without items are nothing to show. */
export async function listDirectory(db: Db, { readerId, sort, theme, q, after }: Asked): Promise<HeadRow[]> {
  const reader = sql`${readerId}::uuid`;
  const order = sort === 'newest' ? sql`c.published_at` : sql`c.followers_count`;
  const place = after && (sort === 'newest' ? momentOf(after.rank) : sql`${after.rank}::bigint`);
  const { rows } = await db.execute<HeadRow>(sql`
    select ${headOf(reader)} as head, ${sort === 'newest' ? microseconds(order) : order}::text as rank, c.id
    from (
      select c.* from collections c join users u on u.id = c.user_id
      where ${isOpenTo(reader)} and c.item_count > 0
        ${theme ? sql`and c.theme = ${theme}` : sql``}
        ${q.trim() === '' ? sql`` : sql`and ${words} @@ plainto_tsquery('pg_catalog.simple', search_text(${q}))`}
        ${after ? sql`and (${order}, c.id) < (${place}, ${after.id}::uuid)` : sql``}
      order by ${order} desc, c.id desc limit ${publishingLimits.page + 1}) c
    join users u on u.id = c.user_id
    order by ${order} desc, c.id desc`);
  return rows;
}

/** A page of what a member follows and may see now, the newest follow first, and one more where there is more. */
export async function listFollowing(db: Db, readerId: string, after: Position | null): Promise<HeadRow[]> {
  const reader = sql`${readerId}::uuid`;
  const { rows } = await db.execute<HeadRow>(sql`
    select ${headOf(reader)} as head, ${microseconds(sql`f.created_at`)}::text as rank, c.id
    from collection_follows f join collections c on c.id = f.collection_id join users u on u.id = c.user_id
    where f.user_id = ${reader} and ${isOpenTo(reader)}
      ${after ? sql`and (f.created_at, f.collection_id) < (${momentOf(after.rank)}, ${after.id}::uuid)` : sql``}
    order by f.created_at desc, f.collection_id desc limit ${publishingLimits.page + 1}`);
  return rows;
}
