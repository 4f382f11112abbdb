import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { BannedPerson } from '../chat.contract.ts';
import { allowRoom, type Allowed, hasOwnMembers } from '../chat.policy.ts';
import { enterAsNew } from '../join-requests/join-requests.repo.ts';
import { isModerator, isOfTeam } from '../moderation/mutes.repo.ts';
import type { RemoveFromRoomInput, RoomPersonInput } from './manage.contract.ts';
import * as repo from './manage.repo.ts';
import { findRoom } from './rooms.repo.ts';

type Managing = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'rooms' | 'notifier'>;

/** The room, which has people of its own. @throws not_found, forbidden */
async function requireOwnMembers(
  call: Pick<Managing, 'actor' | 'database'>,
  roomId: string,
): Promise<Allowed<'moderate'>> {
  const actor = requireActor(call);
  const room = allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'moderate');
  if (!hasOwnMembers(room)) throw new AppError('forbidden');
  return room;
}

/** Adds somebody of the team to a private room of it; others ask. Twice is once. @throws not_found, forbidden */
export async function addToRoom(call: Managing, { roomId, userId }: RoomPersonInput): Promise<{ ok: true }> {
  const room = await requireOwnMembers(call, roomId);
  if (!room.isMembersOnly) throw new AppError('forbidden');
  const isNew = await call.database.transaction(async (tx) => {
    if (!(await isOfTeam(tx, userId, room.id))) throw new AppError('not_found');
    if (!(await repo.putRoomMember(tx, room.id, userId))) return false;
    await enterAsNew(tx, room, userId);
    const place = await repo.placeOf(tx, room);
    const target = { type: 'user', id: userId } as const;
    await record(tx, call, { action: 'room.person_add', target, after: repo.toWhere(place) });
    await repo.insertRoomEvent(tx, room.id, 'people');
    await call.notifier.notify(
      tx,
      { kind: 'join_answer', subjectId: room.id, key: uuidv7(), group: room.id, data: { isAccepted: true } },
      [userId],
    );
    return true;
  });
  if (isNew) tellOf(call, room, userId);
  return { ok: true as const };
}

/**
 * Takes somebody out of a private room, or one that asks, perhaps for a time in which they cannot ask again. They read nothing more
 * of it from then on. Without a time a ban ends.
 *
 * @throws not_found, forbidden, looks_after_room
 */
export async function removeFromRoom(
  call: Managing,
  { roomId, userId, minutes }: RemoveFromRoomInput,
): Promise<{ ok: true }> {
  const room = await requireOwnMembers(call, roomId);
  const isGone = await call.database.transaction(async (tx) => {
    if (await isModerator(tx, userId, room)) throw new AppError('looks_after_room');
    const until = minutes === undefined ? undefined : await repo.banFromRoom(tx, room.id, userId, minutes);
    const was = until === undefined ? await repo.deleteRoomMember(tx, room.id, userId) : 'in';
    if (was === undefined) return false;
    const after = { ...repo.toWhere(await repo.placeOf(tx, room)), ...(until !== undefined && { until }) };
    await record(tx, call, { action: 'room.person_remove', target: { type: 'user', id: userId }, after });
    await repo.insertRoomEvent(tx, room.id, 'people');
    if (was === 'banned') return true;
    const told = { kind: 'put_out_of_room', subjectId: room.id, key: uuidv7(), group: room.id, data: {} } as const;
    await call.notifier.notify(tx, told, [userId]);
    return true;
  });
  if (isGone) tellOf(call, room, userId);
  return { ok: true as const };
}

/** Lists those who were put out for a time that is not over, for who looks after the room. @throws not_found, forbidden */
export async function listBanned(
  call: Pick<Managing, 'actor' | 'database'>,
  { roomId }: { roomId: string },
): Promise<{ people: BannedPerson[] }> {
  const room = await requireOwnMembers(call, roomId);
  return { people: await repo.bannedFrom(call.database.db, room) };
}

function tellOf(call: Managing, { id }: Allowed<'moderate'>, userId: string): void {
  call.rooms.announce(id);
  call.rooms.tell(userId, 'rooms');
}
