import type { Db } from '@onceware/db/client';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireSession } from '#kernel/actor.ts';
import { hoursFromNow } from '#kernel/moments.ts';
import { endStop, findStop } from '#platform/mail/mail-stops.repo.ts';
import type { TokenInput } from '../auth.contract.ts';
import { authLimits } from '../auth.limits.ts';
import { type Account, lockAccount, markVerified } from '../auth.repo.ts';
import { takeToken } from '../tokens/take-token.ts';
import { newToken } from '../tokens/tokens.ts';
import { putToken } from '../tokens/tokens.repo.ts';

type Sending = Pick<Call, 'mailer' | 'publicUrl'>;

/** Queues the mail whose link verifies the address; the caller wakes the mailer. */
export async function sendVerification(tx: Db, call: Sending, account: Account): Promise<void> {
  const { id: userId, name, email, language } = account;
  const { token, id } = newToken();
  await putToken(tx, { id, kind: 'verify_email', userId, email, expiresAt: hoursFromNow(authLimits.verifyHours) });
  await call.mailer.enqueue(tx, {
    to: email,
    name,
    language,
    kind: 'verify_email',
    link: `${call.publicUrl}/verify-email#${token}`,
  });
}

/**
 * Sends that mail again, also to an address that was confirmed and then refused mail; the link of the one before stops working.
 *
 * @throws too_many_requests
 */
export async function resendVerification(
  call: Sending & Pick<Call, 'actor' | 'database' | 'limits'>,
): Promise<{ ok: true }> {
  const { user } = requireSession(call);
  await call.limits.count('verify', user.id);
  // Reported, not hidden: earlier mails may have been for another account of this address, deleted with its links.
  await call.limits.countMail('verify_email', user.email);
  await call.database.transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account && (!account.isVerified || (await findStop(tx, account.id)))) await sendVerification(tx, call, account);
  });
  return { ok: true };
}

/** Redeems the token of a mailed link, in any browser. @throws link_invalid */
export async function verifyEmail(
  call: Pick<Call, 'actor' | 'database' | 'address' | 'userAgent'>,
  input: TokenInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const account = await takeToken(tx, 'verify_email', input.token);
    await markVerified(tx, account.id);
    await endStop(tx, account.id);
    await record(tx, call, { action: 'auth.email_verify', target: { type: 'user', id: account.id } });
  });
  return { ok: true };
}
