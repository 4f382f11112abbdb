import type { Actor } from './actor.ts';
import type { Services } from './services.ts';

/** Everything that an action may use: the process's services, and the facts about this one call. */
export interface Call extends Services {
  actor: Actor | null;
  /** The caller's address, for rate limits; already behind the trusted proxies. */
  address: string;
  /** User agent of the caller, cut to 400 characters; null if there is none. */
  userAgent: string | null;
  /** The session token that the caller's cookie holds, valid or not. */
  token: string | null;
  /** Mark that the browser keeps of an earlier sign-in to an account (identity/auth/sessions/devices.ts), real or not. */
  device: string | null;
  setDeviceCookie(mark: string): void;
  /** Sets the session cookie, or clears it. */
  setSessionCookie(token: string | null): void;
}
