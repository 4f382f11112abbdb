import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AppError } from '#kernel/errors.ts';
import { consume, keyOf, tooMany } from './counting.ts';

const LONGEST_WAIT_SECONDS = 15 * 60;

/** Wrong passwords that an account got, from wherever. */
export interface AccountLimit {
  /** @throws too_many_requests */
  count(email: string): Promise<void>;
  /** Uncounts an attempt. */
  reward(email: string): Promise<void>;
  forget(email: string): Promise<void>;
}

/** Waits that grow with each full window, and nobody locked out for ever: docs/decisions/017-sign-in-back-off.md. */
export function createAccountLimit(
  limiter: (keyPrefix: string, points: number, duration?: number) => RateLimiterAbstract,
  { signInPerAccount, windowSeconds }: { signInPerAccount: number; windowSeconds: number },
): AccountLimit {
  const accounts = limiter('sign-in-account', signInPerAccount);
  // How many windows in a row an account was full. Forgotten when the longest wait has passed without.
  const fullWindows = limiter('sign-in-full', Number.MAX_SAFE_INTEGER, 2 * LONGEST_WAIT_SECONDS);

  /** Called once in a window, when it is full: the wait doubles with each. */
  async function lengthenWait(email: string): Promise<AppError> {
    const key = keyOf(email);
    const before = (await fullWindows.get(key))?.consumedPoints ?? 0;
    const seconds = Math.min(windowSeconds * 2 ** before, Math.max(LONGEST_WAIT_SECONDS, windowSeconds));
    await fullWindows.set(key, before + 1, seconds + LONGEST_WAIT_SECONDS);
    await accounts.block(key, seconds);
    return tooMany(seconds * 1000);
  }

  return {
    async count(email) {
      const refused = await consume(accounts, email);
      if (!refused) return;
      throw refused.consumedPoints === signInPerAccount + 1 ? await lengthenWait(email) : tooMany(refused.msBeforeNext);
    },
    reward: async (email) => void (await accounts.reward(keyOf(email))),
    async forget(email) {
      await Promise.all([accounts, fullWindows].map((one) => one.delete(keyOf(email))));
    },
  };
}
