import { accountTokens, emailChanges, users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Browser,
  errorOf,
  isSignedIn,
  mailedToken,
  mailsTo,
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

const accountOf = async (email: string) => {
  const [account] = await server.services.database.db.select().from(users).where(eq(users.email, email));
  return account;
};
const resultOf = (answer: Awaited<ReturnType<Browser['mutate']>>) => answer.json().result.data.json;

describe('verifying an address', () => {
  const verify = (token: string) => server.visitor.mutate('auth.verifyEmail', { token });

  it('takes the mailed link, once, in whatever browser (AUTH-06, AUTH-07)', async () => {
    const { email } = await signUp(server);
    const [mail] = await mailsTo(server, email, 'verify_email');
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/verify-email#[\w-]{43}$/);
    const token = await mailedToken(server, email, 'verify_email');
    expect((await accountOf(email))?.emailVerifiedAt).toBeNull();
    expect(resultOf(await verify(token))).toEqual({ ok: true });
    expect((await accountOf(email))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(errorOf(await verify(token))).toBe('400 link_invalid');
  });

  it('can be asked for again, after which the earlier link does not work (AUTH-06)', async () => {
    const mine = await signUp(server);
    const older = await mailedToken(server, mine.email, 'verify_email');
    await mine.mutate('auth.resendVerification');
    expect(errorOf(await verify(older))).toBe('400 link_invalid');
    expect((await verify(await mailedToken(server, mine.email, 'verify_email'))).statusCode).toBe(200);
    await mine.mutate('auth.resendVerification');
    expect(await mailsTo(server, mine.email, 'verify_email')).toHaveLength(2);
  });

  it('answers 429 beyond three mails an hour, also for an account opened again (AUTH-06, T44)', async () => {
    const limited = await createTestServer({ limits: { mailsPerHour: 3 } });
    try {
      const first = await signUp(limited);
      for (let n = 0; n < 2; n += 1) expect((await first.mutate('auth.resendVerification')).statusCode).toBe(200);
      await limited.services.database.db.delete(users).where(eq(users.email, first.email));
      const anew = await signUp(limited, { email: first.email });
      expect(await mailsTo(limited, first.email, 'verify_email')).toHaveLength(3);
      const refused = await anew.mutate('auth.resendVerification');
      expect([errorOf(refused), Number(refused.headers['retry-after']) > 3500]).toEqual([
        '429 too_many_requests',
        true,
      ]);
    } finally {
      await limited.close();
    }
  });

  it('refuses forged and expired links (AUTH-06)', async () => {
    const { email } = await signUp(server);
    const token = await mailedToken(server, email, 'verify_email');
    await server.services.database.db
      .update(accountTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(accountTokens.email, email));
    expect([errorOf(await verify(token)), errorOf(await verify('forged'))]).toEqual([
      '400 link_invalid',
      '400 link_invalid',
    ]);
  });
});

describe('changing an address', () => {
  const request = (browser: Browser, email: string, password = PASSWORD) =>
    browser.mutate('auth.requestEmailChange', { email, password });
  const confirm = (token: string) => server.visitor.mutate('auth.confirmEmailChange', { token });
  const tokens = async (before: string, after: string) => ({
    old: await mailedToken(server, before, 'email_change_old'),
    new: await mailedToken(server, after, 'email_change_new'),
  });

  it.each([['old', 'new'] as const, ['new', 'old'] as const])(
    'is done when %s and then %s have confirmed (AUTH-06)',
    async (first, second) => {
      const mine = await signUp(server);
      const other = await signIn(server, mine.email);
      const next = person().email;
      expect((await request(mine, `  ${next.toUpperCase()} `)).statusCode).toBe(200);
      const links = await tokens(mine.email, next);
      expect(resultOf(await confirm(links[first]))).toEqual({ side: first, isDone: false });
      expect(await accountOf(next)).toBeUndefined();
      expect(errorOf(await confirm(links[first]))).toBe('400 link_invalid');
      expect(resultOf(await confirm(links[second]))).toEqual({ side: second, isDone: true });
      expect((await accountOf(next))?.emailVerifiedAt).toBeInstanceOf(Date);
      expect(await mailsTo(server, mine.email, 'email_changed')).toMatchObject([{ newEmail: next }]);
      expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, true]);
      expect((await mine.query('auth.session')).json().result.data.json.user.email).toBe(next);
    },
  );

  it('makes the links worthless that went to the old address (AUTH-06)', async () => {
    const mine = await signUp(server);
    const next = person().email;
    await server.visitor.mutate('auth.requestReset', { email: mine.email });
    await request(mine, next);
    const links = await tokens(mine.email, next);
    await confirm(links.old);
    await confirm(links.new);
    const reset = {
      token: await mailedToken(server, mine.email, 'reset_password'),
      password: 'some other thing entirely',
    };
    expect(errorOf(await server.visitor.mutate('auth.resetPassword', reset))).toBe('400 link_invalid');
    const verify = { token: await mailedToken(server, mine.email, 'verify_email') };
    expect(errorOf(await server.visitor.mutate('auth.verifyEmail', verify))).toBe('400 link_invalid');
  });

  it('to an address that has an account answers alike, mails nothing there, and never completes (AUTH-06, T03)', async () => {
    const [mine, theirs] = [await signUp(server), await signUp(server)];
    const [free, taken] = [await request(mine, person().email), await request(mine, theirs.email)];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(await mailsTo(server, theirs.email, 'email_change_new')).toEqual([]);
    expect(await mailsTo(server, mine.email, 'email_change_old')).toHaveLength(2);
    expect(resultOf(await confirm(await mailedToken(server, mine.email, 'email_change_old')))).toEqual({
      side: 'old',
      isDone: false,
    });
  });

  it('leaves everything as it was when somebody takes the address meanwhile (AUTH-06)', async () => {
    const mine = await signUp(server);
    const next = person().email;
    await request(mine, next);
    const links = await tokens(mine.email, next);
    await confirm(links.old);
    await signUp(server, { email: next });
    expect(errorOf(await confirm(links.new))).toBe('400 link_invalid');
    expect(await accountOf(mine.email)).toBeDefined();
    expect(await mailsTo(server, mine.email, 'email_changed')).toEqual([]);
  });

  it('of two accounts that want one address gives it to the first (AUTH-06)', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const next = person().email;
    await request(one, next);
    const ofOne = await tokens(one.email, next);
    await request(other, next);
    const ofOther = await tokens(other.email, next);
    await Promise.all([confirm(ofOne.old), confirm(ofOther.old)]);
    const answers = await Promise.all([confirm(ofOne.new), confirm(ofOther.new)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('asks for the password, and for another address than the present one (AUTH-06)', async () => {
    const mine = await signUp(server);
    expect(errorOf(await request(mine, person().email, 'not the right one'))).toBe('400 wrong_password');
    expect(errorOf(await request(mine, mine.email.toUpperCase()))).toBe('400 same_email');
    expect(errorOf(await request(mine, 'not an address'))).toBe('400 invalid_input');
    expect(
      await server.services.database.db.select().from(emailChanges).where(eq(emailChanges.newEmail, mine.email)),
    ).toEqual([]);
  });

  it('can be given up, asked for anew, and ends with a new password (AUTH-06)', async () => {
    const mine = await signUp(server);
    const [first, second] = [person().email, person().email];
    await request(mine, first);
    const links = await tokens(mine.email, first);
    await request(mine, second);
    expect(errorOf(await confirm(links.new))).toBe('400 link_invalid');
    const newer = await tokens(mine.email, second);
    await mine.mutate('auth.cancelEmailChange');
    expect(errorOf(await confirm(newer.old))).toBe('400 link_invalid');
    await request(mine, second);
    await mine.mutate('auth.changePassword', { currentPassword: PASSWORD, newPassword: 'some other thing entirely' });
    expect(errorOf(await confirm(await mailedToken(server, second, 'email_change_new')))).toBe('400 link_invalid');
  });

  it('refuses links that have expired (AUTH-06)', async () => {
    const mine = await signUp(server);
    const next = person().email;
    await request(mine, next);
    await server.services.database.db
      .update(emailChanges)
      .set({ expiresAt: new Date(0) })
      .where(eq(emailChanges.newEmail, next));
    const links = await tokens(mine.email, next);
    expect([errorOf(await confirm(links.old)), errorOf(await confirm(links.new))]).toEqual([
      '400 link_invalid',
      '400 link_invalid',
    ]);
  });
});
