import { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { hiddenFrom } from '../blocking/blocking.repo.ts';
import { concealMessage } from '../blocking/hidden.ts';
import type { followInput, ThreadPage, threadsInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { allowRoom, isPrivate, may } from '../chat.policy.ts';
import { findMessageOwner } from '../messages/messages.repo.ts';
import { countDoing } from '../newcomers/newcomers.service.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import * as repo from './threads.repo.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;

/**
 * The thread of a message. It is made for the first who may write there, and shows in the room with its first reply
 * (docs/decisions/091-threads.md).
 *
 * @throws not_found for a message that may not be seen, was deleted before anybody replied, or is a reply in a thread itself;
 * room_closed, silenced, too_many_requests
 */
export async function threadOf(call: Chatting & Pick<Call, 'limits'>, messageId: string): Promise<string> {
  const actor = requireActor(call);
  const { db } = call.database;
  const message = await findMessageOwner(db, messageId);
  if (!message) throw new AppError('not_found');
  const known = await findRoom(db, message.roomId, actor.user.id);
  const room = allowRoom(actor, known, 'view');
  const there = await repo.findThread(db, messageId);
  if (there !== undefined) return there;
  if (message.isDeleted || room.parentId !== null) throw new AppError('not_found');
  const writable = allowRoom(actor, known, 'write');
  await countDoing(call, 'change');
  return call.database.transaction((tx) => repo.makeThread(tx, writable, messageId));
}

/** Follows a thread, or no longer: what is new in it is counted and told. @throws not_found for any other room */
export async function followThread(
  call: Chatting & Pick<Call, 'rooms'>,
  { roomId, on }: z.infer<typeof followInput>,
): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const room = allowRoom(actor, await findRoom(db, roomId, actor.user.id), 'view');
  if (room.parentId === null) throw new AppError('not_found');
  await repo.setFollowed(db, room, actor.user.id, on);
  call.rooms.tell(actor.user.id, 'rooms');
  return { ok: true as const };
}

const cursorOf = z.tuple([z.int().min(0), z.uuid()]);

/** Lists the threads that the caller follows, those with something new, or all. @throws invalid_input */
export async function listThreads(
  call: Chatting,
  { isNew, cursor }: z.output<typeof threadsInput>,
): Promise<ThreadPage> {
  const actor = requireActor(call);
  const { db } = call.database;
  const before = cursor ? readCursor(cursor) : null;
  const [rows, hidden] = await Promise.all([
    repo.listFollowed(db, actor.user.id, { isNew, before }),
    hiddenFrom(db, actor.user.id),
  ]);
  const last = rows[roomLimits.threadsPage - 1];
  const threads = rows
    .slice(0, roomLimits.threadsPage)
    .filter(({ access, unread, mentions }) => may(actor, access, 'view') && (!isNew || unread + mentions > 0))
    .map(({ id, access, roomName, first, unread, mentions }) => ({
      id,
      room: { id: access.parentId ?? id, kind: access.kind, name: roomName, isPrivate: isPrivate(access) },
      first: concealMessage(first, hidden),
      unread,
      mentions,
    }));
  return { threads, nextCursor: rows.length > roomLimits.threadsPage && last ? writeCursor(last) : null };
}

const writeCursor = ({ at, id }: repo.Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** @throws invalid_input for what `writeCursor` did not write */
function readCursor(cursor: string): repo.Place {
  try {
    const [at, id] = cursorOf.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch (cause) {
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }], cause });
  }
}
