import { AppError } from './errors.ts';
import type { KeyScope } from './key-scopes.contract.ts';
import type { Permission } from './permissions.contract.ts';

/** Authenticated caller of a request. */
export interface Actor {
  user: { id: string; name: string; email: string; avatar: string | null };
  permissions: ReadonlySet<Permission>;
  /** True for a member of an organisation that staff gave tools to; as old as the session's cache. */
  isVendor: boolean;
  /** By a session's cookie, or by an API key. */
  via: 'session' | 'key';
  /** Scopes granted to an API key; a session needs none. */
  scopes: ReadonlySet<KeyScope>;
  /** ID of the session or key. For a session it is the SHA-256 of its token, as the table stores it. */
  credentialId: string;
  /** When the session or key ends by itself, by this process's clock; undefined: never, or unknown. */
  endsAt?: number;
}

/** Anything with the caller; null means a visitor. */
interface WithActor {
  actor: Actor | null;
}

/** The same for a caller who is signed in. */
export type SignedIn<Of extends WithActor> = Of & { actor: Actor };

/** The caller, or `unauthenticated`. */
export function requireActor(call: WithActor): Actor {
  if (!call.actor) throw new AppError('unauthenticated');
  return call.actor;
}

/** The caller, if they signed in themselves: what could take the account from them is not for keys. */
export function requireSession(call: WithActor): Actor {
  const actor = requireActor(call);
  if (actor.via !== 'session') throw new AppError('session_required');
  return actor;
}

/** Refuses an API key that was not allowed this. @throws scope_required */
export function requireScope({ actor }: WithActor, scope: KeyScope): void {
  if (actor?.via === 'key' && !actor.scopes.has(scope)) throw new AppError('scope_required');
}
