import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Profile, UpdateProfileInput } from './account.contract.ts';
import * as repo from './account.repo.ts';

type Changing = Pick<Call, 'actor' | 'database' | 'address' | 'userAgent'>;

/** The actor's own account. */
export async function readProfile(call: Pick<Call, 'actor' | 'database'>): Promise<{ profile: Profile }> {
  const { user } = requireActor(call);
  return { profile: await repo.findProfile(call.database.db, user.id) };
}

/** Changes the given fields. Choosing another avatar deletes the uploaded picture. */
export async function updateProfile(call: Changing, changes: UpdateProfileInput): Promise<{ profile: Profile }> {
  const { user } = requireActor(call);
  const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  if (fields.length === 0) return readProfile(call);
  const profile = await call.database.transaction(async (tx) => {
    await repo.lockMember(tx, user.id);
    if (changes.avatar !== undefined) await repo.deletePicture(tx, user.id);
    await repo.updateMember(tx, user.id, changes);
    await record(tx, call, { action: 'account.update', target: { type: 'user', id: user.id }, after: { fields } });
    return repo.findProfile(tx, user.id);
  });
  return { profile };
}
