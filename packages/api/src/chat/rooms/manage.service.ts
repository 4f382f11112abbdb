import type { Call } from '#kernel/call.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { roomLimits } from '../chat.limits.ts';
import { allowRoom, type RoomAccess } from '../chat.policy.ts';
import type { CreateRoomInput, UpdateRoomInput } from './manage.contract.ts';
import * as repo from './manage.repo.ts';
import { findRoom } from './rooms.repo.ts';

type Managing = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'rooms'>;

/** Allows staff to make community rooms, and owners and managers those of their team. @throws not_found, forbidden */
async function requireMaker({ database }: Managing, actor: Actor, organizationId: string | null): Promise<void> {
  if (organizationId === null) {
    if (!actor.permissions.has('admin.chat')) throw new AppError('forbidden');
    return;
  }
  const role = await repo.teamRole(database.db, organizationId, actor.user.id);
  if (role === undefined) throw new AppError('not_found');
  if (role !== 'owner' && role !== 'manager') throw new AppError('forbidden');
}

/** Makes a room; the same call again changes nothing. @throws not_found, forbidden, too_many_rooms, id_taken */
export async function createRoom(call: Managing, input: CreateRoomInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const organizationId = input.organizationId ?? null;
  await requireMaker(call, actor, organizationId);
  await call.database.transaction(async (tx) => {
    const count = await repo.countRooms(tx, organizationId);
    const there = await findRoom(tx, input.id, actor.user.id);
    if (there) return requireOwn(actor, there);
    const most = organizationId === null ? roomLimits.communityRoomsMax : roomLimits.teamRoomsMax;
    if (count >= most) throw new AppError('too_many_rooms');
    if (!(await repo.insertRoom(tx, input))) throw new AppError('id_taken');
    if (input.isMembersOnly) await repo.putRoomMember(tx, input.id, actor.user.id, 'owner');
    const { name, isAsking, isMembersOnly, slowModeSeconds } = input;
    await record(tx, call, {
      action: 'room.create',
      target: { type: 'room', id: input.id, label: name },
      after: {
        name,
        isAsking,
        slowModeSeconds,
        ...(isMembersOnly && { isMembersOnly }),
        ...(organizationId !== null && { organizationId }),
      },
    });
    await repo.notifyReaders(tx, organizationId);
  });
  return { ok: true as const };
}

/** @throws id_taken if the id is that of a room which the caller could not have made */
function requireOwn(actor: Actor, there: RoomAccess): void {
  try {
    allowRoom(actor, there, 'moderate');
  } catch {
    throw new AppError('id_taken');
  }
}

/**
 * Changes what is named. A deal's room bears the deal's title and is open to all.
 *
 * @throws not_found, forbidden
 */
export async function updateRoom(call: Managing, { roomId, ...fields }: UpdateRoomInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const room = allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'manage');
  if (room.kind === 'deal' && (fields.name !== undefined || fields.isAsking === true)) throw new AppError('forbidden');
  if (room.isMembersOnly && fields.isAsking === true) throw new AppError('forbidden');
  const isChanged = await call.database.transaction(async (tx) => {
    const before = await repo.lockSettings(tx, room.id);
    const after = { ...before, ...named(fields) };
    const changed = (Object.keys(before) as (keyof repo.RoomSettings)[]).filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return false;
    await repo.saveSettings(tx, room.id, after);
    if (room.kind === 'community' && after.isAsking && !before.isAsking) await repo.keepReaders(tx, room.id);
    const place = await repo.placeOf(tx, room);
    const only = (of: repo.RoomSettings) => Object.fromEntries(changed.map((key) => [key, of[key]]));
    await record(tx, call, {
      action: 'room.update',
      target: repo.toTarget(place),
      before: only(before),
      after: only(after),
    });
    await repo.insertRoomEvent(tx, room.id, 'room');
    // Changes who may see the room, or has it in their list.
    if (before.isAsking !== after.isAsking || before.isClosed !== after.isClosed)
      await repo.notifyReaders(tx, place.organizationId);
    return true;
  });
  if (isChanged) call.rooms.announce(room.id);
  return { ok: true as const };
}

const named = (fields: Omit<UpdateRoomInput, 'roomId'>): Partial<repo.RoomSettings> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
