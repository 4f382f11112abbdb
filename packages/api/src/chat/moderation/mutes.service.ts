import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { Call } from '#kernel/call.ts';
import { allowRoom, type Allowed } from '../chat.policy.ts';
import { placeOf, toWhere } from '../rooms/manage.repo.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import type {
  endMuteInput,
  listMutesInput,
  Mute,
  mutePersonInput,
  MutePersonInput,
  unmutePersonInput,
} from './moderation.contract.ts';
import * as repo from './mutes.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

type Moderating = Permitted<'admin.chat', Call>;
type Muting = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'rooms' | 'notifier'>;

/** The room; of a thread the one that it is in, where mutes hold. */
async function requireModerated(call: Muting, actor: Actor, roomId: string): Promise<Allowed<'moderate'>> {
  const room = allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'moderate');
  return room.parentId === null ? room : requireModerated(call, actor, room.parentId);
}

/** Describes for the log where a mute applies. */
const whereOf = async (tx: Db, roomId: string | null) =>
  roomId === null ? { isEverywhere: true } : toWhere(await placeOf(tx, { id: roomId }));

/** The one before in the same place ends. */
async function mute(
  call: Muting,
  actor: Actor,
  room: Allowed<'moderate'> | null,
  input: MutePersonInput,
): Promise<{ until: string }> {
  const { userId, roomId, reason } = input;
  const until = await call.database.transaction(async (tx) => {
    const isThere = await repo.lockPerson(tx, userId);
    if (!isThere || (room?.kind === 'team' && !(await repo.isInTeam(tx, userId, room.id))))
      throw new AppError('not_found');
    // Moderators of the room could end the mute themselves.
    if (userId === actor.user.id || (await repo.isModerator(tx, userId, room))) throw new AppError('looks_after_room');
    await repo.endMutes(tx, userId, roomId);
    const { id, until: ends } = await repo.insertMute(tx, input, actor.user.id);
    await record(tx, call, {
      action: 'user.silence',
      target: { type: 'user', id: userId },
      after: { ...(await whereOf(tx, roomId)), until: ends, reason },
    });
    await call.notifier.notify(tx, { kind: 'muted', subjectId: id, key: id, data: {} }, [userId]);
    return ends;
  });
  call.rooms.tell(userId, 'rooms');
  return { until };
}

async function unmute(call: Muting, userId: string, roomId: string | null): Promise<{ ok: true }> {
  const isEnded = await call.database.transaction(async (tx) => {
    await repo.lockPerson(tx, userId);
    if ((await repo.endMutes(tx, userId, roomId)) === 0) return false;
    await record(tx, call, {
      action: 'user.unsilence',
      target: { type: 'user', id: userId },
      after: await whereOf(tx, roomId),
    });
    return true;
  });
  if (isEnded) call.rooms.tell(userId, 'rooms');
  return { ok: true as const };
}

/** Mutes somebody in a room for a time. @throws not_found, forbidden, looks_after_room */
export async function muteInRoom(call: Muting, input: z.infer<typeof mutePersonInput>): Promise<{ until: string }> {
  const actor = requireActor(call);
  const room = await requireModerated(call, actor, input.roomId);
  return mute(call, actor, room, { ...input, roomId: room.id });
}

/** Ends a mute. Changes nothing for members who are not muted there. @throws not_found, forbidden */
export async function unmuteInRoom(
  call: Muting,
  { roomId, userId }: z.infer<typeof unmutePersonInput>,
): Promise<{ ok: true }> {
  const room = await requireModerated(call, requireActor(call), roomId);
  return unmute(call, userId, room.id);
}

/**
 * Lists the active mutes of a room, for those who look after it.
 *
 * @throws not_found, forbidden
 */
export async function listRoomMutes(call: Muting, { roomId }: { roomId: string }): Promise<{ silences: Mute[] }> {
  const room = await requireModerated(call, requireActor(call), roomId);
  return { silences: await repo.mutesOf(call.database.db, room.id) };
}

/** Mutes somebody in a room that staff look after, or in all of them. @throws not_found, forbidden, looks_after_room */
export async function muteAnywhere(call: Moderating, input: MutePersonInput): Promise<{ until: string }> {
  const room = input.roomId === null ? null : await requireModerated(call, call.actor, input.roomId);
  return mute(call, call.actor, room, { ...input, roomId: room?.id ?? null });
}

/** Ends a mute set by staff; an ended one stays so. @throws not_found */
export async function endMute(call: Moderating, { silenceId }: z.infer<typeof endMuteInput>): Promise<{ ok: true }> {
  const found = await repo.findMute(call.database.db, silenceId);
  if (!found || found.kind === 'team') throw new AppError('not_found');
  return unmute(call, found.userId, found.roomId);
}

/** A page of those who are muted now. */
export async function listMutes(
  call: Permitted<'admin.chat'>,
  input: z.output<typeof listMutesInput>,
): Promise<TablePage<Mute>> {
  const { sort, direction = sort === 'until' ? 'asc' : 'desc', page } = input;
  const { db } = call.database;
  const where = await repo.muteSource.where(db, input);
  return await readPage(db, repo.muteSource, { where, orderBy: ordered(direction, repo.MUTE_ORDERS[sort]), page });
}
