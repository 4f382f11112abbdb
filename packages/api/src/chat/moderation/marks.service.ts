import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { markInput } from '../chat.contract.ts';
import { findMessageOwner } from '../messages/messages.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import * as repo from './marks.repo.ts';

type Marking = Pick<Call, 'actor' | 'database' | 'limits'>;

/** @throws not_found */
async function requireMessage(
  call: Marking,
  { roomId, id }: z.infer<typeof markInput>,
): Promise<{ isDeleted: boolean }> {
  const room = await findVisible(call, roomId);
  const message = await findMessageOwner(call.database.db, id);
  if (message?.roomId !== room.id) throw new AppError('not_found');
  return message;
}

/**
 * Tells the moderators of a message, or takes that back while they have not settled it. Who does it twice has done it once.
 *
 * @throws not_found, too_many_requests
 */
export async function flagMessage(call: Marking, input: z.infer<typeof markInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const message = await requireMessage(call, input);
  if (!input.on) await repo.deleteFlag(call.database.db, input.id, user.id);
  else {
    if (message.isDeleted) throw new AppError('not_found');
    await call.limits.count('flag', user.id);
    await repo.insertFlag(call.database.db, input.id, user.id);
  }
  return { ok: true as const };
}

/** Fades a message for the caller alone, or does not any more. @throws not_found */
export async function ghostMessage(call: Marking, input: z.infer<typeof markInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await requireMessage(call, input);
  await repo.setGhost(call.database.db, input.id, user.id, input.on);
  return { ok: true as const };
}
