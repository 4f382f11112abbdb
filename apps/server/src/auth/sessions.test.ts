import { actionLog } from '@onceware/db/schema/action-log';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { accountTokens, rateLimits, sessions } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, isSignedIn, mailedToken, PASSWORD, signIn, signUp, type Browser } from '../testing/account-flows.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Entry {
  id: string;
  isCurrent: boolean;
}
const list = async (browser: Browser): Promise<Entry[]> =>
  (await browser.query('auth.sessions')).json().result.data.json.sessions;
const end = (browser: Browser, sessionId: string) => browser.mutate('auth.endSession', { sessionId });

describe('the list of sessions', () => {
  it('shows this one first, then the newest, with browser, system and address (AUTH-06)', async () => {
    const mine = await signUp(server);
    await signIn(server, mine.email);
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
    await server.visitor.post(
      '/trpc/auth.signIn',
      { json: { email: mine.email, password: PASSWORD } },
      { 'user-agent': firefox },
    );
    expect(await list(mine)).toMatchObject([
      { isCurrent: true },
      {
        isCurrent: false,
        browser: 'Firefox',
        system: 'Windows',
        device: 'desktop',
        address: '127.0.0.1',
        signedInAt: expect.stringMatching(/^20.*Z$/),
      },
      { isCurrent: false, browser: null, system: null, device: null },
    ]);
  });

  it('does not show sessions that are over (AUTH-06)', async () => {
    const mine = await signUp(server);
    await signIn(server, mine.email);
    const [, other] = await list(mine);
    await server.services.database.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.id, other?.id ?? ''));
    expect(await list(mine)).toHaveLength(1);
  });

  it('is not for API keys (AUTH-06, T11)', async () => {
    const mine = await server.signedIn();
    const tool = await server.tool(mine.user);
    expect(errorOf(await tool.query('auth.sessions'))).toBe('403 session_required');
  });
});

describe('ending sessions', () => {
  it('ends one at once, and the others go on (AUTH-06, T05)', async () => {
    const mine = await signUp(server);
    const [second, third] = [await signIn(server, mine.email), await signIn(server, mine.email)];
    const [current] = await list(second);
    expect((await end(mine, current?.id ?? '')).statusCode).toBe(200);
    expect(await Promise.all([mine, second, third].map(isSignedIn))).toEqual([true, false, true]);
    expect(errorOf(await end(mine, current?.id ?? ''))).toBe('404 not_found');
  });

  it('ends all others, and says how many there were (AUTH-06, T05)', async () => {
    const mine = await signUp(server);
    const others = [await signIn(server, mine.email), await signIn(server, mine.email)];
    const answer = await mine.mutate('auth.endOtherSessions');
    expect(answer.json().result.data.json).toEqual({ ended: 2 });
    expect(await Promise.all([mine, ...others].map(isSignedIn))).toEqual([true, false, false]);
  });

  it('takes the cookie away with this one (AUTH-06)', async () => {
    const mine = await signUp(server);
    const [current] = await list(mine);
    const answer = await end(mine, current?.id ?? '');
    expect(answer.headers['set-cookie']).toMatch(/^onceware=; Max-Age=0/);
    expect(await isSignedIn(mine)).toBe(false);
  });

  it('ends nobody else’s session (AUTH-06, T11)', async () => {
    const [mine, theirs] = [await signUp(server), await signUp(server)];
    const [current] = await list(theirs);
    expect(errorOf(await end(mine, current?.id ?? ''))).toBe('404 not_found');
    expect(errorOf(await end(mine, 'not an id'))).toBe('400 invalid_input');
    expect(await isSignedIn(theirs)).toBe(true);
  });
});

it('a dump of sessions, tokens, keys, mails and attempts gives no access and names nobody (AUTH-06, T07)', async () => {
  const quiet = await createTestServer();
  try {
    const { database } = quiet.services;
    const mine = await signUp(quiet);
    const token = await mailedToken(quiet, mine.email, 'verify_email');
    // Queued and not yet sent.
    const mail = {
      to: mine.email,
      name: 'Ada',
      language: null,
      kind: 'reset_password',
      link: 'http://localhost/#very-secret',
    } as const;
    await quiet.services.mailer.enqueue(database.db, mail);
    await quiet.visitor.mutate('auth.signIn', { email: mine.email, password: 'wrong' });

    const tables = [sessions, accountTokens, apiKeys, rateLimits, actionLog];
    const { rows: waiting } = await database.pool.query('select * from pgboss.job');
    expect(waiting).not.toEqual([]);
    const dump = JSON.stringify([
      ...(await Promise.all(tables.map((table) => database.db.select().from(table)))),
      ...waiting,
    ]);
    const cookies = mine.cookie.split('; ').map((pair) => pair.split('=')[1]);
    expect(cookies).toHaveLength(2);
    for (const secret of [token, 'very-secret', ...cookies]) expect(dump).not.toContain(secret);
    expect(dump.replaceAll(/"email":"[^"]*"/g, '')).not.toContain(mine.email);
    const hashes = [...dump.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash);
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) {
      expect(await isSignedIn(quiet.browser(`onceware=${hash}`))).toBe(false);
      expect((await quiet.visitor.mutate('auth.verifyEmail', { token: hash })).statusCode).toBe(400);
      expect((await quiet.visitor.get('/api/user-collections', { authorization: `Bearer ${hash}` })).statusCode).toBe(
        401,
      );
    }
  } finally {
    await quiet.close();
  }
});

it('sign-in events are in the action log, in order and without e-mail addresses (AUTH-06, ADM-01)', async () => {
  const mine = await signUp(server);
  await server.visitor.mutate('auth.signIn', { email: mine.email, password: 'wrong' });
  const other = await signIn(server, mine.email);
  await other.mutate('auth.signOut');
  await mine.mutate('auth.endOtherSessions');
  const user = (await mine.query('auth.session')).json().result.data.json.user.id;
  const rows = await server.services.database.db
    .select()
    .from(actionLog)
    .where(eq(actionLog.targetId, user))
    .orderBy(actionLog.id);
  expect(rows.map(({ action, actorId, via }) => [action, actorId === user, via])).toEqual([
    ['auth.sign_up', true, 'session'],
    ['auth.sign_in_refused', false, 'visitor'],
    ['auth.sign_in', true, 'session'],
    ['auth.sign_out', true, 'session'],
    ['auth.sessions_end', true, 'session'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(mine.email);
  expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true);
});
