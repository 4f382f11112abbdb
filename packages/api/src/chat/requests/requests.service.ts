import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { roomLimits } from '../chat.limits.ts';
import { insertFlag } from '../moderation/marks.repo.ts';
import { insertRoomEvent } from '../rooms/manage.repo.ts';
import { enterTalk } from '../rooms/rooms.repo.ts';
import type { answerRequestInput, reportRequestInput, RequestPage, requestsInput } from './requests.contract.ts';
import * as repo from './requests.repo.ts';

type Answering = Pick<Call, 'actor' | 'database' | 'limits' | 'rooms'>;

/** Lists conversations that strangers have begun with the caller, by their first message (docs/decisions/095-requests-by-strangers.md). */
export async function listRequests(
  { database, ...call }: Pick<Answering, 'actor' | 'database'>,
  { cursor }: z.infer<typeof requestsInput>,
): Promise<RequestPage> {
  const { user } = requireActor(call);
  const limit = roomLimits.requestsPage;
  const found = await repo.findRequests(database.db, user.id, { cursor: cursor ?? null, limit: limit + 1 });
  const requests = found.slice(0, limit);
  return { requests, nextCursor: found.length > limit ? (requests.at(-1)?.roomId ?? null) : null };
}

/**
 * Comes into a conversation, or not, of which the sender is not told. The first answer holds; that it was declined can be taken
 * back.
 *
 * @throws not_found
 */
export async function answerRequest(
  call: Answering,
  { roomId, answer }: z.infer<typeof answerRequestInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const hasCome = await call.database.transaction(async (tx) => {
    const place = await repo.lockPlace(tx, roomId, user.id);
    if (place === null) throw new AppError('not_found');
    if (answer === 'accept') return place === 'asked' && accept(tx, user.id, roomId);
    if (place === 'asked' && answer === 'decline') await repo.setPlace(tx, roomId, user.id, 'declined');
    if (place === 'declined' && answer === 'wait') await repo.setPlace(tx, roomId, user.id, 'asked');
    return false;
  });
  tellOf(call, roomId, { hasCome });
  return { ok: true as const };
}

/** Messages that are gone, or of somebody blocked, are accepted no more. @throws not_found */
async function accept(tx: Db, userId: string, roomId: string): Promise<boolean> {
  if (!(await repo.findRequest(tx, userId, roomId))) throw new AppError('not_found');
  await enterTalk(tx, roomId, userId, ['asked']);
  await insertRoomEvent(tx, roomId, 'people');
  return true;
}

/** Tells the moderators of the first message, and declines it. @throws not_found, too_many_requests */
export async function reportRequest(
  call: Answering,
  { roomId }: z.infer<typeof reportRequestInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.limits.count('flag', user.id);
  await call.database.transaction(async (tx) => {
    const place = await repo.lockPlace(tx, roomId, user.id);
    const request = place === 'asked' ? await repo.findRequest(tx, user.id, roomId) : undefined;
    if (!request) throw new AppError('not_found');
    await insertFlag(tx, request.messageId, user.id);
    await repo.setPlace(tx, roomId, user.id, 'declined');
  });
  tellOf(call, roomId, { hasCome: false });
  return { ok: true as const };
}

/** Accepts a request whose conversation the caller writes into. */
export async function acceptByWriting(call: Answering, roomId: string): Promise<void> {
  const { user } = requireActor(call);
  const hasCome = await call.database.transaction(async (tx) => {
    if ((await repo.lockPlace(tx, roomId, user.id)) !== 'asked') return false;
    return (await repo.findRequest(tx, user.id, roomId)) !== undefined && accept(tx, user.id, roomId);
  });
  if (hasCome) tellOf(call, roomId, { hasCome });
}

/** Tells the caller's other browsers, and if they have come, the others of the conversation. */
function tellOf(call: Answering, roomId: string, { hasCome }: { hasCome: boolean }): void {
  call.rooms.tell(requireActor(call).user.id, 'rooms');
  if (hasCome) call.rooms.announce(roomId);
}

/** Tells those who were asked that the first message changed. */
export async function tellAsked(call: Pick<Call, 'database' | 'rooms'>, { id }: { id: string }): Promise<void> {
  for (const one of await repo.askedOf(call.database.db, id)) call.rooms.tell(one.id, 'rooms');
}
