import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { countContacts, findStrangers } from '../contacts/contacts.repo.ts';
import { hiddenFrom } from '../blocking/blocking.repo.ts';
import { concealMessage, type Hidden, withoutHidden } from '../blocking/hidden.ts';
import type { OpenRoom, Room, RoomMessage, roomsInput } from '../chat.contract.ts';
import { allowRoom, type Allowed, isPrivate, may, standingOf } from '../chat.policy.ts';
import { insertRoomEvent } from './manage.repo.ts';
import { newestMessages, pinnedMessages } from '../messages/messages.repo.ts';
import { listJoinRequests } from '../join-requests/join-requests.repo.ts';
import { marksOf } from '../moderation/marks.repo.ts';
import { countDoing } from '../newcomers/newcomers.service.ts';
import { firstMessage } from '../threads/threads.repo.ts';
import { threadOf } from '../threads/threads.service.ts';
import * as repo from './rooms.repo.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;

/** A row of a list, or of one room, as the caller is sent it. */
export function toRoom(actor: Actor, { access, ...row }: repo.RoomRow, hidden: Hidden): Room {
  const standing = standingOf(actor, access);
  return {
    ...row,
    people: withoutHidden(row.people, hidden),
    ...(standing !== 'in' && OUTSIDE),
    isPrivate: isPrivate(access),
    isAsking: access.isAsking,
    isMembersOnly: access.isMembersOnly,
    isClosed: access.isClosed,
    standing,
    request: access.request,
    silencedUntil: access.silence && !may(actor, access, 'moderate') ? access.silence.until : null,
    may: {
      write: may(actor, access, 'write'),
      moderate: may(actor, access, 'moderate'),
      attach: may(actor, access, 'attach'),
    },
  };
}

/** Values for readers outside a room: only people in it are told what goes on there. */
const OUTSIDE = {
  people: [],
  newest: 0,
  mentions: 0,
  read: 0,
  unread: 0,
  seq: 0,
  lastMessage: null,
} satisfies Partial<Room>;

/** The room, if the caller may see it. @throws not_found */
export async function findVisible({ actor, database }: Chatting, roomId: string): Promise<Allowed<'view'>> {
  const known = requireActor({ actor });
  return allowRoom(known, await repo.findRoom(database.db, roomId, known.user.id), 'view');
}

/**
 * Lists the caller's rooms, and those that they may ask to join, newest message first; behind a great many, page by page. A room
 * in which something is said meanwhile comes to the top.
 */
export async function listRooms(
  call: Chatting,
  input: z.infer<typeof roomsInput>,
): Promise<{ rooms: Room[]; nextCursor: string | null }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const { id } = actor.user;
  const cursor = input?.cursor ?? null;
  const [{ rows, nextCursor }, hidden] = await Promise.all([
    cursor === null ? repo.listRooms(db, id) : repo.listOlderRooms(db, id, cursor),
    hiddenFrom(db, id),
  ]);
  const rooms = rows.filter(({ access }) => may(actor, access, 'join')).map((row) => toRoom(actor, row, hidden));
  return { rooms, nextCursor };
}

/** Opens a room with its newest messages, and adds it to the caller's list. @throws not_found */
export async function openRoom(
  call: Chatting & Pick<Call, 'limits'>,
  input: { roomId: string } | { dealSlug: string } | { threadOf: string },
): Promise<OpenRoom> {
  const actor = requireActor(call);
  const { db } = call.database;
  const roomId =
    'roomId' in input
      ? input.roomId
      : 'threadOf' in input
        ? await threadOf(call, input.threadOf)
        : await openDealRoom(call, actor, input.dealSlug);
  const room = await findVisible(call, roomId);
  await repo.enterRoom(db, room, actor.user.id);
  // The row first: what comes in between is then in the messages and comes by the stream again, which changes nothing.
  const row = await repo.roomRow(db, room, actor.user.id);
  const [messages, pinned, hidden, first] = await Promise.all([
    newestMessages(db, room),
    pinnedMessages(db, room),
    hiddenFrom(db, actor.user.id),
    room.parentId === null ? undefined : firstMessage(db, room),
  ]);
  const conceal = (message: RoomMessage) => concealMessage(message, hidden);
  const canModerate = may(actor, room, 'moderate');
  const [marks, asking] = await Promise.all([
    marksOf(db, room, actor.user.id, [...messages, ...pinned, ...(first ? [first] : [])]),
    canModerate && room.parentId === null ? listJoinRequests(db, allowRoom(actor, room, 'moderate')) : [],
  ]);
  return {
    room: toRoom(actor, row, hidden),
    messages: messages.map(conceal),
    pinned: pinned.map(conceal),
    marks,
    asking,
    seq: row.seq,
    first: first ? conceal(first) : null,
  };
}

async function openDealRoom({ database }: Chatting, actor: Actor, slug: string): Promise<string> {
  // A room is made for those who may come in.
  if (!actor.permissions.has('sidebar.view')) throw new AppError('not_found');
  const roomId = await repo.dealRoomId(database.db, slug);
  if (!roomId) throw new AppError('not_found');
  return roomId;
}

/**
 * The direct conversation with these people, of which an account begins only so many in a time. To strangers it is a request
 * (docs/decisions/095-requests-by-strangers.md).
 *
 * @throws not_found if one of them shares no team and no room with the caller, too_many_requests
 */
export async function openDirect(
  call: Chatting & Pick<Call, 'limits' | 'rooms'>,
  { userIds }: { userIds: string[] },
): Promise<OpenRoom> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const others = [...new Set(userIds)].filter((id) => id !== user.id);
  const isNew = !(await repo.hasDirectRoom(db, [user.id, ...others]));
  if (isNew) await countDoing(call, 'begin');
  const strangers = isNew ? await strangersTo(call, others) : new Set<string>();
  if (strangers.size > 0) await call.limits.count('request', user.id);
  const { id: roomId, hasCome } = await call.database.transaction(async (tx) => {
    if (others.length === 0 || (await countContacts(tx, user.id, others)) < others.length)
      throw new AppError('not_found');
    const room = await repo.directRoomId(tx, user.id, others, strangers);
    if (room.hasCome) await insertRoomEvent(tx, room.id, 'people');
    return room;
  });
  if (hasCome) call.rooms.announce(roomId);
  return openRoom(call, { roomId });
}

/** Finds whom the caller is a stranger to; who looks after the community is a stranger to nobody. */
async function strangersTo(call: Chatting, others: string[]): Promise<ReadonlySet<string>> {
  const { user, permissions } = requireActor(call);
  return permissions.has('admin.chat') ? new Set() : findStrangers(call.database.db, user.id, others);
}

/** Kinds of notifications that a new message makes. */
const TOLD_OF_MESSAGES = ['mention', 'reply', 'direct_message'] as const;

/** The mark never goes back. The reader's other browsers and those who wrote are told. @throws not_found */
export async function markRead(
  call: Chatting & Pick<Call, 'rooms' | 'notifier'>,
  { roomId, number }: { roomId: string; number: number },
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const room = await findVisible(call, roomId);
  const read = await repo.setRead(call.database.db, room, user.id, number);
  if (read === undefined) return { ok: true as const };
  call.rooms.read(user.id, roomId, read);
  // Nobody need be told of a message that they have read.
  const condition = repo.isAboutMessage(room, read);
  await call.notifier.settle(call.database.db, { to: user.id, kinds: TOLD_OF_MESSAGES, condition });
  return { ok: true as const };
}

/** Makes a message, and all behind it, unread again, in the reader's other browsers too. @throws not_found */
export async function markUnread(
  call: Chatting & Pick<Call, 'rooms'>,
  { roomId, number }: { roomId: string; number: number },
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const read = await repo.setUnread(call.database.db, await findVisible(call, roomId), user.id, number);
  if (read !== undefined) call.rooms.read(user.id, roomId, read);
  return { ok: true as const };
}

/**
 * Sets how much of a room the caller wants to hear: everything, mentions of them, or nothing. What waits to be mailed of the
 * rest is not mailed, and their other browsers are told.
 *
 * @throws not_found
 */
export async function muteRoom(
  call: Chatting & Pick<Call, 'rooms' | 'notifier'>,
  { roomId, isMuted, isSilent }: { roomId: string; isMuted: boolean; isSilent: boolean },
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const room = await findVisible(call, roomId);
  await call.database.transaction(async (tx) => {
    await repo.setMuted(tx, room, user.id, { isMuted, isSilent });
    const kinds = isSilent
      ? ([...TOLD_OF_MESSAGES, 'reaction'] as const)
      : isMuted
        ? (['direct_message'] as const)
        : [];
    await call.notifier.withhold(tx, { to: user.id, kinds, condition: repo.isAboutMessage(room) });
  });
  call.rooms.tell(user.id, 'rooms');
  return { ok: true as const };
}

/** Tells those who are in the room that the caller is about to write. @throws not_found, room_closed */
export async function announceTyping(
  call: Chatting & Pick<Call, 'rooms'>,
  { roomId }: { roomId: string },
): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { user } = actor;
  allowRoom(actor, await repo.findRoom(call.database.db, roomId, user.id), 'write');
  call.rooms.type(roomId, { id: user.id, name: user.name });
  return { ok: true as const };
}
