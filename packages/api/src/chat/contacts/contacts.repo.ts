import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { Person } from '../chat.contract.ts';

/** Matches people who share a team or a room with the user, and so may be written to. */
const isContact = (user: string): SQL | undefined =>
  and(
    ne(users.id, user),
    isNull(users.suspendedAt),
    sql`not is_blocked_between(${users.id}, ${user})`,
    sql`${users.id} in (
      select theirs.user_id from organization_members mine join organization_members theirs using (organization_id)
        where mine.user_id = ${user}
      union all select theirs.user_id from reads mine join reads theirs using (room_id) where mine.user_id = ${user})`,
  );

/** How many of these people the user may write to. */
export const countContacts = (db: Db, user: string, others: string[]): Promise<number> =>
  db.$count(users, and(inArray(users.id, others), isContact(user)));

/** Finds people the user may write to, by name; with words, those whose name contains them. */
export const findContacts = (db: Db, user: string, q: string, limit: number): Promise<Person[]> =>
  db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(users)
    .where(and(isContact(user), q === '' ? undefined : holdsText(q, users.name)))
    .orderBy(sql`lower(${users.name})`, users.id)
    .limit(limit);
