import { rateLimits } from '@onceware/db/schema/auth';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, OTHER_PASSWORD, PASSWORD, signUp } from '../testing/account-flows.ts';
import { createTestServer, ORIGIN, type TestServer } from '../testing/test-server.ts';

const PER_ACCOUNT = 3;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ limits: { signInPerAccount: PER_ACCOUNT, windowSeconds: 300 } });
});
afterAll(() => server.close());

let addresses = 0;
/** Each from another address, as a botnet would. */
const attempt = (email: string, password: string, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/trpc/auth.signIn',
    remoteAddress: `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ json: { email, password } }),
  });
const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).statusCode;

async function attack(email: string) {
  for (let n = 0; n <= PER_ACCOUNT; n += 1) await attempt(email, `wrong ${n}`);
}

const deviceCookie = (header: string) => header.split('; ').find((pair) => pair.startsWith('onceware-device=')) ?? '';

describe('an account under attack', () => {
  it('lets its owner in from a browser that has signed in before, and strangers not even with the password (T01)', async () => {
    const mine = await signUp(server);
    const device = deviceCookie(mine.cookie);
    expect(device).toMatch(/=[\w-]{43}$/);
    await attack(mine.email);
    expect(await statusOf(mine.email, PASSWORD)).toBe(429);
    expect(await statusOf(mine.email, PASSWORD, device)).toBe(200);
    expect(await statusOf(mine.email, PASSWORD)).toBe(429);
  });

  it('refuses the known-browser mark of another account and a forged one (T01)', async () => {
    const [mine, theirs] = [await signUp(server), await signUp(server)];
    await attack(mine.email);
    for (const cookie of [deviceCookie(theirs.cookie), `onceware-device=${'A'.repeat(43)}`, 'onceware-device=%00']) {
      expect(await statusOf(mine.email, PASSWORD, cookie)).toBe(429);
    }
  });

  it('counts the attempts of a known browser too, separately (T01)', async () => {
    const mine = await signUp(server);
    const device = deviceCookie(mine.cookie);
    for (let n = 0; n < PER_ACCOUNT; n += 1) expect(await statusOf(mine.email, 'wrong', device)).toBe(401);
    expect(await statusOf(mine.email, PASSWORD, device)).toBe(429);
    expect(await statusOf(mine.email, PASSWORD)).toBe(200);
  });

  it('is open again once its password was reset (T01, AUTH-06)', async () => {
    const mine = await signUp(server);
    await attack(mine.email);
    await server.visitor.mutate('auth.requestReset', { email: mine.email });
    const token = await mailedToken(server, mine.email, 'reset_password');
    expect((await server.visitor.mutate('auth.resetPassword', { token, password: OTHER_PASSWORD })).statusCode).toBe(
      200,
    );
    expect(await statusOf(mine.email, OTHER_PASSWORD)).toBe(200);
  });

  it('cannot be guessed by signing up with its address either (T01, AUTH-06)', async () => {
    const mine = await signUp(server);
    const guess = (password: string) =>
      server.visitor.mutate('auth.signUp', { name: 'Eve', email: mine.email, password });
    for (let n = 0; n <= PER_ACCOUNT; n += 1) expect((await guess(`a wrong password ${n}`)).statusCode).toBe(200);
    const [session] = (await guess(PASSWORD)).cookies;
    expect(
      (await server.browser(`${session?.name}=${session?.value}`).query('auth.session')).json().result.data.json,
    ).toBeNull();
  });

  it('looks like no account at all: unknown addresses answer the same (T01, T03)', async () => {
    const email = 'nobody-at-all@example.com';
    await attack(email);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });
});

it('counters hold neither e-mail nor IP addresses (T07)', async () => {
  const { db } = server.services.database;
  expect(await db.select().from(rateLimits).where(like(rateLimits.key, 'sign-in-account:%'))).not.toEqual([]);
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toMatch(/example|10\.0\./);
});
