import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#kernel/errors.ts';

/** Keeps e-mail and IP addresses out of the table. */
export const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const tooMany = (ms: number): AppError =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });

/** Null if the attempt was within the limit. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(keyOf(key));
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return refused;
  }
}

/** @throws too_many_requests */
export async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const refused = await consume(limiter, key);
  if (refused) throw tooMany(refused.msBeforeNext);
}
