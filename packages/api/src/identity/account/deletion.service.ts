import { guardLastAdmin, lockAccess } from '../access/last-admin.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { PasswordInput } from '../auth/auth.contract.ts';
import { reauthenticate } from '../auth/passwords/reauthenticate.ts';
import type { Call } from '#kernel/call.ts';
import { dropWaitingMails } from '#platform/mail/waiting.ts';
import * as repo from './account.repo.ts';
import { eraseAccount } from './erasing/erase.service.ts';
import { closeAccount } from './erasing/close-account.repo.ts';

type Deleting = Pick<
  Call,
  | 'actor'
  | 'database'
  | 'limits'
  | 'passwords'
  | 'address'
  | 'userAgent'
  | 'mailer'
  | 'secrets'
  | 'sessions'
  | 'setSessionCookie'
>;

/** Time that the caller waits for the erasing; a job does the rest. */
const ERASE_WITHIN_MS = 3_000;

/**
 * Deletes the actor's account for good. It is shut at once, in one transaction; what it held is erased right behind it, of a large
 * account by a job (decision 058).
 *
 * @throws session_required, wrong_password, too_many_requests, last_admin
 */
export async function deleteAccount(call: Deleting, { password }: PasswordInput): Promise<{ ok: true }> {
  const { actor, account } = await reauthenticate(call, password);
  await call.database.transaction(async (tx) => {
    const before = await lockAccess(tx);
    const member = await repo.lockMember(tx, actor.user.id);
    await closeAccount(tx, member);
    await guardLastAdmin(tx, before);
    await record(tx, call, { action: 'account.delete', target: { type: 'user', id: member.id } });
    const { email: to, name, language } = member;
    await call.mailer.enqueue(tx, { to, name, language, kind: 'account_deleted' });
  });
  call.sessions.forget(actor.user.id);
  call.setSessionCookie(null);
  // The account is shut whatever becomes of this; the job tries it again, and tells staff where it fails.
  await Promise.allSettled([
    eraseAccount(call.database, actor.user.id, AbortSignal.timeout(ERASE_WITHIN_MS)),
    dropWaitingMails(call, account.email),
  ]);
  return { ok: true };
}
