import { type Database, type Db, postgresError, prepared } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { attachments, messageEdits, messages, type roomEvents, rooms } from '@onceware/db/schema/chat';
import { LRUCache } from 'lru-cache';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { lruSize } from '#kernel/lru-size.ts';
import { isoTime } from '#kernel/moments.ts';
import type { MessageVersion, Numbered, RoomMessage, SendInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed, RoomAccess } from '../chat.policy.ts';
import { isHeard, MAY_SEE } from '../mentions/mentions.repo.ts';
import { insertPoll, type NewPoll } from '../polls/polls.repo.ts';
import type { PreviewLink } from '../previews/preview-links.ts';
import { setLinks } from '../previews/previews.repo.ts';
import { followThread } from '../threads/threads.repo.ts';
import { messageJson } from './message-json.ts';
import { sendStatement } from './send-statement.ts';

/** Sender of a message, and the limits that apply to them. */
export interface Sender {
  /** Null: a webhook. */
  id: string | null;
  webhookId?: string;
  /** Slow mode is not for them. */
  isUnhurried: boolean;
  messagesInTenSeconds: number;
}

/** A message that is sent, and what it asks, if it is a poll. */
export interface Outgoing extends SendInput {
  poll?: NewPoll;
  /** Links that get previews. */
  links?: readonly PreviewLink[];
}

type Sending = Pick<Database, 'pool' | 'transaction'>;

/** A message that was inserted, and who is to be told of it. */
export interface Inserted extends Numbered {
  /** People whom it names and who may read it. */
  mentioned?: string[];
  /** Author of the message that it answers, if it is another's. */
  answered?: string | null;
  /** The other people of a conversation; null: the room is none. */
  talked?: string[] | null;
  /** People who follow the thread and are told of each reply. */
  following?: string[];
  /** People who have to read their rooms anew. */
  relisted?: string[];
  /** Previews of its links that are to be fetched. */
  previews?: string[];
}

const numbered = (sent: Inserted | undefined): Numbered | undefined =>
  sent && { number: sent.number, seq: sent.seq, sentAt: sent.sentAt };

/** Tells people of a message in the transaction that inserts it. */
export type TellOf = (
  tx: Db,
  message: Pick<Inserted, 'mentioned' | 'answered' | 'talked' | 'following' | 'relisted' | 'previews'>,
) => Promise<void>;

const nobody: TellOf = async () => {};

/**
 * Puts a message at the room's end. Undefined if nothing was inserted: the id is there already, the room is closed, its author
 * sends too fast, or what it answers or carries is not to be had (`refusalOf`).
 */
export async function insertMessage(
  database: Sending,
  room: Allowed<'write'>,
  sender: Sender,
  message: Outgoing,
  tellOf: TellOf = nobody,
): Promise<Numbered | undefined> {
  const isSlow = room.slowModeSeconds > 0 && !sender.isUnhurried;
  // Many at once see what the one before has sent only if they wait for it before they look.
  return insertWith(database, statementOf(sender, message, { isSlow, isReply: room.parentId !== null }), {
    lock: isSlow ? room : null,
    isReply: room.parentId !== null,
    message,
    tellOf,
  });
}

/** Whether rooms are conversations, whose people are told of each message: a room stays what it is. */
const conversations = new LRUCache<string, boolean>(lruSize(10_000));

/** Inserts by one statement, or where somebody is to be told or waited for, in a transaction. */
async function insertWith(
  database: Sending,
  send: ReturnType<typeof statementOf>,
  {
    lock,
    isReply,
    message,
    tellOf,
  }: { lock: Allowed<'write'> | null; isReply: boolean; message: Outgoing; tellOf: TellOf },
): Promise<Numbered | undefined> {
  const { links = [] } = message;
  const hasLinks = links.length > 0;
  const tells =
    isReply ||
    message.poll !== undefined ||
    hasLinks ||
    message.named.users.length > 0 ||
    message.replyTo != null ||
    conversations.get(message.roomId) !== false;
  try {
    if (!lock && !tells) return numbered((await database.pool.query<Inserted>(send)).rows[0]);
    return await database.transaction(async (tx, client) => {
      if (lock) await lockRoom(tx, lock);
      if (lock && lock.parentId !== null) await lockRoom(tx, { id: lock.parentId });
      const { rows } = await client.query<Inserted>(send);
      const [sent] = rows;
      if (sent) conversations.set(message.roomId, sent.talked != null);
      if (sent && message.poll) await insertPoll(tx, message.id, message.poll);
      if (sent && isReply) {
        await followThread(tx, message.roomId, sent.mentioned ?? [], sent.number - 1);
        await insertThreadEvent(tx, message.roomId);
      }
      // No page is fetched for what a stranger wants to show somebody.
      const isRequest = sent?.number === 1 && (sent.relisted?.length ?? 0) > 0;
      const previews = sent && hasLinks && !isRequest ? await setLinks(tx, message.id, links) : [];
      if (sent) await tellOf(tx, { ...sent, previews });
      return numbered(sent);
    });
  } catch (error) {
    // Sent twice at the same moment: the other one was first.
    if (postgresError(error)?.constraint === 'messages_pkey') return undefined;
    throw error;
  }
}

/**
 * The same for somebody of whom it is not known yet whether they may write there: one statement checks that, and sends. Undefined
 * also for all that needs a closer look, such as slow mode, or a moderator's rights.
 */
export const insertIfAllowed = (
  database: Sending,
  sender: Pick<Sender, 'id' | 'messagesInTenSeconds'> & { seesCommonRooms: boolean },
  message: Outgoing,
  tellOf: TellOf = nobody,
): Promise<Numbered | undefined> =>
  insertWith(database, statementOf(sender, message, { isSlow: false, seesCommonRooms: sender.seesCommonRooms }), {
    lock: null,
    isReply: false,
    message,
    tellOf,
  });

function statementOf(
  { id: authorId, webhookId, messagesInTenSeconds: limit }: Omit<Sender, 'isUnhurried'>,
  { roomId, id, text, replyTo, named, files }: SendInput,
  { isSlow, isReply = false, seesCommonRooms }: { isSlow: boolean; isReply?: boolean; seesCommonRooms?: boolean },
) {
  const isPlain = named.users.length === 0 && files.length === 0;
  const isUnchecked = seesCommonRooms !== undefined;
  const isAnswer = replyTo != null;
  const values = [roomId, id, authorId, text, replyTo ?? null, JSON.stringify(named), roomLimits.longBytes];
  return {
    name: `send_${isPlain ? 'plain' : 'whole'}${isAnswer ? '_answer' : ''}${isReply ? '_reply' : ''}_${isUnchecked ? 'unchecked' : isSlow ? 'slow' : 'quick'}_${limit}`,
    text: sendStatement({ isUnchecked, isPlain, isAnswer, isReply, isSlow, limit }),
    values: [
      ...values,
      webhookId ?? null,
      ...(isPlain ? [] : [named.users, files]),
      ...(isUnchecked ? [seesCommonRooms] : []),
    ],
  };
}

/** Why nothing was inserted; null: what the message answers or carries is not there. */
export async function refusalOf(
  db: Db,
  room: Allowed<'write'>,
  sender: Sender,
  { replyTo, files }: SendInput,
): Promise<{ key: 'room_closed' | 'slow_mode' | 'too_many_messages'; seconds?: number } | null> {
  const { rows } = await db.execute<{ isClosed: boolean; isMissing: boolean; slow: number | null; flood: number }>(sql`
    select coalesce(p.closed_at, r.closed_at) is not null as "isClosed",
      not (${replyTo ?? null}::uuid is null or exists (select from messages m where m.id = ${replyTo ?? null}::uuid and m.room_id = r.id))
      or ${files.length} > (
        select count(*) from attachments a where a.id = any(${sql.param(files)}::uuid[])
          and a.room_id = r.id and a.user_id = ${sender.id} and a.message_id is null) as "isMissing",
      (select coalesce(p.slow_mode_seconds, r.slow_mode_seconds) - extract(epoch from clock_timestamp() - max(m.created_at))
        from messages m join rooms x on x.id = m.room_id
        where coalesce(p.slow_mode_seconds, r.slow_mode_seconds) > 0 and m.author_id = ${sender.id}
          and coalesce(x.parent_room_id, x.id) = coalesce(p.id, r.id))::float as slow,
      (select 10 - extract(epoch from clock_timestamp() - min(m.created_at)) from messages m
        where m.author_id = ${sender.id}
          and (m.author_id, m.created_at) > (${sender.id}, statement_timestamp() - interval '10 seconds'))::float as flood
    from rooms r left join rooms p on p.id = r.parent_room_id where r.id = ${room.id}`);
  const [why] = rows;
  if (!why) return null;
  if (why.isClosed) return { key: 'room_closed' };
  if (why.isMissing) return null;
  const seconds = (left: number | null) => Math.max(1, Math.ceil(left ?? 0));
  // Limits that held the message back may be over by now, and then a retry is right.
  const isSlow = !sender.isUnhurried && why.slow !== null && why.slow > -1;
  return isSlow
    ? { key: 'slow_mode', seconds: seconds(why.slow) }
    : { key: 'too_many_messages', seconds: seconds(why.flood) };
}

/** Finds the room and author of a message, deleted or not. */
export async function findMessageOwner(db: Db, id: string) {
  const [found] = await db
    .select({
      roomId: messages.roomId,
      number: messages.number,
      authorId: messages.authorId,
      text: messages.text,
      isDeleted: sql<boolean>`${messages.deletedAt} is not null`,
      mayReturn: sql<boolean>`${messages.deletedAt} > now() - make_interval(mins => ${roomLimits.restoreMinutes})`,
      deletedBy: messages.deletedBy,
      /** A moderator has removed it. */
      isRemoved: sql<boolean>`${messages.deletedAt} is not null and ${messages.deletedBy} is distinct from ${messages.authorId}`,
    })
    .from(messages)
    .where(eq(messages.id, id));
  return found;
}

/** Whether a message came with files that are still there. */
export async function hasFiles(tx: Db, id: string): Promise<boolean> {
  const [file] = await tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.messageId, id))
    .limit(1);
  return file !== undefined;
}

/** Locks the room until the transaction ends, so that changes of its messages run one after the other. */
export async function lockRoom(tx: Db, { id }: Pick<RoomAccess, 'id'>): Promise<void> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('update');
}

/** Gives a change of a message the room's next event number. The caller has locked the room. */
export async function insertEvent(
  tx: Db,
  { roomId, kind, messageId }: { roomId: string; kind: (typeof roomEvents.$inferInsert)['kind']; messageId: string },
): Promise<void> {
  await tx.execute(sql`
    with room as (update rooms set last_seq = last_seq + 1 where id = ${roomId} returning id, last_seq as seq),
    event as (
      insert into room_events (room_id, seq, kind, payload, created_at)
      select id, seq, ${kind}, jsonb_build_object('messageId', ${messageId}::uuid), clock_timestamp() from room
    )
    update messages set seq = room.seq from room where messages.id = ${messageId}`);
}

/**
 * Gives the message that a thread hangs on the next event number of its room, because its replies changed. A thread is locked before
 * the room that it is in, everywhere.
 */
export async function insertThreadEvent(tx: Db, threadId: string): Promise<void> {
  const [thread] = await tx
    .select({ roomId: rooms.parentRoomId, messageId: rooms.parentMessageId })
    .from(rooms)
    .where(eq(rooms.id, threadId));
  if (!thread?.roomId || !thread.messageId) throw new Error('the room is no thread');
  await insertEvent(tx, { roomId: thread.roomId, kind: 'thread', messageId: thread.messageId });
}

/** Upper bound of the events in a room in ten seconds. */
const EVENTS_OF_TEN_SECONDS = 500;

/** How often somebody has changed what they said in a room, in the last ten seconds. The room is locked by the caller. */
export async function countEdits(tx: Db, { id }: RoomAccess, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count
    from rooms r join room_events e on e.room_id = r.id and e.seq > r.last_seq - ${EVENTS_OF_TEN_SECONDS}
      join messages m on m.id = (e.payload ->> 'messageId')::uuid and m.author_id = ${userId}
    where r.id = ${id} and e.kind = 'edit' and e.created_at > clock_timestamp() - interval '10 seconds'`);
  return rows[0]?.count ?? 0;
}

/** `named`: undefined leaves it as it is. @returns whom it names now and did not before */
export async function setText(
  tx: Db,
  id: string,
  { text, previousText, named }: { text: string; previousText: string; named: SendInput['named'] | undefined },
): Promise<string[]> {
  await tx.insert(messageEdits).values({ messageId: id, previousText, createdAt: sql`clock_timestamp()` });
  await tx
    .update(messages)
    .set({ text, editedAt: sql`clock_timestamp()` })
    .where(eq(messages.id, id));
  return named ? setNamed(tx, id, named) : [];
}

/** Deletes the mentions of people who are no longer named, and adds those of people who are named now. */
async function setNamed(tx: Db, id: string, { users: ids, ...others }: SendInput['named']): Promise<string[]> {
  const { rows: changed } = await tx.execute<{ come: string[] }>(sql`
    with people as (
      select u.id from messages m join rooms r on r.id = m.room_id, users u
      where m.id = ${id} and u.id = any(${sql.param(ids)}::uuid[]) and ${sql.raw(MAY_SEE)}
        and not is_blocked_between(u.id, m.author_id)
    ), gone as (
      delete from mentions where message_id = ${id} and user_id not in (select id from people)
    ), come as (
      insert into mentions (user_id, room_id, number, message_id, created_at)
      select people.id, m.room_id, m.number, m.id, clock_timestamp() from messages m, people
      where m.id = ${id} and people.id is distinct from m.author_id
      on conflict do nothing returning user_id
    )
    update messages set named = jsonb_set(${JSON.stringify(others)}::jsonb, '{users}',
      coalesce((select jsonb_agg(id) from people), '[]'))
    where id = ${id} returning (
      select coalesce(json_agg(come.user_id), '[]') from come where ${sql.raw(isHeard('come.user_id', 'messages.room_id'))}) as come`);
  return changed[0]?.come ?? [];
}

/** Finds the earlier texts of a message, newest version first. */
export async function versionsOf(db: Db, messageId: string): Promise<MessageVersion[]> {
  return db
    .select({
      id: messageEdits.id,
      previousText: messageEdits.previousText,
      editedAt: isoTime(messageEdits.createdAt),
      editedBy: users.name,
    })
    .from(messageEdits)
    .innerJoin(messages, eq(messages.id, messageEdits.messageId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(eq(messageEdits.messageId, messageId))
    .orderBy(desc(messageEdits.createdAt), desc(messageEdits.id))
    .limit(roomLimits.historyMax);
}

/** Whether somebody wants to be told of what concerns them in a room. */
export async function hears(tx: Db, { id }: RoomAccess, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ hears: boolean }>(
    sql`select ${sql.raw(isHeard('one.id', 'one.room'))} as hears from (select ${userId}::uuid as id, ${id}::uuid as room) one`,
  );
  return rows[0]?.hears ?? false;
}

export async function setDeleted(tx: Db, id: string, deletedBy: string | null): Promise<void> {
  const deletedAt = deletedBy ? sql`clock_timestamp()` : null;
  await tx.update(messages).set({ deletedAt, deletedBy }).where(eq(messages.id, id));
}

/** Whether that changed anything. */
export async function setPinned(tx: Db, id: string, on: boolean): Promise<boolean> {
  const changed = await tx
    .update(messages)
    .set({ pinnedAt: on ? sql`clock_timestamp()` : null })
    .where(and(eq(messages.id, id), on ? isNull(messages.pinnedAt) : isNotNull(messages.pinnedAt)));
  return changed.rowCount === 1;
}

/** Whether that changed anything. */
export async function setReaction(
  tx: Db,
  { messageId, userId, emoji, on }: { messageId: string; userId: string; emoji: string; on: boolean },
): Promise<boolean> {
  const changed = on
    ? await tx.execute(sql`
        insert into reactions (message_id, user_id, emoji, created_at)
        select ${messageId}, ${userId}, ${emoji}, clock_timestamp()
        where (select count(distinct emoji) from reactions where message_id = ${messageId} and emoji <> ${emoji}) < ${roomLimits.reactionsOfOneMessage}
        on conflict do nothing`)
    : await tx.execute(
        sql`delete from reactions where message_id = ${messageId} and user_id = ${userId} and emoji = ${emoji}`,
      );
  return changed.rowCount === 1;
}

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const rows = (db: Db) => db.select({ message: messageJson }).from(messages);
const inRoom = eq(messages.roomId, sql.placeholder('roomId'));

const newest = prepared((db) =>
  rows(db).where(inRoom).orderBy(desc(messages.number)).limit(roomLimits.page).prepare('newest_messages'),
);
const before = prepared((db) =>
  rows(db)
    .where(and(inRoom, lt(messages.number, sql.placeholder('number'))))
    .orderBy(desc(messages.number))
    .limit(roomLimits.page)
    .prepare('messages_before'),
);
const after = prepared((db) =>
  rows(db)
    .where(and(inRoom, gt(messages.number, sql.placeholder('number'))))
    .orderBy(asc(messages.number))
    .limit(roomLimits.page)
    .prepare('messages_after'),
);

/** The room's newest, oldest first. */
export const newestMessages = async (db: Db, { id }: Allowed<'view'>): Promise<RoomMessage[]> =>
  (await newest(db).execute({ roomId: id })).map(({ message }) => message).toReversed();

/** Finds the messages before a number, oldest first. */
export const messagesBefore = async (db: Db, { id }: Allowed<'view'>, number: number): Promise<RoomMessage[]> =>
  (await before(db).execute({ roomId: id, number })).map(({ message }) => message).toReversed();

/** Finds the messages after a number, oldest first. */
export const messagesAfter = async (db: Db, { id }: Allowed<'view'>, number: number): Promise<RoomMessage[]> =>
  (await after(db).execute({ roomId: id, number })).map(({ message }) => message);

/** Finds messages by id, in no order, in any room. Call it only once it is known that the caller may see the room. */
export async function messagesById(db: Db, ids: string[]): Promise<RoomMessage[]> {
  if (ids.length === 0) return [];
  return (await rows(db).where(inArray(messages.id, ids))).map(({ message }) => message);
}

/** The pinned ones, those pinned last first. */
export async function pinnedMessages(db: Db, { id }: Allowed<'view'>): Promise<RoomMessage[]> {
  const found = await rows(db)
    .where(and(eq(messages.roomId, id), isNotNull(messages.pinnedAt), isNull(messages.deletedAt)))
    .orderBy(desc(messages.pinnedAt))
    .limit(roomLimits.pinnedMax);
  return found.map(({ message }) => message);
}
