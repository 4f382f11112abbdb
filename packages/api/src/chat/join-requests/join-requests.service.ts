import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { putMember } from '#identity/organizations/organizations.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { AnswerJoinInput, Door, Standing } from '../chat.contract.ts';
import { allowRoom, type Allowed, standingOf } from '../chat.policy.ts';
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

/** Members of a private room of a team leave it as they leave one that asks. */
const isOwnMember = ({ isMembersOnly, memberRole }: Allowed<'join'>) => isMembersOnly && memberRole !== null;

/**
 * Takes a room out of the caller's list; out of one that asks they would have to ask again, and who only asked does no more.
 * A team is left by leaving it, and a conversation is muted.
 *
 * @throws not_found, forbidden
 */
export async function leaveRoom(call: Joining, { roomId }: { roomId: string }): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const room = await findJoinable(call, roomId);
  const isOwnToLeave =
    room.kind === 'community' || room.kind === 'deal' || room.memberRole === 'asking' || isOwnMember(room);
  if (!isOwnToLeave) throw new AppError('forbidden');
  await call.database.transaction(async (tx) => {
    await repo.deleteMembership(tx, room, actor.user.id);
    if (room.memberRole !== null) await insertRoomEvent(tx, room.id, 'people');
  });
  if (room.memberRole !== null) call.rooms.announce(room.id);
  return { ok: true as const };
}
