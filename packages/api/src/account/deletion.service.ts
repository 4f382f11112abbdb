import { guardLastAdmin, lockAccess } from '../access/last-admin.ts';
import { record } from '../action-log/record.repo.ts';
import type { PasswordInput } from '../auth/auth.contract.ts';
import { reauthenticate } from '../auth/passwords/reauthenticate.ts';
import type { Call } from '../call.ts';
import * as repo from './account.repo.ts';

type Deleting = Pick<
  Call,
  'actor' | 'database' | 'limits' | 'passwords' | 'address' | 'userAgent' | 'mailer' | 'sessions' | 'setSessionCookie'
>;

/**
 * Deletes the actor's account with everything that is theirs, at once and for good.
 *
 * @throws session_required, wrong_password, too_many_requests, last_admin
 */
export async function deleteAccount(call: Deleting, { password }: PasswordInput): Promise<{ ok: true }> {
  const { actor } = await reauthenticate(call, password);
  await call.database.transaction(async (tx) => {
    const before = await lockAccess(tx);
    const { email: to, name, language } = await repo.lockMember(tx, actor.user.id);
    await repo.deleteMember(tx, actor.user.id);
    await guardLastAdmin(tx, before);
    await record(tx, call, { action: 'account.delete', target: { type: 'user', id: actor.user.id } });
    await call.mailer.enqueue(tx, { to, name, language, kind: 'account_deleted' });
  });
  call.sessions.forget(actor.user.id);
  call.setSessionCookie(null);
  return { ok: true };
}
