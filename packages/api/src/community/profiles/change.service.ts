import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import { lockMember } from '#identity/account/account.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { handleKey, isReserved } from './handles.contract.ts';
import * as repo from './change.repo.ts';
import type { changeProfileInput, HandleFree, handleInput, OwnProfile } from './profiles.contract.ts';
import { findOwn } from './profiles.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;
type Changing = Reading & Pick<Call, 'limits' | 'address' | 'userAgent'>;

/** Reads what the caller's profile says, for changing it. */
export async function readOwn(call: Reading): Promise<OwnProfile> {
  const { user } = requireActor(call);
  return readOf(call.database.db, user.id);
}

async function readOf(db: Db, userId: string): Promise<OwnProfile> {
  const own = await findOwn(db, userId);
  if (!own) throw new AppError('unauthenticated');
  return own;
}

/**
 * Changes the given fields of the caller's profile.
 *
 * @throws handle_taken, too_many_requests also for a handle that was changed not long ago
 */
export async function changeProfile(
  call: Changing,
  { handle, interests, ...fields }: z.output<typeof changeProfileInput>,
): Promise<OwnProfile> {
  const { user } = requireActor(call);
  const given = Object.entries({ handle, interests, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (given.length === 0) return readOwn(call);
  await call.limits.count('profile', user.id);
  return call.database.transaction(async (tx) => {
    await lockMember(tx, user.id);
    await repo.putFields(tx, user.id, fields);
    if (interests) await repo.putInterests(tx, user.id, interests);
    if (handle !== undefined) await takeHandle(tx, user.id, handle);
    await record(tx, call, {
      action: 'account.update',
      target: { type: 'user', id: user.id },
      after: { fields: given },
    });
    return readOf(tx, user.id);
  });
}

/** Gives the member the handle. One that is only written otherwise is no other one, and can be had at any time. */
async function takeHandle(tx: Db, userId: string, handle: string): Promise<void> {
  const key = handleKey(handle);
  const own = await repo.findHandle(tx, userId);
  const left = own.key === key ? null : own.key;
  if (isReserved(handle)) throw new AppError('handle_taken');
  await repo.lockHandle(tx, key);
  if (await repo.isTaken(tx, key, userId)) throw new AppError('handle_taken');
  if (left !== null && own.secondsLeft > 0)
    throw new AppError('too_many_requests', { retryAfterSeconds: own.secondsLeft });
  await repo.putHandle(tx, userId, { handle, key, left });
}

/** Whether the caller could have a handle now, their own included; not whether it is time for another one. @throws too_many_requests */
export async function isHandleFree(call: Changing, { handle }: z.output<typeof handleInput>): Promise<HandleFree> {
  const { user } = requireActor(call);
  await call.limits.count('handle', user.id);
  const isTaken = isReserved(handle) || (await repo.isTaken(call.database.db, handleKey(handle), user.id));
  return { isFree: !isTaken };
}
