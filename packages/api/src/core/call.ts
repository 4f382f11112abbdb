import type { Permission } from '../access/access.contract.ts';
import type { KeyScope } from '../access/key-scopes.contract.ts';
import type { SessionUser } from '../auth/auth.contract.ts';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';

/** Who is calling. */
export interface Actor {
  user: SessionUser;
  permissions: ReadonlySet<Permission>;
  /** By a session's cookie, or by an API key. */
  via: 'session' | 'key';
  /** What an API key was allowed; who signed in themselves has no need of any. */
  scopes: ReadonlySet<KeyScope>;
  /** Of the session or key. The session's is the SHA-256 of its token, as the table holds it. */
  credentialId: string;
}

/** What an action may use: the process's services, and what is known of this one call. */
export interface Call extends Services {
  actor: Actor | null;
  /** The caller's address, for rate limits; already behind the trusted proxies. */
  address: string;
  /** As the caller's browser or tool names itself, cut to 400 characters; null if it does not. */
  userAgent: string | null;
  /** The session token that the caller's cookie holds, valid or not. */
  token: string | null;
  /** What the browser keeps of having signed in to an account before (auth/sessions/devices.ts), real or not. */
  device: string | null;
  setDeviceCookie(mark: string): void;
  /** Hands the browser a session token, or takes its cookie away. */
  setSessionCookie(token: string | null): void;
}

/** A call of somebody who is known. */
export type SignedIn<Of extends Pick<Call, 'actor'> = Call> = Of & { actor: Actor };

/** The caller, or `unauthenticated`. */
export function requireActor(call: Pick<Call, 'actor'>): Actor {
  if (!call.actor) throw new AppError('unauthenticated');
  return call.actor;
}

/** The caller, if they signed in themselves: what could take the account from them is not for keys. */
export function requireSession(call: Pick<Call, 'actor'>): Actor {
  const actor = requireActor(call);
  if (actor.via !== 'session') throw new AppError('session_required');
  return actor;
}

/** Refuses an API key that was not allowed this. @throws scope_required */
export function requireScope({ actor }: Pick<Call, 'actor'>, scope: KeyScope): void {
  if (actor?.via === 'key' && !actor.scopes.has(scope)) throw new AppError('scope_required');
}
