import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import { AppError } from '#kernel/errors.ts';
import { authLimits } from '../auth.limits.ts';
import { callerOf } from '#platform/rate-limits/callers.ts';
import type { Estimate } from './password-strength.worker.ts';

declare module '#kernel/services.ts' {
  interface Services {
    strength: PasswordStrength;
  }
}

/** Rates new passwords. A hostile one takes up to a fifth of a second, so a worker does it. */
export interface PasswordStrength {
  /**
   * @param known what an attacker knows of its owner
   * @param caller the address that asks: callers take turns
   * @throws weak_password if it is common, or easy to guess from `known`; unavailable if it could not be judged in time
   */
  check(password: string, known: readonly string[], caller: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * An honest password takes a few milliseconds and the word lists a quarter of a second to read, but on a busy machine several
 * times that. They take 35 MB as long as they are there.
 */
const LIMITS = { limitMs: 5_000, waitingMax: 50, idleMs: 60_000 };

export function createPasswordStrength(): PasswordStrength {
  const estimates = createWorkerPool<Estimate, number>('password-strength.worker', import.meta.url, LIMITS);
  return {
    async check(password, known, caller) {
      const parts = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((part) => part.length > 2);
      const estimate = { password: password.normalize('NFKC'), known: ['onceware', ...parts] };
      const score = await estimates.run(estimate, { member: callerOf(caller).own });
      if (score < authLimits.passwordScoreMin) throw new AppError('weak_password');
    },
    close: () => estimates.close(),
  };
}
