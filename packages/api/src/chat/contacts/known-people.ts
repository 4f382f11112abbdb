import { users } from '@onceware/db/schema/auth';
import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { storable } from '#kernel/table/search.repo.ts';
import { roomLimits } from '../chat.limits.ts';

/** Authors of a room's last messages: their names are there to read (docs/decisions/086-whose-names.md). */
export const spokeLately = (roomId: SQL | string): SQL => sql`
  select m.author_id from messages m
  where m.room_id = ${roomId} and m.deleted_at is null and m.author_id is not null
    and m.number > (select r.message_count - ${roomLimits.latelyMax}::int from rooms r where r.id = ${roomId})`;

/** Finds nothing by a letter alone, by which all names would soon be known. */
export const isSearched = (q: string): boolean => q.length >= roomLimits.nameBeginningMin;

/** Whether a name, or a word of it, begins with the words. */
export function beginsWith(q: string): SQL | undefined {
  const literal = storable(q).replace(/[\\%_]/g, String.raw`\$&`);
  return or(ilike(users.name, `${literal}%`), ilike(users.name, `% ${literal}%`));
}
