import { accountTokens, emailChanges, sessions } from '@onceware/db/schema/auth';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeOrganizations } from '#identity/organizations/organizations.service.ts';
import { hashToken } from '#identity/auth/sessions/lucia.ts';
import { purgeExpired } from '#identity/auth/purge.service.ts';
import { createRateLimits } from '#platform/rate-limits/rate-limits.ts';
import { createSessionStore } from '#identity/auth/sessions/sessions.ts';
import { listen } from '#platform/listening/listen.ts';
import { purgeDeleted } from '#collections/lifecycle/lifecycle.service.ts';
import { purgePurchases } from '#purchases/purchases.service.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

// A clock of this process alone: Postgres has its own. One that the whole process has is tried in the server's tests.
const setClock = (days: number) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });

async function purgeEverything(): Promise<void> {
  for (const purge of [purgeDeleted, purgePurchases, purgeOrganizations, purgeExpired]) await purge(api.database);
}

/** Another process's view, with an empty cache. */
async function isSignedIn(token: string): Promise<boolean> {
  const listener = listen({ url: api.url, pool: api.database.pool });
  const sessionsOfOther = createSessionStore({ database: api.database, listener });
  try {
    return (await sessionsOfOther.read(token)) !== null;
  } finally {
    await listener.close();
  }
}

const rowsLeft = () =>
  Promise.all(
    [sessions, accountTokens, emailChanges, collections, collectionItems].map((table) => api.database.db.$count(table)),
  );

describe.each([31, 400, -31])('a process whose clock is wrong by %i days', (days) => {
  it('ends no session, link, change of address or API key, and deletes nothing that can be brought back (T49, OPS-04)', async () => {
    const user = await makeUser(api.database);
    const mine = api.as(user);
    const token = await api.sessions.create(user.id);
    const collectionId = uuidv7();
    await mine.collections.load();
    await mine.collections.create({ id: collectionId, name: 'Reading list' });
    const deal = { entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id };
    await mine.collections.addItem({ collectionId, ...deal });
    await mine.collections.removeItem({ collectionId, ...deal });
    await mine.collections.delete({ collectionId });
    await api.as(null).auth.requestReset({ email: user.email });
    const before = await rowsLeft();

    setClock(days);
    await purgeEverything();
    expect(await isSignedIn(token)).toBe(true);
    expect(await rowsLeft()).toEqual(before);
    vi.useRealTimers();
    expect(await isSignedIn(token)).toBe(true);
    await mine.collections.restore({ collectionId });
    await mine.collections.restoreItems({ collectionId, entities: [deal] });
  });

  it('makes sessions, links and mails that work and end as those of others (T49, OPS-04)', async () => {
    const user = await makeUser(api.database);
    setClock(days);
    const token = await api.sessions.create(user.id);
    await api.as(null).auth.requestReset({ email: user.email });
    await runJobs(api, ['mail']);
    expect(api.mails.map(({ to }) => to)).toContain(user.email);
    vi.useRealTimers();
    expect(await isSignedIn(token)).toBe(true);
    const { rows } = await api.database.pool.query(
      `select round(extract(epoch from s.expires_at - now()) / 86400)::int as "sessionDays", round(extract(epoch from t.expires_at - now()) / 3600)::int as "linkHours"
       from sessions s join account_tokens t using (user_id) where s.id = $1`,
      [hashToken(token)],
    );
    expect(rows).toEqual([{ sessionDays: 30, linkHours: 1 }]);
    await api.database.pool.query('delete from sessions');
    expect(await isSignedIn(token)).toBe(false);
  });

  it('lifts no limit and lengthens no wait (T49, OPS-04)', async () => {
    const limits = createRateLimits(api.database.pool, {
      signInPerAddress: 2,
      signInPerAccount: 2,
      signUpPerAddress: 2,
      otherPerKey: 2,
      messagesInTenSeconds: 2,
      mailsPerHour: 3,
      windowSeconds: 60,
    });
    const address = `10.0.${Math.abs(days) % 200}.${days > 0 ? 1 : 2}`;
    await limits.signUp(address);
    await limits.signUp(address);
    setClock(days);
    const refused = await limits.signUp(address).catch((error: unknown) => error);
    expect(refused).toMatchObject({ key: 'too_many_requests' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);
  });
});

it('a session is renewed when half of its days are over, by the database, whatever this process thinks (T49, OPS-04)', async () => {
  const { pool } = api.database;
  const { id } = await makeUser(api.database);
  const token = await api.sessions.create(id);
  const daysLeft = async () => {
    const { rows } = await pool.query<{ days: number }>(
      'select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where id = $1',
      [hashToken(token)],
    );
    return rows[0]?.days;
  };
  setClock(-31);
  await pool.query(`update sessions set expires_at = now() + interval '14 days' where id = $1`, [hashToken(token)]);
  expect([await isSignedIn(token), await daysLeft()]).toEqual([true, 30]);
  await pool.query(`update sessions set expires_at = now() - interval '1 minute' where id = $1`, [hashToken(token)]);
  expect(await isSignedIn(token)).toBe(false);
});
