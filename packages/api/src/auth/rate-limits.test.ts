import { openDatabase } from '@onceware/db/client';
import { rateLimits } from '@onceware/db/schema/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../core/errors.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const SETTINGS = { signInPerAddress: 100, signInPerAccount: 2, signUpPerAddress: 2, otherPerKey: 2, windowSeconds: 60 };

let api: TestApi;
let limits: RateLimits;
beforeAll(async () => {
  api = await createTestApi();
  limits = createRateLimits(api.database.pool, SETTINGS);
});
afterAll(() => api.close());

// Only the clock: timers go on, for the database's sake.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await api.database.db.delete(rateLimits);
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Seconds to wait, or 0 if it was let through. */
async function waitOf(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt;
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'too_many_requests') throw error;
    return error.retryAfterSeconds ?? -1;
  }
}
let address = 0;
const signIn = (from: RateLimits = limits) => waitOf(from.signIn(`10.0.0.${(address += 1)}`, 'ada@example.com', false));

/** Tries until it is refused, and answers the wait. */
async function fill(): Promise<number> {
  for (let n = 0; n < SETTINGS.signInPerAccount; n += 1) expect(await signIn()).toBe(0);
  return signIn();
}

describe('attempts on an account', () => {
  it('wait twice as long after each full window, and never longer than a quarter of an hour (T01)', async () => {
    const waits = [];
    for (let n = 0; n < 6; n += 1) {
      const wait = await fill();
      waits.push(wait);
      expect(await signIn()).toBeLessThanOrEqual(wait);
      pass(wait + 1);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('while refused do not make the wait longer (T01)', async () => {
    const wait = await fill();
    pass(wait - 10);
    for (let n = 0; n < 5; n += 1) expect(await signIn()).toBeLessThanOrEqual(10);
    pass(11);
    expect(await signIn()).toBe(0);
  });

  it('begin anew after a quiet time (T01)', async () => {
    pass((await fill()) + 1);
    pass((await fill()) + 16 * 60);
    expect(await fill()).toBe(60);
  });

  it('are taken back when the password was right (T01)', async () => {
    for (let n = 0; n < 5; n += 1) await (await limits.signIn('10.0.0.1', 'ada@example.com', false)).forgive();
    expect(await signIn()).toBe(0);
  });

  it('are forgotten with a new password (T01)', async () => {
    pass((await fill()) + 1);
    await fill();
    await limits.forgiveAccount('ada@example.com');
    expect(await fill()).toBe(60);
  });

  it('at the same moment cannot slip through (T01, T23)', async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(SETTINGS.signInPerAccount);
  });
});

describe('several processes on one database', () => {
  it('count together (T01)', async () => {
    const database = openDatabase({ url: api.url, poolSize: 1 });
    try {
      const other = createRateLimits(database.pool, SETTINGS);
      expect([await signIn(limits), await signIn(other)]).toEqual([0, 0]);
      expect([await signIn(limits), await signIn(other)]).toEqual([60, 60]);
      await limits.count('contact', '10.0.0.1');
      await other.count('contact', '10.0.0.1');
      expect(await waitOf(limits.count('contact', '10.0.0.1'))).toBe(60);
      expect([await other.allows('contact', '10.0.0.1'), await other.allows('contact', '10.0.0.2')]).toEqual([false, true]);
    } finally {
      await database.close();
    }
  });

  it('count each for itself while the database is away (T01)', async () => {
    const database = openDatabase({ url: api.url });
    await database.close();
    const alone = createRateLimits(database.pool, SETTINGS);
    expect([await signIn(alone), await signIn(alone)]).toEqual([0, 0]);
    expect(await signIn(alone)).toBeGreaterThan(0);
  });
});
