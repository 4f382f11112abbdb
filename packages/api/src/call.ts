import type { Actor } from './core/actor.ts';
import type { Services } from './services.ts';

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
