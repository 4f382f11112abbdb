import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../core/call.ts';
import { AppError } from '../core/errors.ts';
import { findAccount, insertAccount } from './auth.repo.ts';
import type { Session, SignInInput, SignUpInput } from './auth.contract.ts';

type Signing = Pick<Call, 'database' | 'passwords' | 'sessions' | 'limits' | 'address' | 'setSessionCookie' | 'token'>;

/** A sign-up takes at least this long, so that its time does not tell whether an account was made. */
const SIGN_UP_MS = 250;

/** Who is calling, for the page's first render; null for a visitor. */
export function readSession(call: Pick<Call, 'actor'>): Session | null {
  return call.actor && { user: call.actor.user, permissions: [...call.actor.permissions] };
}

/** Starts a session. Wrong e-mail and wrong password answer alike (`wrong_credentials`). */
export async function signIn(call: Signing, input: SignInInput): Promise<{ ok: true }> {
  const attempt = await call.limits.signIn(call.address, input.email);
  const account = await findAccount(call.database.db, input.email);
  const isRight = await call.passwords.verify(account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new AppError('wrong_credentials');
  await attempt.forgive();
  await startSession(call, account.id);
  return { ok: true };
}

/**
 * Opens an account and starts its session. Answers the same, cookie included, when the e-mail has an account already
 * (docs/decisions/004-sign-up-answers-alike.md): with the right password that is a sign-in, else the cookie opens nothing.
 */
export async function signUp(
  call: Signing & Pick<Call, 'defaultRole'>,
  input: SignUpInput,
): Promise<{ ok: true }> {
  await call.limits.signUp(call.address);
  const [userId] = await Promise.all([openAccount(call, input), delay(SIGN_UP_MS)]);
  if (userId) await startSession(call, userId);
  else call.setSessionCookie(randomBytes(25).toString('hex').slice(0, 40));
  return { ok: true };
}

/** Ends the session that the caller's cookie names, if there is one, and takes the cookie away. */
export async function signOut(call: Pick<Call, 'sessions' | 'token' | 'setSessionCookie'>): Promise<{ ok: true }> {
  if (call.token) await call.sessions.end(call.token);
  call.setSessionCookie(null);
  return { ok: true };
}

async function openAccount(
  call: Pick<Call, 'database' | 'passwords' | 'defaultRole'>,
  input: SignUpInput,
): Promise<string | null> {
  const known = await findAccount(call.database.db, input.email);
  if (!known) {
    const passwordHash = await call.passwords.hash(input.password);
    const account = { name: input.name, email: input.email, passwordHash, role: call.defaultRole };
    const made = await call.database.transaction((tx) => insertAccount(tx, account));
    if (made) return made;
  }
  // Known before, or made by another request a moment ago.
  const account = known ?? (await findAccount(call.database.db, input.email));
  const isOwner = await call.passwords.verify(account?.passwordHash ?? null, input.password);
  return account && isOwner ? account.id : null;
}

/** A new token at every sign-in: one that was planted before it is worth nothing after. */
async function startSession(call: Pick<Call, 'sessions' | 'token' | 'setSessionCookie'>, userId: string): Promise<void> {
  if (call.token) await call.sessions.end(call.token);
  call.setSessionCookie(await call.sessions.create(userId));
}
