import { v4 as uuidv4, v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { hiddenFrom } from '../blocking/blocking.repo.ts';
import { concealMessage } from '../blocking/hidden.ts';
import type { MessagePage, Room, RoomMessage } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { type Allowed, allowRoom, may } from '../chat.policy.ts';
import * as messages from '../messages/messages.repo.ts';
import { sendMessage, toPage } from '../messages/messages.service.ts';
import * as rooms from '../rooms/rooms.repo.ts';
import { findVisible, toRoom } from '../rooms/rooms.service.ts';
import { findThread } from '../threads/threads.repo.ts';
import { threadOf } from '../threads/threads.service.ts';
import type {
  messagePageInput,
  oneMessageInput,
  replyPageInput,
  roomPageInput,
  sendByToolInput,
} from './pages.contract.ts';
import type { roomPage } from './pages.answers.ts';

type Chatting = Parameters<typeof sendMessage>[0];

/** Lists the rooms of the caller, and those that they may ask to join, by pages in which no message moves a room. */
export async function listRoomPage(
  call: Pick<Call, 'actor' | 'database'>,
  { cursor }: z.output<typeof roomPageInput>,
): Promise<z.infer<typeof roomPage>> {
  const actor = requireActor(call);
  const { db } = call.database;
  const [rows, hidden] = await Promise.all([
    rooms.listRoomsAfter(db, actor.user.id, Number(cursor ?? 0)),
    hiddenFrom(db, actor.user.id),
  ]);
  const page = rows.slice(0, roomLimits.page);
  const last = page.at(-1);
  return {
    rooms: page.filter(({ access }) => may(actor, access, 'join')).map((row) => toRoom(actor, row, hidden)),
    nextCursor: rows.length > page.length && last ? String(last.ordinal) : null,
  };
}

/** Reads a room without adding it to the caller's list. @throws not_found */
export async function readRoom(
  call: Pick<Call, 'actor' | 'database'>,
  { roomId }: { roomId: string },
): Promise<{ room: Room }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const room = allowRoom(actor, await rooms.findRoom(db, roomId, actor.user.id), 'join');
  const [row, hidden] = await Promise.all([rooms.roomRow(db, room, actor.user.id), hiddenFrom(db, actor.user.id)]);
  return { room: toRoom(actor, row, hidden) };
}

/** Reads messages of a room on one side of a number, or the newest. @throws not_found */
export async function listMessages(
  call: Chatting,
  { roomId, ...side }: z.output<typeof messagePageInput>,
): Promise<MessagePage> {
  return pageOf(call, await findVisible(call, roomId), side);
}

/** Reads one message. @throws not_found */
export async function readMessage(
  call: Chatting,
  { roomId, id }: z.output<typeof oneMessageInput>,
): Promise<{ message: RoomMessage }> {
  const { db } = call.database;
  await requireMessage(call, await findVisible(call, roomId), id);
  const [message] = await messages.messagesById(db, [id]);
  if (!message) throw new AppError('not_found');
  return { message: concealMessage(message, await hiddenFrom(db, requireActor(call).user.id)) };
}

/** Reads the replies to a message, of which there are none before somebody has begun its thread. @throws not_found */
export async function listReplies(
  call: Chatting,
  { roomId, id, ...side }: z.output<typeof replyPageInput>,
): Promise<MessagePage & { roomId: string | null }> {
  await requireMessage(call, await findVisible(call, roomId), id);
  const thread = await findThread(call.database.db, id);
  if (thread === undefined) return { roomId: null, messages: [], marks: { flagged: [], ghosted: [] } };
  return { roomId: thread, ...(await pageOf(call, await findVisible(call, thread), side)) };
}

/** Begins the thread of a message, or finds the one that is there. @throws not_found, room_closed, silenced, too_many_requests */
export async function beginThread(
  call: Chatting,
  { roomId, id }: z.output<typeof oneMessageInput>,
): Promise<{ roomId: string }> {
  await requireMessage(call, await findVisible(call, roomId), id);
  return { roomId: await threadOf(call, id) };
}

/**
 * Sends a message of a tool. What is sent again under the same id, or with the same key into the same room, is there once.
 *
 * @throws as `sendMessage`
 */
export async function sendByTool(call: Chatting, { id, ...input }: z.output<typeof sendByToolInput>, key?: string) {
  const { user } = requireActor(call);
  const madeId = key === undefined ? uuidv4() : uuidv5(`${input.roomId} ${key}`, user.id);
  const message = { ...input, id: id ?? madeId };
  const sent = await sendMessage(call, message);
  return { message: { id: message.id, ...sent.message } };
}

/** @throws not_found for a message of another room */
async function requireMessage({ database }: Chatting, room: Allowed<'view'>, id: string): Promise<void> {
  if ((await messages.findMessageOwner(database.db, id))?.roomId !== room.id) throw new AppError('not_found');
}

async function pageOf(
  call: Chatting,
  room: Allowed<'view'>,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<MessagePage> {
  const { db } = call.database;
  if (after !== undefined) return toPage(call, room, await messages.messagesAfter(db, room, after));
  const found = before === undefined ? messages.newestMessages(db, room) : messages.messagesBefore(db, room, before);
  return toPage(call, room, await found);
}
