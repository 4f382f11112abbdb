import type { Permission } from '../access/access.contract.ts';
import type { SessionUser } from '../auth/auth.contract.ts';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';

/** Who is calling. */
export interface Actor {
  user: SessionUser;
  permissions: ReadonlySet<Permission>;
  /** SHA-256 of the session's token, as the sessions table holds it. */
  sessionId: string;
}

/** What an action may use: the process's services, and what is known of this one call. */
export interface Call extends Services {
  actor: Actor | null;
  /** The caller's address, for rate limits; already behind the trusted proxies. */
  address: string;
  /** The session token that the caller's cookie holds, valid or not. */
  token: string | null;
  /** Hands the browser a session token, or takes its cookie away. */
  setSessionCookie(token: string | null): void;
}

/** The caller, or `unauthenticated`. */
export function requireActor(call: Pick<Call, 'actor'>): Actor {
  if (!call.actor) throw new AppError('unauthenticated');
  return call.actor;
}
