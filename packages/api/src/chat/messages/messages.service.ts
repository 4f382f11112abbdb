import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Call } from '#call.ts';
import { requireActor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { plain } from '#core/wire.ts';
import type {
  aroundInput,
  beforeInput,
  editInput,
  historyInput,
  markInput,
  MessageVersion,
  reactInput,
  removeInput,
  RoomMessage,
  SendInput,
} from '../chat.contract.ts';
import { type Allowed, allowRoom, may } from '../chat.policy.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import * as repo from './messages.repo.ts';

type Chatting = Pick<Call, 'actor' | 'database' | 'rooms'>;

/**
 * Puts a message at the end of a room. It can be sent again when its answer was lost: the answer is then what was given to it
 * the first time.
 *
 * @throws not_found for a room, an answered message or a file that is not there for the caller, room_closed, id_taken
 */
export async function sendMessage(call: Chatting, input: SendInput): Promise<{ message: repo.Numbered }> {
  const { database } = call;
  const actor = requireActor(call);
  const room = allowRoom(actor, await findRoom(database.db, input.roomId, actor.user.id), 'write');
  const sent = await repo.insertMessage(database, room, actor.user.id, input);
  if (!sent) return plain({ message: await findSent(call, room, input.id) });
  call.rooms.announce(room.id);
  return plain({ message: sent });
}

async function findSent({ actor, database }: Chatting, room: Allowed<'write'>, id: string): Promise<repo.Numbered> {
  const before = await repo.findMessageOwner(database.db, id);
  if (!before) throw new AppError('not_found');
  if (before.roomId !== room.id || before.authorId !== actor?.user.id) throw new AppError('id_taken');
  const [message] = await repo.messagesById(database.db, [id]);
  if (!message) throw new AppError('not_found');
  return { number: message.number, seq: message.seq, sentAt: message.sentAt };
}

/** The message as the change has left it, so that who made it need not wait for the stream. */
export interface Changed {
  message: RoomMessage;
}

type Owner = NonNullable<Awaited<ReturnType<typeof repo.findMessageOwner>>>;

/**
 * Changes one message of a room that the caller may see, and numbers the change for those who follow, unless `work` says that
 * it is so already.
 */
async function changeMessage(
  call: Chatting,
  { roomId, id }: { roomId: string; id: string },
  kind: 'edit' | 'remove' | 'restore' | 'react' | 'pin',
  work: (tx: Db, message: Owner, room: Allowed<'view'>) => Promise<boolean>,
): Promise<Changed> {
  const room = await findVisible(call, roomId);
  const { isChanged, message } = await call.database.transaction(async (tx) => {
    await repo.lockRoom(tx, room);
    const owner = await repo.findMessageOwner(tx, id);
    if (owner?.roomId !== room.id) throw new AppError('not_found');
    const changes = await work(tx, owner, room);
    if (changes) await repo.insertEvent(tx, { roomId, kind, messageId: id });
    const [now] = await repo.messagesById(tx, [id]);
    if (!now) throw new AppError('not_found');
    return { isChanged: changes, message: now };
  });
  if (isChanged) call.rooms.announce(room.id);
  return plain({ message });
}

/** What the author alone may do, while it is there. */
function requireAuthor({ actor }: Chatting, message: Owner): void {
  if (message.authorId !== actor?.user.id) throw new AppError('forbidden');
  if (message.isDeleted) throw new AppError('not_found');
}

/** Changes the text of an own message; what it said before is kept. @throws not_found, forbidden, room_closed */
export const editMessage = (call: Chatting, input: z.infer<typeof editInput>): Promise<Changed> =>
  changeMessage(call, input, 'edit', async (tx, message, room) => {
    allowRoom(requireActor(call), room, 'write');
    requireAuthor(call, message);
    const { text, named } = input;
    if (text === message.text) return false;
    await repo.setText(tx, input.id, { text, previousText: message.text, named });
    return true;
  });

/** Deletes an own message, or as a moderator any. A trace stays for replies. @throws not_found, forbidden */
export const removeMessage = (call: Chatting, input: z.infer<typeof removeInput>): Promise<Changed> =>
  changeMessage(call, input, 'remove', async (tx, message, room) => {
    const actor = requireActor(call);
    if (message.authorId !== actor.user.id && !may(actor, room, 'moderate')) throw new AppError('forbidden');
    if (message.isDeleted) return false;
    await repo.setDeleted(tx, input.id, actor.user.id);
    return true;
  });

/** Brings back what the caller has deleted, for a while. @throws not_found once that is over, forbidden */
export const restoreMessage = (call: Chatting, input: z.infer<typeof removeInput>): Promise<Changed> =>
  changeMessage(call, input, 'restore', async (tx, message) => {
    const { user } = requireActor(call);
    if (!message.isDeleted) return false;
    if (message.deletedBy !== user.id) throw new AppError('forbidden');
    if (!message.mayReturn) throw new AppError('not_found');
    await repo.setDeleted(tx, input.id, null);
    return true;
  });

/** Adds or takes back the caller's reaction. @throws not_found */
export const reactTo = (call: Chatting, input: z.infer<typeof reactInput>): Promise<Changed> =>
  changeMessage(call, input, 'react', async (tx, message, room) => {
    const actor = requireActor(call);
    allowRoom(actor, room, 'write');
    if (message.isDeleted) throw new AppError('not_found');
    return repo.setReaction(tx, { messageId: input.id, userId: actor.user.id, emoji: input.emoji, on: input.on });
  });

/** Pins for all, or takes the pin away. @throws not_found */
export const pinMessage = (call: Chatting, input: z.infer<typeof markInput>): Promise<Changed> =>
  changeMessage(call, input, 'pin', async (tx, message, room) => {
    allowRoom(requireActor(call), room, 'write');
    if (message.isDeleted) throw new AppError('not_found');
    return repo.setPinned(tx, input.id, input.on);
  });

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The page before a message's number, oldest first. @throws not_found */
export async function readBefore(
  call: Chatting,
  { roomId, number }: z.infer<typeof beforeInput>,
): Promise<{ messages: RoomMessage[] }> {
  const room = await findVisible(call, roomId);
  return plain({ messages: await repo.messagesBefore(call.database.db, room, number) });
}

/** A message with what stands before and behind it, oldest first. @throws not_found */
export async function readAround(
  call: Chatting,
  { roomId, messageId }: z.infer<typeof aroundInput>,
): Promise<{ messages: RoomMessage[] }> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const [message] = await repo.messagesById(db, [messageId]);
  const owner = await repo.findMessageOwner(db, messageId);
  if (!message || owner?.roomId !== room.id) throw new AppError('not_found');
  const [before, after] = await Promise.all([
    repo.messagesBefore(db, room, message.number),
    repo.messagesAfter(db, room, message.number),
  ]);
  return plain({ messages: [...before, message, ...after] });
}

/** What a message said before; nothing of a deleted one. @throws not_found */
export async function readHistory(
  call: Chatting,
  { roomId, id }: z.infer<typeof historyInput>,
): Promise<{ versions: MessageVersion[] }> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const message = await repo.findMessageOwner(db, id);
  if (message?.roomId !== room.id || message.isDeleted) throw new AppError('not_found');
  return plain({ versions: await repo.versionsOf(db, id) });
}
