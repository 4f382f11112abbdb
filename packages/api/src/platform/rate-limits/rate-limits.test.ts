import { openDatabase } from '@onceware/db/client';
import { rateLimits } from '@onceware/db/schema/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const SETTINGS = {
  signInPerAddress: 100,
  signInPerAccount: 2,
  signUpPerAddress: 2,
  otherPerKey: 2,
  messagesInTenSeconds: 2,
  mailsPerHour: 3,
  windowSeconds: 60,
};

let api: TestApi;
let limits: RateLimits;
beforeAll(async () => {
  api = await createTestApi();
  limits = createRateLimits(api.database.pool, SETTINGS);
});
afterAll(() => api.close());

// The clock of this process, which is wrong by months and does not matter (T49).
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await api.database.db.delete(rateLimits);
});
const pass = (seconds: number) =>
  api.database.pool.query('update rate_limits set expire = expire - $1::bigint', [Math.round(seconds * 1000)]);

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
      await pass(wait + 1);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('while refused do not make the wait longer (T01)', async () => {
    const wait = await fill();
    await pass(wait - 10);
    for (let n = 0; n < 5; n += 1) expect(await signIn()).toBeLessThanOrEqual(10);
    await pass(11);
    expect(await signIn()).toBe(0);
  });

  it('begin anew after a quiet time (T01)', async () => {
    await pass((await fill()) + 1);
    await pass((await fill()) + 16 * 60);
    expect(await fill()).toBe(60);
  });

  it('are taken back when the password was right (T01)', async () => {
    for (let n = 0; n < 5; n += 1) await (await limits.signIn('10.0.0.1', 'ada@example.com', false)).forgive();
    expect(await signIn()).toBe(0);
  });

  it('are forgotten with a new password (T01)', async () => {
    await pass((await fill()) + 1);
    await fill();
    await limits.forgiveAccount('ada@example.com');
    expect(await fill()).toBe(60);
  });

  it('at the same moment cannot slip through (T01, T23)', async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(SETTINGS.signInPerAccount);
  });
});

describe('callers', () => {
  const signUps = (addresses: string[]) =>
    addresses.reduce<Promise<boolean[]>>(
      async (all, one) => [...(await all), (await waitOf(limits.signUp(one))) === 0],
      Promise.resolve([]),
    );

  it('from one /64 count as one, however they write their address, and others are not held up (T47)', async () => {
    expect(
      await signUps(['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1']),
    ).toEqual([true, true, false, true]);
  });

  it('from one /48 share a limit ten times as high, and others are not held up (T47)', async () => {
    const many = await signUps(Array.from({ length: 24 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`));
    expect(many.filter(Boolean)).toHaveLength(20);
    expect(await signUps(['2001:db8:2::1'])).toEqual([true]);
  });

  it('with IPv4-mapped IPv6 addresses count by their IPv4 address (T47)', async () => {
    expect(await signUps(['10.1.1.1', '::ffff:10.1.1.1', '::ffff:a01:101', '::ffff:10.1.1.2'])).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('count this way for everything that is counted by address, and forgiven attempts are taken back (T47)', async () => {
    for (const kind of ['reset', 'contact'] as const) {
      const waits = await Promise.all(
        ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((one) => waitOf(limits.countCaller(kind, one))),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
    }
    const strict = createRateLimits(api.database.pool, { ...SETTINGS, signInPerAddress: 1, signInPerAccount: 100 });
    const attempt = (from: string) => strict.signIn(from, 'ada@example.com', false);
    for (let n = 0; n < 12; n += 1) await (await attempt(`2001:db8::${n}`)).forgive();
    await attempt('2001:db8::1');
    expect(await waitOf(attempt('2001:db8::2'))).toBeGreaterThan(0);
  });
});

describe('mails to one address', () => {
  it('are limited to three an hour of each kind (T44)', async () => {
    const ask = (kind: 'reset_password' | 'verify_email', to = 'ada@example.com') => limits.allowsMail(kind, to);
    expect([
      await ask('reset_password'),
      await ask('reset_password'),
      await ask('reset_password'),
      await ask('reset_password'),
    ]).toEqual([true, true, true, false]);
    expect([await ask('verify_email'), await ask('reset_password', 'eve@example.com')]).toEqual([true, true]);
    await pass(50 * 60);
    expect(await ask('reset_password')).toBe(false);
    await pass(11 * 60);
    expect(await ask('reset_password')).toBe(true);
  });
});

describe('several processes on one database', () => {
  it('count together (T01)', async () => {
    const database = openDatabase({ url: api.url, poolSize: 1 });
    try {
      const other = createRateLimits(database.pool, SETTINGS);
      expect([await signIn(limits), await signIn(other)]).toEqual([0, 0]);
      const [first, second] = [await signIn(limits), await signIn(other)];
      expect([first, second > 0]).toEqual([60, true]);
      await limits.count('contact', '10.0.0.1');
      await other.count('contact', '10.0.0.1');
      expect(await waitOf(limits.count('contact', '10.0.0.1'))).toBeGreaterThan(0);
      expect(await waitOf(other.count('contact', '10.0.0.2'))).toBe(0);
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
