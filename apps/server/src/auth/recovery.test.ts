import { accountTokens, users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieHeader,
  errorOf,
  isSignedIn,
  mailedToken,
  mailsTo,
  OTHER_PASSWORD,
  PASSWORD,
  person,
  signIn,
  signUp,
} from '../testing/account-flows.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = (email: string) => server.visitor.mutate('auth.requestReset', { email });
const reset = (token: string, password = OTHER_PASSWORD) =>
  server.visitor.mutate('auth.resetPassword', { token, password });
const enters = async (email: string, password: string) =>
  (await server.visitor.mutate('auth.signIn', { email, password })).statusCode === 200;

describe('resetting a password', () => {
  it('sets it, signs in here, ends every other session and verifies the address (AUTH-06, T06)', async () => {
    const { email, ...first } = await signUp(server);
    const others = [first, await signIn(server, email), await signIn(server, email)];
    await ask(email);
    const answer = await reset(await mailedToken(server, email, 'reset_password'));
    expect(answer.json().result.data.json).toEqual({ ok: true });
    expect(await isSignedIn(server.browser(cookieHeader(answer)))).toBe(true);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
    expect([await enters(email, PASSWORD), await enters(email, OTHER_PASSWORD)]).toEqual([false, true]);
    const [account] = await server.services.database.db.select().from(users).where(eq(users.email, email));
    expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await mailsTo(server, email, 'password_changed')).toHaveLength(1);
  });

  it('answers alike for known and unknown addresses, which get no mail (AUTH-06, T03)', async () => {
    const { email } = await signUp(server);
    const nobody = person().email;
    const shape = ({ statusCode, body, headers, cookies }: LightMyRequestResponse) => [
      statusCode,
      body,
      Object.keys(headers),
      cookies,
    ];
    expect(shape(await ask(nobody))).toEqual(shape(await ask(email)));
    expect(await mailsTo(server, nobody, 'reset_password')).toEqual([]);
    expect(await mailsTo(server, email, 'reset_password')).toHaveLength(1);
  });

  it('accepts a link once, also when two use it at the same moment (AUTH-06)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    const token = await mailedToken(server, email, 'reset_password');
    const answers = await Promise.all([reset(token), reset(token, 'some other thing entirely')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(errorOf(await reset(token))).toBe('400 link_invalid');
  });

  it('takes the newest link alone, and no link for another purpose (AUTH-06)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    const older = await mailedToken(server, email, 'reset_password');
    await ask(email);
    expect(errorOf(await reset(older))).toBe('400 link_invalid');
    expect(errorOf(await reset(await mailedToken(server, email, 'verify_email')))).toBe('400 link_invalid');
    expect((await reset(await mailedToken(server, email, 'reset_password'))).statusCode).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '../../etc', "' or 1=1 --", '\u0000'])(
    'refuses the forged token %j (AUTH-06)',
    async (token) => {
      expect(errorOf(await reset(token))).toBe('400 link_invalid');
    },
  );

  it('refuses a link that has expired (AUTH-06)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    await server.services.database.db
      .update(accountTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountTokens.email, email));
    expect(errorOf(await reset(await mailedToken(server, email, 'reset_password')))).toBe('400 link_invalid');
  });

  it('refuses a link that went to an address which the account has no more (AUTH-06)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    const token = await mailedToken(server, email, 'reset_password');
    await server.services.database.db.update(users).set({ email: person().email }).where(eq(users.email, email));
    expect(errorOf(await reset(token))).toBe('400 link_invalid');
  });

  it('keeps the link when the new password is weak, too long or the same as a name (AUTH-06)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    const token = await mailedToken(server, email, 'reset_password');
    expect(errorOf(await reset(token, 'password1'))).toBe('400 weak_password');
    expect(errorOf(await reset(token, email))).toBe('400 weak_password');
    expect(errorOf(await reset(token, 'x'.repeat(10_000)))).toBe('400 invalid_input');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is counted before the link is looked up or the password judged (T44)', async () => {
    const limited = await createTestServer({ limits: { otherPerKey: 2 } });
    try {
      const { email } = await signUp(limited);
      await limited.visitor.mutate('auth.requestReset', { email });
      const token = await mailedToken(limited, email, 'reset_password');
      const attempt = () => limited.visitor.mutate('auth.resetPassword', { token, password: 'password1' });
      expect([errorOf(await attempt()), errorOf(await attempt())]).toEqual([
        '400 weak_password',
        '429 too_many_requests',
      ]);
    } finally {
      await limited.close();
    }
  });

  it('mails one address at most three links an hour, and the last of them works (T44)', async () => {
    const limited = await createTestServer({ limits: { mailsPerHour: 3 } });
    try {
      const { email } = await signUp(limited);
      for (let n = 0; n < 5; n += 1)
        expect((await limited.visitor.mutate('auth.requestReset', { email })).statusCode).toBe(200);
      expect(await mailsTo(limited, email, 'reset_password')).toHaveLength(3);
      const token = await mailedToken(limited, email, 'reset_password');
      expect((await limited.visitor.mutate('auth.resetPassword', { token, password: OTHER_PASSWORD })).statusCode).toBe(
        200,
      );
    } finally {
      await limited.close();
    }
  });

  it('ends every API key, whether or not the address was verified, and the mail says so (AUTH-06, API-08)', async () => {
    for (const isVerified of [false, true]) {
      const mine = await signUp(server);
      const { user } = (await mine.query('auth.session')).json().result.data.json;
      const tool = await server.tool(user);
      expect((await tool.get('/api/user-collections')).statusCode).toBe(200);
      if (isVerified)
        await server.visitor.mutate('auth.verifyEmail', {
          token: await mailedToken(server, mine.email, 'verify_email'),
        });
      await ask(mine.email);
      await reset(await mailedToken(server, mine.email, 'reset_password'));
      expect((await tool.get('/api/user-collections')).statusCode).toBe(401);
      expect(await mailsTo(server, mine.email, 'password_changed')).toMatchObject([{ keys: 'ended' }]);
    }
  });

  it('is refused for suspended accounts: no mail is sent, and an older link does not work (ADM-01)', async () => {
    const { email } = await signUp(server);
    await ask(email);
    const token = await mailedToken(server, email, 'reset_password');
    await server.services.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, email));
    await ask(email);
    expect(await mailsTo(server, email, 'reset_password')).toHaveLength(1);
    expect(errorOf(await reset(token))).toBe('403 suspended');
  });
});

describe('changing a password', () => {
  const change = (
    browser: { mutate: TestServer['visitor']['mutate'] },
    currentPassword = PASSWORD,
    newPassword = OTHER_PASSWORD,
  ) => browser.mutate('auth.changePassword', { currentPassword, newPassword });

  it('ends all other sessions and replaces this one (AUTH-06, T06)', async () => {
    const mine = await signUp(server);
    const others = [await signIn(server, mine.email), await signIn(server, mine.email)];
    const answer = await change(mine);
    expect(answer.statusCode).toBe(200);
    expect(await isSignedIn(server.browser(cookieHeader(answer)))).toBe(true);
    expect(await Promise.all([mine, ...others].map(isSignedIn))).toEqual([false, false, false]);
    expect([await enters(mine.email, PASSWORD), await enters(mine.email, OTHER_PASSWORD)]).toEqual([false, true]);
    expect(await mailsTo(server, mine.email, 'password_changed')).toHaveLength(1);
  });

  it('ends the API keys if asked to and leaves them otherwise, and the mail says which (AUTH-06, API-08)', async () => {
    for (const [endKeys, status, keys] of [
      [true, 401, 'ended'],
      [false, 200, 'kept'],
      [undefined, 200, 'kept'],
    ] as const) {
      const mine = await signUp(server);
      const { user } = (await mine.query('auth.session')).json().result.data.json;
      const tool = await server.tool(user);
      expect((await tool.get('/api/user-collections')).statusCode).toBe(200);
      expect(
        (await mine.mutate('auth.changePassword', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD, endKeys }))
          .statusCode,
      ).toBe(200);
      expect((await tool.get('/api/user-collections')).statusCode).toBe(status);
      expect(await mailsTo(server, mine.email, 'password_changed')).toMatchObject([{ keys }]);
    }
  });

  it('takes a mailed reset link out of force (AUTH-06)', async () => {
    const mine = await signUp(server);
    await ask(mine.email);
    await change(mine);
    expect(errorOf(await reset(await mailedToken(server, mine.email, 'reset_password')))).toBe('400 link_invalid');
  });

  it('refuses a wrong current password and a weak new one, and changes nothing (AUTH-06)', async () => {
    const mine = await signUp(server);
    expect(errorOf(await change(mine, 'not the right one'))).toBe('400 wrong_password');
    expect(errorOf(await change(mine, PASSWORD, 'qwertyuiop'))).toBe('400 weak_password');
    expect(errorOf(await change(server.visitor))).toBe('401 unauthenticated');
    expect([await isSignedIn(mine), await enters(mine.email, PASSWORD)]).toEqual([true, true]);
  });

  it('accepts one of two changes at once from the same password (AUTH-06)', async () => {
    const mine = await signUp(server);
    const answers = await Promise.all([change(mine), change(mine, PASSWORD, 'some other thing entirely')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('limits attempts in a session that was left open (AUTH-06, T01)', async () => {
    const limited = await createTestServer({ limits: { otherPerKey: 3 } });
    try {
      const mine = await signUp(limited);
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await change(mine, `wrong ${n}`)).statusCode);
      expect(statuses).toEqual([400, 400, 400, 429]);
    } finally {
      await limited.close();
    }
  });
});
