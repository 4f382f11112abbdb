import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { flags, messages, rooms } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findPeople, holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Person } from '../chat.contract.ts';
import type { FlaggedMessage, FlagStatus } from './moderation.contract.ts';

/** @returns which messages were waiting until now */
export async function settleFlags(tx: Db, messageIds: string[], userId: string): Promise<string[]> {
  const settled = await tx
    .update(flags)
    .set({ settledAt: sql`clock_timestamp()`, settledBy: userId })
    .where(and(inArray(flags.messageId, messageIds), isNull(flags.settledAt)))
    .returning({ messageId: flags.messageId });
  return [...new Set(settled.map(({ messageId }) => messageId))];
}

/** Reopens the flags that the message's removal has settled. Call it while the message is still removed. */
export async function reopenFlags(tx: Db, messageId: string): Promise<void> {
  const removedAt = tx.select({ at: messages.deletedAt }).from(messages).where(eq(messages.id, messageId));
  await tx
    .update(flags)
    .set({ settledAt: null, settledBy: null })
    .where(and(eq(flags.messageId, messageId), gte(flags.settledAt, removedAt)));
}

/** Finds the room of a message, and what a moderator needs to know about it. */
export async function findFlagged(db: Db, messageId: string) {
  const [found] = await db
    .select({
      roomId: messages.roomId,
      kind: rooms.kind,
      number: messages.number,
      authorId: messages.authorId,
      isFlagged: sql<boolean>`exists (select from flags f where f.message_id = ${messages.id})`,
    })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .where(eq(messages.id, messageId));
  return found;
}

interface FlagFilter {
  q: string;
  status: FlagStatus;
}

const own = sql`f.message_id = ${messages.id}`;
const personJson = (is: SQL) => sql<Person | null>`(
  select json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar) from users u where ${is})`;

/** Sorts by the latest flag; lists show the newest first by default. */
export const flagOrder: SQL[] = [sql`(select max(f.created_at) from flags f where ${own})`, sql`${messages.id}`];

const FLAGGERS_SHOWN = 10;

/** @param people those whom `q` may mean, as authors */
function filterFlagged({ q, status }: FlagFilter, people: string[]): SQL | undefined {
  const isOpen = sql`f.settled_at is null`;
  // From the few that are flagged, not from all that was ever said.
  const isFlagged = sql`${messages.id} in (select f.message_id from flags f ${status === 'open' ? sql`where ${isOpen}` : sql``})`;
  return and(
    isFlagged,
    status === 'settled' ? sql`not exists (select from flags f where ${own} and ${isOpen})` : undefined,
    q === '' ? undefined : or(holdsText(q, messages.text), inArray(messages.authorId, people)),
  );
}

async function readFlagged(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<FlaggedMessage[]> {
  return db
    .select({
      id: messages.id,
      room: sql<FlaggedMessage['room']>`(
        select json_build_object('id', r.id, 'kind', r.kind, 'name', coalesce(r.name, d.title, o.name))
        from rooms r left join deals d on d.id = r.deal_id left join organizations o on o.id = r.organization_id
        where r.id = ${messages.roomId})`,
      author: personJson(sql`u.id = ${messages.authorId}`),
      text: messages.text,
      sentAt: isoTime(messages.createdAt),
      editedAt: sql<string | null>`${isoTime(messages.editedAt)}`,
      removedAt: sql<string | null>`${isoTime(messages.deletedAt)}`,
      removedBy: personJson(sql`u.id = ${messages.deletedBy}`),
      flaggedBy: sql<Person[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'avatar', p.avatar)), '[]') from (
          select u.id, u.name, u.avatar from flags f join users u on u.id = f.user_id
          where ${own} order by f.created_at desc, u.id limit ${FLAGGERS_SHOWN}
        ) p)`,
      flagCount: sql<number>`(select count(*)::int from flags f where ${own})`,
      flaggedAt: sql<string>`(select ${isoTime(sql`max(f.created_at)`)} from flags f where ${own})`,
      settledAt: sql<string | null>`(
        select case when bool_and(f.settled_at is not null) then ${isoTime(sql`max(f.settled_at)`)} end from flags f where ${own})`,
      settledBy: sql<Person | null>`(
        select json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar)
        from flags f join users u on u.id = f.settled_by where ${own} order by f.settled_at desc nulls last limit 1)`,
      authorSilencedUntil: sql<string | null>`(
        select ${isoTime(sql`max(s.until)`)} from silences s
        where s.user_id = ${messages.authorId} and s.until > now() and (s.room_id = ${messages.roomId} or s.room_id is null))`,
    })
    .from(messages)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export const flaggedSource: Source<FlagFilter, FlaggedMessage> = {
  table: messages,
  where: async (db, filter) => filterFlagged(filter, filter.q === '' ? [] : await findPeople(db, filter.q)),
  read: readFlagged,
};

/** Finds the rooms and authors of messages, for the log. */
export function placesOf(db: Db, ids: string[]) {
  return db
    .select({
      id: messages.id,
      room: {
        id: messages.roomId,
        name: sql<string | null>`coalesce(${rooms.name}, ${deals.title}, ${organizations.name})`,
      },
      authorId: messages.authorId,
    })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .leftJoin(deals, eq(deals.id, rooms.dealId))
    .leftJoin(organizations, eq(organizations.id, rooms.organizationId))
    .where(inArray(messages.id, ids));
}
