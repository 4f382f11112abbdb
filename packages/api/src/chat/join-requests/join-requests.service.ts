import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { putMember } from '#identity/organizations/organizations.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { AnswerJoinInput, comeBackInput, Door, Standing } from '../chat.contract.ts';
import { allowRoom, type Allowed, mayLeave, standingOf } from '../chat.policy.ts';
import { insertRoomEvent, placeOf, toWhere } from '../rooms/manage.repo.ts';
import { findRoom, roomRow } from '../rooms/rooms.repo.ts';
import * as repo from './join-requests.repo.ts';

type Joining = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'limits' | 'rooms' | 'notifier'>;

async function findJoinable(call: Pick<Joining, 'actor' | 'database'>, roomId: string): Promise<Allowed<'join'>> {
  const actor = requireActor(call);
  return allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'join');
}

/**
 * Returns the facts shown about a room that the caller is in, or may ask to join.
 *
 * @throws not_found
 */
export async function showDoor(
  call: Pick<Joining, 'actor' | 'database'>,
  { roomId }: { roomId: string },
): Promise<{ door: Door }> {
  const actor = requireActor(call);
  const room = await findJoinable(call, roomId);
  const { db } = call.database;
  const { name, peopleCount } = await roomRow(db, room, actor.user.id);
  const bannedUntil = await repo.findBan(db, room, actor.user.id);
  return { door: { id: room.id, kind: room.kind, name, peopleCount, standing: standingOf(actor, room), bannedUntil } };
}

/**
 * Asks those who look after a room to be let in; of a team's room: to be taken into the team. Who is in already stays so, who
 * asks again waits no less.
 *
 * @throws not_found, join_declined, room_banned, too_many_requests
 */
export async function joinRoom(call: Joining, { roomId }: { roomId: string }): Promise<{ standing: Standing }> {
  const actor = requireActor(call);
  const room = await findJoinable(call, roomId);
  const standing = standingOf(actor, room);
  if (standing === 'declined') throw new AppError('join_declined');
  if (standing === 'banned') throw new AppError('room_banned');
  if (standing !== 'outside') return { standing };
  await call.limits.count('join', actor.user.id);
  const isNew = await call.database.transaction(async (tx) => {
    if (!(await repo.insertJoinRequest(tx, room, actor.user.id))) return false;
    await insertRoomEvent(tx, room.id, 'people');
    await call.notifier.notify(
      tx,
      // People who were declined may ask again some day.
      {
        kind: 'join_request',
        actorId: actor.user.id,
        subjectId: room.id,
        key: uuidv7(),
        group: room.id,
        data: {},
      },
      await repo.findDoorkeepers(tx, room),
    );
    return true;
  });
  if (isNew) call.rooms.announce(room.id);
  return { standing: isNew ? 'asking' : standingOf(actor, await findJoinable(call, roomId)) };
}

/**
 * Lets somebody in who asked, or not. The first answer holds: another changes nothing.
 *
 * @throws not_found, forbidden
 */
export async function answerJoin(call: Joining, { roomId, userId, answer }: AnswerJoinInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const room = allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'moderate');
  const isAccepted = answer === 'accept';
  const isNew = await call.database.transaction(async (tx) => {
    const place = await placeOf(tx, room);
    // Members of the team are in its rooms, so no role in the room is stored for them.
    const role = isAccepted ? (place.organizationId === null ? 'member' : null) : 'declined';
    if (!(await repo.endJoinRequest(tx, room, userId, role))) return false;
    if (isAccepted && place.organizationId !== null) {
      await putMember(tx, { organizationId: place.organizationId, userId, role: 'member' });
      await record(tx, call, {
        action: 'organization.member',
        target: { type: 'organization', id: place.organizationId, label: place.organizationName ?? '' },
        after: { userId, role: 'member' },
      });
    }
    if (isAccepted) await repo.enterAsNew(tx, room, userId);
    await record(tx, call, {
      action: isAccepted ? 'room.join_accept' : 'room.join_decline',
      target: { type: 'user', id: userId },
      after: toWhere(place),
    });
    await insertRoomEvent(tx, room.id, 'people');
    await call.notifier.notify(
      tx,
      { kind: 'join_answer', subjectId: room.id, key: uuidv7(), group: room.id, data: { isAccepted } },
      [userId],
    );
    return true;
  });
  if (!isNew) return { ok: true as const };
  call.rooms.announce(room.id);
  // Accepted users find another room in their list; declined ones see that they were declined.
  call.rooms.tell(userId, 'rooms');
  return { ok: true as const };
}

/**
 * Takes a room out of the caller's list, into which they can come back for a while; later they would have to ask again, where the
 * room asks. Who only asked does no more. A team's common room and a conversation of two are muted instead.
 *
 * @throws not_found, forbidden
 */
export async function leaveRoom(call: Joining, { roomId }: { roomId: string }): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const room = await findJoinable(call, roomId);
  const isOfSeveral = room.kind === 'direct' && (await repo.isOfSeveral(call.database.db, room));
  if (!mayLeave(room, { isOfSeveral })) throw new AppError('forbidden');
  await call.database.transaction(async (tx) => {
    // Keeps what they have read of a conversation.
    if (room.kind === 'direct') await repo.leaveTalk(tx, room, actor.user.id);
    else await repo.deleteMembership(tx, room, actor.user.id);
    if (room.memberRole !== null) await insertRoomEvent(tx, room.id, 'people');
  });
  if (room.memberRole !== null) call.rooms.announce(room.id);
  call.rooms.tell(actor.user.id, 'rooms');
  return { ok: true as const };
}

/**
 * Takes the caller back into a room that they left a moment ago, with what they had read.
 *
 * @throws not_found once that is over
 */
export async function comeBack(
  call: Joining,
  { roomId, ...mark }: z.infer<typeof comeBackInput>,
): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const hasCome = await call.database.transaction(async (tx) => {
    const isBack = await repo.restoreMembership(tx, roomId, actor.user.id);
    const room = await findRoom(tx, roomId, actor.user.id);
    await repo.restoreMark(tx, allowRoom(actor, room, 'view'), actor.user.id, mark);
    if (isBack) await insertRoomEvent(tx, roomId, 'people');
    return isBack;
  });
  if (hasCome) call.rooms.announce(roomId);
  call.rooms.tell(actor.user.id, 'rooms');
  return { ok: true as const };
}
