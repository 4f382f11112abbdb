import { randomBytes } from 'node:crypto';
import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import type { Session, SignInInput, SignUpInput } from './auth.contract.ts';
import { type Account, findAccount, insertAccount } from './auth.repo.ts';
import { sendVerification } from './email/email-verification.service.ts';
import { hashToken } from './sessions/lucia.ts';
import { nameDevice } from './sessions/name-device.ts';
import { deleteSession } from './sessions/sessions.repo.ts';
import { actingAs, type Starting, startSession } from './sessions/start-session.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** Role that a new account gets. */
    defaultRole: string;
  }
}

type Signing = Starting &
  Pick<Call, 'passwords' | 'limits' | 'devices' | 'device' | 'setDeviceCookie' | 'notifier' | 'mailer' | 'publicUrl'>;
type Opening = Signing & Pick<Call, 'strength' | 'defaultRole' | 'answersAfterMs'>;

/** Returns the caller's session for the page's first render; null for a visitor. */
export function readSession(call: Pick<Call, 'actor'>): Session | null {
  return (
    call.actor && { user: call.actor.user, permissions: [...call.actor.permissions], isVendor: call.actor.isVendor }
  );
}

/**
 * Starts a session. Wrong e-mail and wrong password answer alike; only who knows the password hears of a suspension.
 *
 * @throws wrong_credentials, suspended, too_many_requests
 */
export async function signIn(call: Signing, input: SignInInput): Promise<{ ok: true }> {
  const account = await authenticate(call, input);
  if (!account) throw new AppError('wrong_credentials');
  if (account.isSuspended) throw new AppError('suspended');
  await startSession(call, async (tx) => {
    await record(tx, actingAs(call, account), { action: 'auth.sign_in', target: { type: 'user', id: account.id } });
    await tellOfNewBrowser(tx, call, account);
    return account;
  });
  call.setDeviceCookie(call.devices.markOf(account.id));
  return { ok: true };
}

/**
 * Opens an account and starts its session. Answers the same, cookie included, when the e-mail has an account already
 * (docs/decisions/004-sign-up-answers-alike.md): with the right password that is a sign-in, else the cookie opens nothing
 * and the account's owner gets a mail.
 *
 * @throws weak_password, too_many_requests, unavailable
 */
export async function signUp(call: Opening, input: SignUpInput): Promise<{ ok: true }> {
  await call.limits.signUp(call.address);
  await call.strength.check(input.password, [input.name, input.email], call.address);
  const account = await withMinimumDuration(call.answersAfterMs, openOrEnter(call, input));
  if (!account) call.setSessionCookie(randomBytes(25).toString('hex').slice(0, 40));
  // A mark that is there is left alone: it may be the real one of somebody who forgot that they have an account.
  if (!call.device) call.setDeviceCookie(account ? call.devices.markOf(account.id) : call.devices.decoy());
  return { ok: true };
}

/** Ends the session of the caller's cookie, if there is one, and clears the cookie. */
export async function signOut(call: Starting): Promise<{ ok: true }> {
  const { actor, token } = call;
  if (token) {
    await call.database.transaction(async (tx) => {
      await deleteSession(tx, hashToken(token));
      if (actor) await record(tx, call, { action: 'auth.sign_out', target: { type: 'user', id: actor.user.id } });
    });
    if (actor) call.sessions.forget(actor.user.id);
  }
  call.setSessionCookie(null);
  return { ok: true };
}

/** Tells the owner of a sign-in from a browser in which the account was not used before; also by a mail, which no digest puts off. */
async function tellOfNewBrowser(tx: Db, call: Signing, { id, email: to, name, language }: Account): Promise<void> {
  if (call.devices.isMarkOf(call.device, id)) return;
  const link = `${call.publicUrl}/dashboard/account/security`;
  const device = nameDevice(call);
  await call.mailer.enqueue(tx, { to, name, language, kind: 'sign_in_new', link, keys: 'device', device });
  await call.notifier.notify(tx, { kind: 'sign_in_new', key: uuidv7(), group: 'sign_in', data: { device } }, [id]);
}

/** Finds the account with this password, suspended or not; otherwise null, and the attempt is counted and logged. */
async function authenticate(call: Signing, { email, password }: SignInInput): Promise<Account | null> {
  const account = await findAccount(call.database.db, email);
  const isKnownDevice = call.devices.isMarkOf(call.device, account?.id ?? null);
  const attempt = await call.limits.signIn(call.address, email, isKnownDevice);
  const isRight = await call.passwords.verify(account?.passwordHash ?? null, password, call.address);
  if (account && isRight) await attempt.forgive();
  if (account && isRight && !account.isSuspended) return account;
  const target = account ? { type: 'user' as const, id: account.id } : undefined;
  const reason = isRight ? 'suspended' : 'password';
  await record(call.database.db, call, {
    action: 'auth.sign_in_refused',
    ...(target && { target }),
    after: { reason },
  });
  return isRight ? account : null;
}

/** The new account, or the existing one if this is its password; otherwise null. */
async function openOrEnter(call: Opening, input: SignUpInput): Promise<Account | null> {
  const { name, email, password, language = null } = input;
  const known = await findAccount(call.database.db, email);
  const opened = known ? null : await open(call, { name, email, language, password });
  if (opened) return opened;
  // Known before, or made by another request a moment ago.
  const account = await authenticate(call, { email, password }).catch((error: unknown) => {
    // To say so here would tell that the account exists.
    if (error instanceof AppError && error.key === 'too_many_requests') return null;
    throw error;
  });
  if (!account) {
    await tellOwner(call, email);
    return null;
  }
  if (account.isSuspended) return null;
  return startSession(call, async (tx) => {
    await record(tx, actingAs(call, account), { action: 'auth.sign_in', target: { type: 'user', id: account.id } });
    await tellOfNewBrowser(tx, call, account);
    return account;
  });
}

/** A new account with its session and the mail that verifies its address; null if another request was faster. */
async function open(
  call: Opening,
  { password, ...input }: Pick<Account, 'name' | 'email' | 'language'> & { password: string },
): Promise<Account | null> {
  // Opened and deleted in turn, an account would send its mail each time.
  const isMailed = await call.limits.allowsMail('verify_email', input.email);
  const passwordHash = await call.passwords.hash(password, call.address);
  const account = await startSession(call, async (tx) => {
    const made = await insertAccount(tx, { ...input, passwordHash, role: call.defaultRole });
    if (!made) return null;
    if (isMailed) await sendVerification(tx, call, made);
    const target = { type: 'user' as const, id: made.id };
    await record(tx, actingAs(call, made), { action: 'auth.sign_up', target, after: { role: call.defaultRole } });
    return made;
  });
  return account;
}

/** Somebody, perhaps its owner, tried to open an account for an address that has one. */
async function tellOwner(call: Opening, email: string): Promise<void> {
  const account = await findAccount(call.database.db, email);
  if (!account || account.isSuspended || !(await call.limits.allowsMail('sign_up_known', email))) return;
  const { name, language } = account;
  await call.mailer.enqueue(call.database.db, {
    to: email,
    name,
    language,
    kind: 'sign_up_known',
    link: `${call.publicUrl}/reset-password`,
  });
}
