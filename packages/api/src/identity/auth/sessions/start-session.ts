import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Account } from '../auth.repo.ts';
import { hashToken } from './lucia.ts';
import { deleteSession } from './sessions.repo.ts';

export type Starting = Pick<
  Call,
  'database' | 'sessions' | 'actor' | 'token' | 'address' | 'userAgent' | 'setSessionCookie'
>;

/**
 * Starts a session in the caller's browser, in one transaction with `change`, which names whose it is. Always a new token:
 * one that was planted before is worth nothing after, and whoever was signed in here before is signed out.
 *
 * @param began what follows once the session is there, by its id
 * @returns what `change` returned; with null no session was started
 */
export async function startSession<Owner extends { id: string }>(
  call: Starting,
  change: (tx: Db) => Promise<Owner | null>,
  began: (tx: Db, sessionId: string) => Promise<void> = async () => {},
): Promise<Owner | null> {
  const started = await call.database.transaction(async (tx) => {
    const owner = await change(tx);
    if (!owner) return null;
    if (call.token) await deleteSession(tx, hashToken(call.token));
    const { userAgent, address } = call;
    const token = await call.sessions.create(owner.id, { userAgent, address }, tx);
    await began(tx, hashToken(token));
    return { owner, token };
  });
  if (!started) return null;
  call.sessions.forget(started.owner.id);
  if (call.actor) call.sessions.forget(call.actor.user.id);
  call.setSessionCookie(started.token);
  return started.owner;
}

/** The call with the account as its actor, for the log, because while signing in there is no actor yet. */
export function actingAs<Acting extends Pick<Call, 'actor' | 'address' | 'userAgent'>>(
  call: Acting,
  account: Account,
): Acting {
  const { id, name, email, avatar } = account;
  const actor: Actor = {
    user: { id, name, email, avatar },
    permissions: new Set(),
    isVendor: false,
    scopes: new Set(),
    via: 'session',
    credentialId: '',
  };
  return { ...call, actor };
}
