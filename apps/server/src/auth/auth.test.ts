import { runJobs } from '@onceware/api/testing/run-jobs';
import { createHash, randomUUID } from 'node:crypto';
import { rolePermissions, userRoles } from '@onceware/db/schema/access';
import { sessions, users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let people = 0;
const person = () => ({ name: 'Ada', email: `ada-${(people += 1)}@example.com`, password: 'a long enough one' });

/** Cookie that a browser would send back. */
function cookieOf(answer: LightMyRequestResponse): string {
  const [cookie] = answer.cookies;
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}
const sessionOf = async (cookie: string) =>
  (await server.browser(cookie).query('auth.session')).json().result.data.json;

describe('signing up', () => {
  it('opens an account with the default role and signs in (AUTH-01, AUTH-05)', async () => {
    const who = person();
    const answer = await server.visitor.mutate('auth.signUp', who);
    expect(answer.json().result.data.json).toEqual({ ok: true });
    expect(await sessionOf(cookieOf(answer))).toEqual({
      user: { id: expect.any(String), name: 'Ada', email: who.email, avatar: null },
      permissions: expect.arrayContaining(['sidebar.view', 'dev.feature']),
      isVendor: false,
    });
  });

  it('takes an e-mail in any case and with spaces around it as one account (AUTH-06)', async () => {
    const who = person();
    await server.visitor.mutate('auth.signUp', { ...who, email: `  ${who.email.toUpperCase()} ` });
    const answer = await server.visitor.mutate('auth.signIn', who);
    expect((await sessionOf(cookieOf(answer))).user.email).toBe(who.email);
  });

  it.each([
    ['a plus', 'ada+deals@example.com', 'ADA+Deals@Example.COM'],
    ['an apostrophe', "ada.o'neill@example.com", "Ada.O'Neill@example.com"],
  ])('takes an e-mail with %s as it is, one account in any case (AUTH-06)', async (_what, email, typed) => {
    await server.visitor.mutate('auth.signUp', { ...person(), email: typed });
    expect((await server.visitor.mutate('auth.signIn', { ...person(), email })).statusCode).toBe(200);
  });

  it.each(['"ada lovelace"@example.com', 'ада@пример.рф', 'ada@exämple.com'])(
    'refuses the e-mail %s, which not every mail server takes (AUTH-06)',
    async (email) => {
      expect((await server.visitor.mutate('auth.signUp', { ...person(), email })).statusCode).toBe(400);
    },
  );

  it.each(['password1234', 'qwertyuiop', 'Ada Ada Ada', 'onceware1'])(
    'refuses the password %s, which is easy to guess (AUTH-06)',
    async (password) => {
      const answer = await server.visitor.mutate('auth.signUp', { ...person(), password });
      expect([answer.statusCode, answer.json().error.json.data.error.code, answer.cookies]).toEqual([
        400,
        'weak_password',
        [],
      ]);
    },
  );

  it('is counted before the password is judged or hashed (T44)', async () => {
    const limited = await createTestServer({ limits: { signUpPerAddress: 1 } });
    try {
      const statuses = [];
      for (const password of ['password1234', 'password1234', person().password]) {
        statuses.push((await limited.visitor.mutate('auth.signUp', { ...person(), password })).statusCode);
      }
      expect(statuses).toEqual([400, 429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('tells the owner by mail when somebody signs up with their address, and not when they do themselves (AUTH-06, T03)', async () => {
    const who = person();
    const kinds = async () => {
      await runJobs(server.services, ['mail']);
      return server.services.mails.filter((mail) => mail.to === who.email).map(({ kind }) => kind);
    };
    await server.visitor.mutate('auth.signUp', { ...who, language: 'pt' });
    await server.visitor.mutate('auth.signUp', who);
    // From a browser without the account's mark.
    expect(await kinds()).toEqual(['verify_email', 'sign_in_new']);
    await server.visitor.mutate('auth.signUp', { ...who, name: 'Eve', password: 'another password' });
    expect(await kinds()).toEqual(['verify_email', 'sign_in_new', 'sign_up_known']);
    expect(server.services.mails.findLast((mail) => mail.to === who.email)).toMatchObject({
      name: 'Ada',
      language: 'pt',
    });
  });

  it('makes one account of two requests at the same moment, and both are signed in (AUTH-06)', async () => {
    const who = person();
    const both = await Promise.all([1, 2].map(() => server.visitor.mutate('auth.signUp', who)));
    const ids = await Promise.all(both.map(async (answer) => (await sessionOf(cookieOf(answer))).user.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('answers alike when the e-mail has an account, and opens nothing (AUTH-06, T03)', async () => {
    const who = person();
    const shape = (answer: LightMyRequestResponse) => ({
      status: answer.statusCode,
      body: answer.body,
      headers: Object.keys(answer.headers).toSorted(),
      cookies: answer.cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length })),
    });
    const fresh = await server.visitor.mutate('auth.signUp', who);
    const known = await server.visitor.mutate('auth.signUp', { ...who, name: 'Eve', password: 'another password' });
    const dateless = ({ cookies, ...rest }: ReturnType<typeof shape>) => ({
      ...rest,
      cookies: cookies.map(({ expires: _expires, ...cookie }) => cookie),
    });
    expect(dateless(shape(known))).toEqual(dateless(shape(fresh)));
    expect(await sessionOf(cookieOf(known))).toBeNull();
    expect(
      (await server.visitor.mutate('auth.signIn', { email: who.email, password: 'another password' })).statusCode,
    ).toBe(401);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['no e-mail address', { email: 'ada' }, 'email'],
    ['a short password', { password: '1234567' }, 'password'],
    ['a password of 10,000 characters', { password: 'x'.repeat(10_000) }, 'password'],
    ['an e-mail of 10,000 characters', { email: `${'a'.repeat(10_000)}@example.com` }, 'email'],
    ['two e-mails in one', { email: 'ada@example.com,eve@example.com' }, 'email'],
    ['an e-mail with a line break', { email: 'ada@example.com\nBcc: eve@example.com' }, 'email'],
  ])('refuses %s and names the field (API-02)', async (_what, wrong, path) => {
    const answer = await server.visitor.mutate('auth.signUp', { ...person(), ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.json.data.error.issues).toMatchObject([{ path }]);
    expect(answer.cookies).toEqual([]);
  });

  it('gives nobody a role by asking for it (T13)', async () => {
    const who = { ...person(), role: 'admin', roles: ['admin'], permissions: ['admin.users'], id: 'x' };
    const { permissions } = await sessionOf(cookieOf(await server.visitor.mutate('auth.signUp', who)));
    expect(permissions.toSorted()).toEqual(['dev.feature', 'sidebar.view']);
  });
});

describe('signing in', () => {
  it('answers wrong passwords and unknown e-mails alike, in status, body and headers (AUTH-06, T03)', async () => {
    const who = person();
    await server.visitor.mutate('auth.signUp', who);
    const wrong = { email: who.email, password: 'not the right one' };
    const known = await server.visitor.mutate('auth.signIn', wrong);
    const unknown = await server.visitor.mutate('auth.signIn', { ...wrong, email: 'nobody@example.com' });
    expect([unknown.statusCode, unknown.body, unknown.cookies]).toEqual([401, known.body, known.cookies]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('reveals a suspension only to someone who knows the password (AUTH-06, ADM-01)', async () => {
    const who = person();
    await server.visitor.mutate('auth.signUp', who);
    await server.services.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, who.email));
    const right = await server.visitor.mutate('auth.signIn', who);
    expect([right.statusCode, right.json().error.json.data.error.code, right.cookies]).toEqual([403, 'suspended', []]);
    expect((await server.visitor.mutate('auth.signIn', { ...who, password: 'not the right one' })).statusCode).toBe(
      401,
    );
    expect(await sessionOf(cookieOf(await server.visitor.mutate('auth.signUp', who)))).toBeNull();
  });

  it('gives a new session, and ends the one that was there before (AUTH-06, T04)', async () => {
    const who = person();
    const first = cookieOf(await server.visitor.mutate('auth.signUp', who));
    const second = cookieOf(await server.browser(first).mutate('auth.signIn', who));
    expect(second).not.toBe(first);
    expect(await sessionOf(first)).toBeNull();
    const planted = 'onceware=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    expect(cookieOf(await server.browser(planted).mutate('auth.signIn', who))).not.toBe(planted);
  });

  it('sets a cookie that scripts cannot read and other sites do not send (AUTH-06, T08)', async () => {
    const answer = await server.visitor.mutate('auth.signUp', person());
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^onceware=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^onceware-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('sets a __Host- cookie outside development (AUTH-06, T08)', async () => {
    const publicUrl = 'https://onceware.example';
    const secure = await createTestServer({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: publicUrl,
        APP_SECRET: 'q8Zt3vLx0NfKp2WmRy6HsJd9UbEg4TaC',
        DATA_KEY: 'w7Lk2pXs9QvBn4TzMc8RyGh3JdFe6UaK',
      },
    });
    try {
      const answer = await secure.visitor.post('/trpc/auth.signUp', { json: person() }, { origin: publicUrl });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-onceware=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-onceware-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
    } finally {
      await secure.close();
    }
  });
});

describe('signing out', () => {
  it('ends the session on the server: a copied cookie is worth nothing after (NAV-21, T05)', async () => {
    const cookie = cookieOf(await server.visitor.mutate('auth.signUp', person()));
    const copy = server.browser(cookie);
    expect((await copy.query('collections.load')).statusCode).toBe(200);
    const answer = await server.browser(cookie).mutate('auth.signOut');
    expect(answer.headers['set-cookie']).toMatch(/^onceware=; Max-Age=0; Path=\//);
    expect((await copy.query('collections.load')).statusCode).toBe(401);
    expect((await copy.get('/api/user-collections')).statusCode).toBe(401);
  });

  it('is fine without a session (NAV-21)', async () => {
    expect((await server.visitor.mutate('auth.signOut')).statusCode).toBe(200);
  });
});

describe('the database', () => {
  it('holds the SHA-256 of the token: a dump signs nobody in (AUTH-06, T07)', async () => {
    const cookie = cookieOf(await server.visitor.mutate('auth.signUp', person()));
    const token = cookie.split('=')[1] ?? '';
    const rows = await server.services.database.db.select().from(sessions);
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const id of ids) expect(await sessionOf(`onceware=${id}`)).toBeNull();
  });

  it('holds no password, only a peppered Argon2id hash (AUTH-06)', async () => {
    const who = person();
    await server.visitor.mutate('auth.signUp', who);
    const [row] = await server.services.database.db.select().from(users).where(eq(users.email, who.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(who.password);
  });
});

describe('sessions', () => {
  it('expire (AUTH-06)', async () => {
    const mine = await server.signedIn();
    await server.services.database.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, mine.user.id));
    expect((await mine.query('collections.load')).statusCode).toBe(401);
  });

  it('take a change of roles and permissions from another process into account (AUTH-05)', async () => {
    const mine = await server.signedIn({ role: 'member' });
    const { db } = server.services.database;
    const permissions = async () => (await sessionOf(mine.cookie)).permissions.toSorted();
    expect(await permissions()).toEqual(['sidebar.view']);
    await db.insert(userRoles).values({ userId: mine.user.id, role: 'insider' });
    await expect.poll(permissions).toEqual(['dev.feature', 'sidebar.view']);
    await db.delete(rolePermissions).where(eq(rolePermissions.permission, 'dev.feature'));
    await expect.poll(permissions).toEqual(['sidebar.view']);
  });

  it('ended by another process are dead here too (AUTH-06, T05)', async () => {
    const mine = await server.signedIn();
    const status = async () => (await mine.query('collections.load')).statusCode;
    expect(await status()).toBe(200);
    await server.services.database.db.delete(sessions).where(eq(sessions.userId, mine.user.id));
    await expect.poll(status).toBe(401);
  });
});

describe('too many attempts', () => {
  const wrong = (n: number) => ({ email: `someone-${n}@example.com`, password: 'wrong' });

  it('from one address answer 429 and when to try again, and others are not held up (T01)', async () => {
    const limited = await createTestServer({ limits: { signInPerAddress: 10 } });
    try {
      for (let n = 0; n < 10; n += 1)
        expect((await limited.visitor.mutate('auth.signIn', wrong(n))).statusCode).toBe(401);
      const refused = await limited.visitor.mutate('auth.signIn', wrong(11));
      expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const elsewhere = await limited.app.inject({
        method: 'POST',
        url: '/trpc/auth.signIn',
        remoteAddress: '10.9.8.7',
        headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
        body: JSON.stringify({ json: wrong(12) }),
      });
      expect(elsewhere.statusCode).toBe(401);
    } finally {
      await limited.close();
    }
  });

  it('on one account from changing addresses answer 429, until the window is over (T01)', async () => {
    const limited = await createTestServer({ limits: { signInPerAccount: 3, windowSeconds: 60 } });
    try {
      const who = person();
      await limited.visitor.mutate('auth.signUp', who);
      const attempt = (password: string, remoteAddress: string) =>
        limited.app.inject({
          method: 'POST',
          url: '/trpc/auth.signIn',
          remoteAddress,
          headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
          body: JSON.stringify({ json: { email: who.email, password } }),
        });
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await attempt('wrong', `10.0.0.${n}`)).statusCode);
      expect(statuses.at(-1)).toBe(429);
      expect((await attempt(who.password, '10.0.1.1')).statusCode).toBe(429);
      await limited.services.database.pool.query('update rate_limits set expire = expire - 61000');
      expect((await attempt(who.password, '10.0.1.1')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('are counted by call, also in one batch, where they may be in one (T23)', async () => {
    const limited = await createTestServer({ limits: { otherPerKey: 4 } });
    try {
      const path = Array.from({ length: 10 }, () => 'contact.send').join(',');
      const message = () => ({
        id: randomUUID(),
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'other',
        message: 'Hello.',
      });
      const body = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { json: message() }]));
      const answer = await limited.visitor.post(`/trpc/${path}?batch=1`, body);
      const statuses = answer
        .json<{ error?: { json: { data: { httpStatus: number } } } }[]>()
        .map(({ error }) => error?.json.data.httpStatus);
      expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    } finally {
      await limited.close();
    }
  });

  it('cannot be hidden behind a forged X-Forwarded-For (T02)', async () => {
    const limited = await createTestServer({ limits: { signInPerAddress: 2 } });
    try {
      const attempt = (n: number) =>
        limited.visitor.post('/trpc/auth.signIn', { json: wrong(n) }, { 'x-forwarded-for': `10.1.1.${n}` });
      for (let n = 0; n < 2; n += 1) await attempt(n);
      expect((await attempt(3)).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('are told apart for two clients behind a trusted proxy (T02)', async () => {
    const limited = await createTestServer({ limits: { signInPerAddress: 2 }, env: { TRUST_PROXY: '127.0.0.1' } });
    try {
      const attempt = (from: string) =>
        limited.visitor.post('/trpc/auth.signIn', { json: wrong(1) }, { 'x-forwarded-for': from });
      for (let n = 0; n < 2; n += 1) await attempt('10.1.1.1');
      expect((await attempt('10.1.1.1')).statusCode).toBe(429);
      expect((await attempt('10.1.1.2')).statusCode).toBe(401);
    } finally {
      await limited.close();
    }
  });
});
