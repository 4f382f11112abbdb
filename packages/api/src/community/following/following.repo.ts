import type { Db } from '@onceware/db/client';
import { memberFollows } from '@onceware/db/schema/people';
import { and, eq, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import { isSeenBy, joinProfile, profileAddress } from '#platform/people/seen-by.sql.ts';
import type { FollowPerson, FollowState } from './following.contract.ts';
import { followingLimits } from './following.limits.ts';

/** Whether the reader may see a member as a person. Their account stays until the transaction ends. */
export async function lockSeen(tx: Db, userId: string, readerId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from users u ${joinProfile} where u.id = ${userId} and ${isSeenBy(readerId)} for key share of u`);
  return rowCount === 1;
}

/**
 * Follows, unless they do already; a block between the two lets nothing in (packages/db/sql/follows).
 *
 * @returns the day on which it began; undefined where nothing did
 */
export async function insertFollow(tx: Db, userId: string, followedId: string): Promise<string | undefined> {
  const [made] = await tx
    .insert(memberFollows)
    .values({ userId, followedId })
    .onConflictDoNothing()
    .returning({ day: sql<string>`to_char(${memberFollows.createdAt} at time zone 'UTC', 'YYYY-MM-DD')` });
  return made?.day;
}

export async function deleteFollow(db: Db, userId: string, followedId: string): Promise<void> {
  await db.delete(memberFollows).where(and(eq(memberFollows.userId, userId), eq(memberFollows.followedId, followedId)));
}

/** Follows of a member; undefined for one whom the reader may not see. */
export async function findState(db: Db, userId: string, readerId: string): Promise<FollowState | undefined> {
  const { rows } = await db.execute<FollowState & Record<string, unknown>>(sql`
    select coalesce(c.followers, 0) as followers, coalesce(c.followed, 0) as followed,
      exists (select from member_follows f where f.user_id = ${readerId} and f.followed_id = u.id) as "isFollowed",
      exists (select from member_follows f where f.user_id = u.id and f.followed_id = ${readerId}) as "followsReader"
    from users u ${joinProfile} left join follow_counts c on c.user_id = u.id
    where u.id = ${userId} and ${isSeenBy(readerId)}`);
  return rows[0];
}

export type Direction = 'followers' | 'followed';
/** Place in a list: microseconds since 1970, and the person there. */
export interface Place {
  at: string;
  id: string;
}
interface Row extends FollowPerson, Record<string, unknown> {
  at: string;
  isSeen: boolean;
}

const COLUMNS = {
  followers: { of: sql.raw('f.followed_id'), person: sql.raw('f.user_id') },
  followed: { of: sql.raw('f.user_id'), person: sql.raw('f.followed_id') },
} as const;

/** Follows of a member from behind a place on, the newest first; `isSeen` is false where the reader may not see the person. */
export async function listFollows(
  db: Db,
  direction: Direction,
  { userId, readerId, after }: { userId: string; readerId: string; after: Place | null },
): Promise<Row[]> {
  const { of, person } = COLUMNS[direction];
  const behind = after
    ? sql`and (f.created_at, ${person}) < ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const { rows } = await db.execute<Row>(sql`
    with taken as (
      select ${person} as id, f.created_at from member_follows f where ${of} = ${userId} ${behind}
      order by f.created_at desc, ${person} desc limit ${followingLimits.lookedThrough + 1}
    )
    select u.id, ${profileAddress} as address, p.handle, u.name, u.avatar, ${isoTime(sql`taken.created_at`)} as since,
      ((extract(epoch from taken.created_at) * 1000000)::bigint)::text as at, ${isSeenBy(readerId)} as "isSeen",
      exists (select from member_follows r where r.user_id = ${readerId} and r.followed_id = u.id) as "isFollowed"
    from taken join users u on u.id = taken.id ${joinProfile} order by taken.created_at desc, taken.id desc`);
  return rows;
}
