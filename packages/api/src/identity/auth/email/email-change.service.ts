import { type Db, postgresError } from '@onceware/db/client';
import { record } from '#kernel/audit/record.repo.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireSession } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { hoursFromNow } from '#kernel/moments.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import type { EmailChangeConfirmed, RequestEmailChangeInput, TokenInput } from '../auth.contract.ts';
import { authLimits } from '../auth.limits.ts';
import { type Account, findAccount, lockAccount, setEmail } from '../auth.repo.ts';
import { confirmSide, deleteEmailChange, findEmailChange, putEmailChange } from './email-change.repo.ts';
import { hashToken } from '../sessions/lucia.ts';
import { reauthenticate } from '../passwords/reauthenticate.ts';
import { newToken } from '../tokens/tokens.ts';
import { deleteTokens } from '../tokens/tokens.repo.ts';

type Logging = Pick<Call, 'actor' | 'database' | 'address' | 'userAgent'>;
type Asking = Logging & Pick<Call, 'passwords' | 'limits' | 'mailer' | 'publicUrl' | 'answersAfterMs'>;

const UNIQUE_VIOLATION = '23505';

/**
 * Mails a link to the old address and one to the new; when both were used, the address changes. One that another account
 * has answers the same and gets no mail, so that the change never completes and nobody learns of the account.
 *
 * @throws wrong_password, same_email, session_required, too_many_requests
 */
export async function requestEmailChange(call: Asking, input: RequestEmailChangeInput): Promise<{ ok: true }> {
  const { account } = await reauthenticate(call, input.password);
  if (input.email === account.email) throw new AppError('same_email');
  await call.limits.count('verify', account.id);
  await withMinimumDuration(call.answersAfterMs, startChange(call, account, input.email));
  return { ok: true };
}

async function startChange(call: Asking, account: Account, newEmail: string): Promise<void> {
  const { id: userId, name, language } = account;
  await call.limits.countMail('email_change_old', account.email);
  // A new address that has had too many mails gets none, silently, as if it were taken: it may be somebody else's.
  const isNewMailed = await call.limits.allowsMail('email_change_new', newEmail);
  const [ofOld, ofNew] = [newToken(), newToken()];
  const linkOf = ({ token }: { token: string }) => `${call.publicUrl}/verify-email#change.${token}`;
  await call.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, userId);
    if (!locked) throw new AppError('unauthenticated');
    const expiresAt = hoursFromNow(authLimits.emailChangeHours);
    await putEmailChange(tx, { userId, newEmail, oldTokenId: ofOld.id, newTokenId: ofNew.id, expiresAt });
    await call.mailer.enqueue(tx, {
      to: locked.email,
      name,
      language,
      kind: 'email_change_old',
      newEmail,
      link: linkOf(ofOld),
    });
    const isTaken = (await findAccount(tx, newEmail)) !== null;
    if (!isTaken && isNewMailed)
      await call.mailer.enqueue(tx, { to: newEmail, name, language, kind: 'email_change_new', link: linkOf(ofNew) });
    await logRequest(tx, call, userId, { isPending: true });
  });
}

/**
 * Takes the token of either link, in whatever order and browser. The member's sessions stay; links that went to the old
 * address stop working.
 *
 * @throws link_invalid also when another account got the address meanwhile
 */
export async function confirmEmailChange(
  call: Logging & Pick<Call, 'mailer' | 'sessions' | 'notifier'>,
  input: TokenInput,
): Promise<EmailChangeConfirmed> {
  const tokenId = hashToken(input.token);
  const change = await findEmailChange(call.database.db, tokenId);
  if (!change) throw new AppError('link_invalid');
  const { userId, side } = change;
  const isDone = await call.database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const confirmed = await confirmSide(tx, change, tokenId);
    if (!account || account.isSuspended || !confirmed) throw new AppError('link_invalid');
    if (!confirmed.isComplete) return false;
    const { newEmail } = confirmed;
    await setEmail(tx, userId, newEmail).catch((error: unknown) => {
      if (postgresError(error)?.code === UNIQUE_VIOLATION) throw new AppError('link_invalid');
      throw error;
    });
    await deleteEmailChange(tx, userId);
    await deleteTokens(tx, userId);
    const { email: to, name, language } = account;
    await call.mailer.enqueue(tx, { to, name, language, kind: 'email_changed', newEmail });
    await call.notifier.notify(tx, { kind: 'email_changed', key: uuidv7(), data: {} }, [userId]);
    await record(tx, call, { action: 'auth.email_change', target: { type: 'user', id: userId } });
    return true;
  });
  call.sessions.forget(userId);
  return { side, isDone };
}

/** Gives up a change that waits; fine if there is none. */
export async function cancelEmailChange(call: Logging): Promise<{ ok: true }> {
  const { user } = requireSession(call);
  await call.database.transaction(async (tx) => {
    if (await deleteEmailChange(tx, user.id)) await logRequest(tx, call, user.id, { isPending: false });
  });
  return { ok: true };
}

/** Without the addresses: the log names people by their accounts alone. */
const logRequest = (tx: Db, call: Logging, userId: string, after: { isPending: boolean }) =>
  record(tx, call, { action: 'auth.email_change_request', target: { type: 'user', id: userId }, after });
