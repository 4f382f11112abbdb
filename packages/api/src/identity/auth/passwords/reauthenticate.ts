import type { Call } from '#kernel/call.ts';
import { requireSession, type Actor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { findAccountById, type Account } from '../auth.repo.ts';

/**
 * The caller's account, once they have given its password again: for what could take the account from them.
 *
 * @throws wrong_password, unauthenticated, session_required, too_many_requests
 */
export async function reauthenticate(
  call: Pick<Call, 'actor' | 'address' | 'database' | 'passwords' | 'limits'>,
  password: string,
): Promise<{ actor: Actor; account: Account }> {
  const actor = requireSession(call);
  await call.limits.count('reauth', actor.user.id);
  const account = await findAccountById(call.database.db, actor.user.id);
  if (!account) throw new AppError('unauthenticated');
  if (!(await call.passwords.verify(account.passwordHash, password, call.address)))
    throw new AppError('wrong_password');
  return { actor, account };
}
