import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#catalog/cards.ts';

// Fragments know collections as `c`, and their owner as `u`.

/** In the words of the partial indexes, which are found by them. */
export const isPublished = sql`c.published_at is not null and c.unpublished_at is null and c.deleted_at is null`;

/** Condition on a published collection and its owner for a reader: gone with a suspended or deleted owner, and behind a block. */
export const isOpenTo = (reader: SQL): SQL =>
  sql`${isPublished} and u.suspended_at is null and u.deleted_at is null and not is_blocked_between(u.id, ${reader})`;

/** Whether a reader follows `c`. */
export const isFollowedBy = (reader: SQL): SQL =>
  sql`exists (select from collection_follows f where f.user_id = ${reader} and f.collection_id = c.id)`;

const common = sql`c.id, c.name, c.description, c.updated_at`;

/**
 * Rows of `c` that an address opens to a reader: by the token of a share link, or the public one of a published collection. The
 * flags say what the page shows beside deals and tools.
 */
export const openByToken = (token: SQL, reader: SQL): SQL => sql`(
  select ${common}, c.shares_notes, true as shares_pages, c.is_share_indexed, null::json as publication
  from collections c where c.share_token = ${token} and c.deleted_at is null
  union all
  select ${common}, c.publishes_notes, c.publishes_pages, true, json_build_object(
    'owner', json_build_object('name', u.name, 'avatar', u.avatar), 'theme', c.theme,
    'followers', c.followers_count, 'is_followed', ${isFollowedBy(reader)}, 'published_at', ${iso('c.published_at')}, 'is_own', coalesce(u.id = ${reader}, false))
  from collections c join users u on u.id = c.user_id where c.public_token = ${token} and ${isOpenTo(reader)}) c`;
