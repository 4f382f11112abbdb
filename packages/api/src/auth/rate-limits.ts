import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/errors.ts';

export interface RateLimitSettings {
  /** Wrong passwords that one address may send in a window. */
  signInPerAddress: number;
  /** Wrong passwords that one account may get in a window, from wherever. */
  signInPerAccount: number;
  /** Accounts that one address may open in a window. */
  signUpPerAddress: number;
  /** Of each of `LIMIT_KINDS`, by one key. */
  otherPerKey: number;
  windowSeconds: number;
}

/** What is counted besides signing in and up, each by the key that the caller names. */
export const LIMIT_KINDS = ['reset', 'verify', 'contact', 'denied', 'reauth'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Counts one attempt. Throws `too_many_requests` with the time to wait; `forgive` takes the attempt back. */
export interface RateLimits {
  signIn(address: string, email: string): Promise<{ forgive(): Promise<void> }>;
  signUp(address: string): Promise<void>;
  /** @param key the address, account, … that is counted */
  count(kind: LimitKind, key: string): Promise<void>;
}

/**
 * Counts within this process. An attempt is counted before the password is looked at, so that many at once
 * cannot slip through, and taken back when the password was right. A window ends by itself: nobody is locked out for ever.
 */
export function createRateLimits(settings: RateLimitSettings): RateLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: settings.windowSeconds });
  const addresses = limiter(settings.signInPerAddress);
  const accounts = limiter(settings.signInPerAccount);
  const openings = limiter(settings.signUpPerAddress);
  const others = new Map(LIMIT_KINDS.map((kind) => [kind, limiter(settings.otherPerKey)]));

  return {
    async signIn(address, email) {
      await count(addresses, address);
      await count(accounts, email);
      return {
        async forgive() {
          await Promise.all([addresses.reward(address), accounts.reward(email)]);
        },
      };
    },
    signUp: (address) => count(openings, address),
    async count(kind, key) {
      const limiter = others.get(kind);
      if (limiter) await count(limiter, key);
    },
  };
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
