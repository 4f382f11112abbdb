import type { Db } from '@onceware/db/client';
import { record } from '#kernel/audit/record.repo.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { hoursFromNow } from '#kernel/moments.ts';
import {
  giveSubscriptions,
  type HeldSubscription,
  takeSubscriptionsOf,
} from '#platform/notifications/push/push.repo.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import type { ChangePasswordInput, RequestResetInput, ResetPasswordInput } from '../auth.contract.ts';
import { authLimits } from '../auth.limits.ts';
import {
  type Account,
  countWorkingKeys,
  deleteKeysOf,
  findAccount,
  findAccountById,
  lockAccount,
  markVerified,
  setPasswordHash,
} from '../auth.repo.ts';
import { deleteEmailChange } from '../email/email-change.repo.ts';
import { hashToken } from '../sessions/lucia.ts';
import { reauthenticate } from './reauthenticate.ts';
import { deleteSessionsOf } from '../sessions/sessions.repo.ts';
import { actingAs, type Starting, startSession } from '../sessions/start-session.ts';
import { takeToken } from '../tokens/take-token.ts';
import { newToken } from '../tokens/tokens.ts';
import { deleteTokens, findToken, putToken } from '../tokens/tokens.repo.ts';

type Asking = Pick<Call, 'database' | 'limits' | 'address' | 'mailer' | 'publicUrl' | 'answersAfterMs'>;
type Changing = Starting &
  Pick<Call, 'passwords' | 'strength' | 'limits' | 'mailer' | 'publicUrl' | 'devices' | 'setDeviceCookie' | 'notifier'>;

/**
 * Mails a link that sets a new password, if the address has an account. Text and time of the answer do not tell whether it has.
 *
 * @throws too_many_requests by the caller's address
 */
export async function requestReset(call: Asking, { email }: RequestResetInput): Promise<{ ok: true }> {
  await call.limits.countCaller('reset', call.address);
  await withMinimumDuration(call.answersAfterMs, sendReset(call, email));
  return { ok: true };
}

async function sendReset(call: Asking, email: string): Promise<void> {
  // Too many requests in a row send no more mails, silently, so that requests by others cannot keep owners from theirs.
  const isAllowed = await call.limits.allowsMail('reset_password', email);
  const found = await findAccount(call.database.db, email);
  if (!found || !isAllowed) return;
  await call.database.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id);
    if (!account || account.isSuspended) return;
    const { email: to, name, language } = account;
    const link = `${call.publicUrl}/reset-password#${await makeResetToken(tx, account)}`;
    await call.mailer.enqueue(tx, { to, name, language, kind: 'reset_password', link });
  });
}

/** A token with which the account's password can be set once; those before it stop working. */
async function makeResetToken(tx: Db, { id: userId, email }: Pick<Account, 'id' | 'email'>): Promise<string> {
  const { token, id } = newToken();
  await putToken(tx, { id, kind: 'reset_password', userId, email, expiresAt: hoursFromNow(authLimits.resetHours) });
  return token;
}

/**
 * Sets a new password by the token of a mailed link, and signs in here; all other sessions, links and API keys end: whoever
 * had to take this way may have lost the account to somebody. The address counts as verified: the mail was read.
 *
 * @throws link_invalid, weak_password (the link then still works), suspended, too_many_requests, unavailable
 */
export async function resetPassword(call: Changing, input: ResetPasswordInput): Promise<{ ok: true }> {
  // Before any work: one good link would do for as many passwords as somebody likes.
  await call.limits.countCaller('reset', call.address);
  const { db } = call.database;
  const asked = await findToken(db, 'reset_password', hashToken(input.token));
  const found = asked && (await findAccountById(db, asked.userId));
  if (!found) throw new AppError('link_invalid');
  await call.strength.check(input.password, [found.name, found.email], call.address);
  const passwordHash = await call.passwords.hash(input.password, call.address);

  const account = await startSession(call, async (tx) => {
    const locked = await takeToken(tx, 'reset_password', input.token);
    if (locked.isSuspended) throw new AppError('suspended');
    await markVerified(tx, locked.id);
    await deleteTokens(tx, locked.id);
    await replacePassword(tx, actingAs(call, locked), locked, {
      passwordHash,
      action: 'auth.password_reset',
      endKeys: true,
    });
    return locked;
  });
  if (account) await call.limits.forgiveAccount(account.email);
  finish(call, account);
  return { ok: true };
}

/**
 * Sets a new password for who knows the old one. This browser gets a new session, all others end; API keys do if asked to.
 *
 * @throws wrong_password, weak_password, session_required, too_many_requests, unavailable
 */
export async function changePassword(call: Changing, input: ChangePasswordInput): Promise<{ ok: true }> {
  const { account } = await reauthenticate(call, input.currentPassword);
  await call.strength.check(input.newPassword, [account.name, account.email], call.address);
  const passwordHash = await call.passwords.hash(input.newPassword, call.address);
  const { token } = call;
  let pushes: readonly HeldSubscription[] = [];
  const change = async (tx: Db) => {
    const locked = await lockAccount(tx, account.id);
    // Changed meanwhile: what was asked for is the current password no more.
    if (locked?.passwordHash !== account.passwordHash) throw new AppError('wrong_password');
    await deleteTokens(tx, locked.id, 'reset_password');
    if (token) pushes = await takeSubscriptionsOf(tx, hashToken(token));
    await replacePassword(tx, call, locked, {
      passwordHash,
      action: 'auth.password_change',
      endKeys: input.endKeys ?? false,
    });
    return locked;
  };
  // The browser in which it was changed goes on showing notifications; the others end with their sessions.
  await startSession(call, change, (tx, sessionId) => giveSubscriptions(tx, pushes, sessionId));
  finish(call, account);
  return { ok: true };
}

/**
 * Replaces the password, for a reset and a change alike. Ends all sessions and a pending change of address, because
 * they may not be the owner's.
 */
async function replacePassword(
  tx: Db,
  call: Changing,
  account: Account,
  {
    passwordHash,
    action,
    endKeys,
  }: { passwordHash: string; action: 'auth.password_reset' | 'auth.password_change'; endKeys: boolean },
): Promise<void> {
  const { id, email, name, language } = account;
  await setPasswordHash(tx, id, passwordHash);
  const ended = await deleteSessionsOf(tx, id);
  await deleteEmailChange(tx, id);
  const working = await countWorkingKeys(tx, id);
  if (endKeys) await deleteKeysOf(tx, id);
  const keys = working === 0 ? 'none' : endKeys ? 'ended' : 'kept';
  await record(tx, call, {
    action,
    target: { type: 'user', id },
    after: { sessionsEnded: ended, keysEnded: endKeys ? working : 0 },
  });
  await call.mailer.enqueue(tx, {
    to: email,
    name,
    language,
    kind: 'password_changed',
    keys,
    link: `${call.publicUrl}/reset-password`,
  });
  await call.notifier.notify(tx, { kind: 'password_changed', key: uuidv7(), data: {} }, [id]);
}

function finish(call: Changing, account: Account | null): void {
  if (account) call.setDeviceCookie(call.devices.markOf(account.id));
}
