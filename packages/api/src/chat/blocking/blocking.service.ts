import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { errorLimits } from '#kernel/errors.limits.ts';
import type { BlockedPage, blockedInput, blockInput } from './blocking.contract.ts';
import * as repo from './blocking.repo.ts';

type Blocking = Pick<Call, 'actor' | 'database' | 'limits' | 'rooms'>;

/**
 * Blocks a member, of which they are not told: from now on neither is named to the other, told of the other, or in a conversation
 * of the two. Twice is once.
 *
 * @throws not_found for the caller and unknown accounts, too_many_blocked, too_many_requests
 */
export async function blockPerson(call: Blocking, { userId }: z.infer<typeof blockInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  if (userId === user.id) throw new AppError('not_found');
  await call.limits.count('block', user.id);
  await call.database.transaction(async (tx) => {
    if (!(await repo.lockAccount(tx, userId))) throw new AppError('not_found');
    if ((await repo.countBlocked(tx, user.id)) >= errorLimits.blocked) throw new AppError('too_many_blocked');
    await repo.insertBlock(tx, user.id, userId);
  });
  tellBoth(call, userId);
  return { ok: true as const };
}

/** Ends a block; where there is none, nothing changes. @throws too_many_requests */
export async function unblockPerson(call: Blocking, { userId }: z.infer<typeof blockInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.limits.count('block', user.id);
  await repo.deleteBlock(call.database.db, user.id, userId);
  tellBoth(call, userId);
  return { ok: true as const };
}

/** Makes both read their rooms and notifications again; the word says nothing of the other. */
function tellBoth(call: Blocking, userId: string): void {
  for (const one of [requireActor(call).user.id, userId]) {
    call.rooms.tell(one, 'rooms');
    call.rooms.tell(one, 'notifications');
  }
}

/** Lists whom the caller has blocked, by pages. */
export async function listBlocked(
  call: Pick<Blocking, 'actor' | 'database'>,
  { cursor }: z.infer<typeof blockedInput>,
): Promise<BlockedPage> {
  const { user } = requireActor(call);
  const found = await repo.findBlocked(call.database.db, user.id, { cursor: cursor ?? null, limit: repo.PAGE + 1 });
  const people = found.slice(0, repo.PAGE);
  return { people, nextCursor: found.length > repo.PAGE ? (people.at(-1)?.id ?? null) : null };
}
