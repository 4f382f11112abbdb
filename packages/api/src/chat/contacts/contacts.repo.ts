import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { and, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { beginsWith, isSearched, spokeLately } from './known-people.ts';

/** Matches people whom the user may write to, if they know of them. */
const isOther = (user: string): SQL | undefined =>
  and(ne(users.id, user), isNull(users.suspendedAt), sql`not is_blocked_between(${users.id}, ${user})`);

const teammates = (user: string): SQL => sql`
  select theirs.user_id from organization_members mine join organization_members theirs using (organization_id)
  where mine.user_id = ${user}`;

/** People who have a room in their lists that the user has in theirs. */
const roommates = (user: string): SQL =>
  sql`select theirs.user_id from reads mine join reads theirs using (room_id) where mine.user_id = ${user}`;

/** People of the user's teams and conversations, and of rooms that ask; and those who spoke lately in common rooms. */
const acquaintances = (user: string): SQL => sql`
  ${teammates(user)}
  union all
  select theirs.user_id from room_members mine join room_members theirs using (room_id)
  where mine.user_id = ${user} and mine.role in ('owner', 'member') and theirs.role in ('owner', 'member')
  union all
  select lately.author_id from (
    select r.id from reads mine join rooms r on r.id = mine.room_id
    where mine.user_id = ${user} and r.kind in ('community', 'deal') and not r.is_asking and r.closed_at is null
    order by r.last_message_at desc nulls last limit ${roomLimits.latelyRoomsMax}
  ) room cross join lateral (${spokeLately(sql`room.id`)}) lately`;

/** Counts these people who share a team or a room with the user. */
export const countContacts = (db: Db, user: string, others: string[]): Promise<number> =>
  db.$count(
    users,
    and(
      inArray(users.id, others),
      isOther(user),
      sql`${users.id} in (${teammates(user)} union all ${roommates(user)})`,
    ),
  );

/** Finds those of these people who share neither a team nor a conversation with the user. */
export async function findStrangers(db: Db, user: string, others: string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from unnest(${sql.param(others)}::uuid[]) u (id)
    where not exists (
      select from organization_members mine join organization_members theirs using (organization_id)
        join organizations o on o.id = organization_id and o.deleted_at is null
      where mine.user_id = ${user} and theirs.user_id = u.id)
    and not exists (
      select from room_members mine join room_members theirs using (room_id)
        join rooms r on r.id = room_id and r.kind = 'direct'
      where mine.user_id = ${user} and theirs.user_id = u.id
        and mine.role in ('owner', 'member') and theirs.role in ('owner', 'member'))`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Finds people the user may write to, by name; with words, those whose name contains them.
 *
 * @param isWide also others of the user's rooms, by the beginning of their name
 */
export const findContacts = (
  db: Db,
  user: string,
  { q, isWide, limit }: { q: string; isWide: boolean; limit: number },
): Promise<Person[]> =>
  db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(users)
    .where(
      and(
        isOther(user),
        or(
          and(sql`${users.id} in (${acquaintances(user)})`, q === '' ? undefined : holdsText(q, users.name)),
          isWide && isSearched(q) ? and(beginsWith(q), sql`${users.id} in (${roommates(user)})`) : undefined,
        ),
      ),
    )
    .orderBy(sql`lower(${users.name})`, users.id)
    .limit(limit);
