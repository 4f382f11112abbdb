import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { mailKinds } from '#composition/mails.ts';
import { renderMail } from '#platform/mail/templates/render.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import type { SessionUser } from './auth.contract.ts';
import { hashToken } from './sessions/lucia.ts';
import { there } from '#testing/there.ts';

const PASSWORD = 'correct horse battery';
let api: TestApi;
let passwordHash: string;
let ana: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  passwordHash = await api.passwords.hash(PASSWORD);
});
afterAll(() => api.close());
beforeEach(async () => {
  // Mails of the test before.
  await runJobs(api, ['mail']);
  ana = await makeUser(api.database, { passwordHash });
  api.mails.length = 0;
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = (device: string | null, password = PASSWORD, userAgent: string | null = FIREFOX) =>
  api.as(null, [], { device, userAgent, address: '203.0.113.7' }).auth.signIn({ email: ana.email, password });

describe('the owner of an account', () => {
  it('is told of a sign-in from a new browser, not from one that is known, nor of refused ones (NOTE-02)', async () => {
    await signIn(api.devices.markOf(ana.id));
    await signIn(null, 'wrong horse battery').catch(() => {});
    expect(await toldTo(api, ana)).toEqual([]);
    await signIn(null);
    expect(await toldTo(api, ana)).toMatchObject([
      {
        kind: 'sign_in_new',
        text: 'Somebody logged in to your account from a new browser: Firefox · Linux · 203.0.113.7',
        path: '/dashboard/account/security',
      },
    ]);
    await signIn(api.devices.decoy());
    expect(await sentencesTo(api, ana, { language: 'ar' })).toEqual([
      'سُجّل الدخول إلى حسابك مرتين من متصفح جديد، آخرهما Firefox · Linux · 203.0.113.7',
    ]);
    // A line of the version before says nothing of it.
    await api.database.pool.query(`update notifications set data = '{}' where user_id = $1`, [ana.id]);
    expect(await sentencesTo(api, ana)).toEqual(['2 times somebody logged in to your account from a new browser']);
  });

  it('is told which browser it was and where, in the bell and by mail; what calls itself something else is not named (NOTE-02)', async () => {
    await signIn(null, PASSWORD, 'https://evil.example/1 (call 555) Now/2');
    await signIn(null);
    expect(await sentencesTo(api, ana)).toEqual([
      '2 times somebody logged in to your account from a new browser, the last time Firefox · Linux · 203.0.113.7',
    ]);
    await runJobs(api, ['mail']);
    const devices = api.mails.flatMap((mail) => (mail.kind === 'sign_in_new' ? mail.device : []));
    expect(devices).toEqual(['203.0.113.7', 'Firefox · Linux · 203.0.113.7']);
    const texts = api.mails.map((mail) => renderMail(mailKinds, mail).text);
    expect(texts[1]).toContain('Firefox · Linux · 203.0');
  });

  it('is mailed of a sign-in from a new browser, of a password and of a key at once, also in quiet hours (NOTE-02)', async () => {
    const mine = api.as(ana);
    await mine.notifications.saveSettings({ quiet: { from: 0, to: 1439 } });
    for (const kind of ['sign_in_new', 'password_changed', 'key_created'])
      await expect(mine.notifications.choose({ kind, mail: 'weekly' })).rejects.toThrow('not valid');
    await signIn(api.devices.markOf(ana.id));
    await signIn(null);
    await mine.apiKeys.create({ name: 'My script', permissions: [], expiresInDays: null, password: PASSWORD });
    await mine.auth.changePassword({ currentPassword: PASSWORD, newPassword: 'another horse battery staple' });
    await runJobs(api, ['mail']);
    expect(api.mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual(
      ['key_created', 'password_changed', 'sign_in_new'].map((kind) => `${kind} ${ana.email}`),
    );
  });

  it('is told of a new password and of a key; the mails about them stay, and are not sent twice (NOTE-02)', async () => {
    const mine = api.as(ana);
    await mine.apiKeys.create({ name: 'My script', permissions: [], expiresInDays: null, password: PASSWORD });
    await mine.auth.changePassword({ currentPassword: PASSWORD, newPassword: 'another horse battery staple' });
    expect(await sentencesTo(api, ana)).toEqual(['Your password was changed', 'The API key My script was made']);
    await runJobs(api, ['mail']);
    expect(api.mails).toHaveLength(2);
    const { rows } = await api.database.pool.query(
      `select way from notification_deliveries where user_id = $1 and way = 'mail'`,
      [ana.id],
    );
    expect(rows).toEqual([]);
  });

  it('goes on being told in the browser in which the password was changed; what others show ends (NOTE-03, T55)', async () => {
    const [here, other] = [await api.sessions.create(ana.id), await api.sessions.create(ana.id)];
    const subscribe = (token: string, endpoint: string) =>
      api.database.pool.query(
        `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, 'key', 'secret')`,
        [uuidv7(), ana.id, hashToken(token), endpoint],
      );
    await subscribe(here, `https://push.example/here/${ana.id}`);
    await subscribe(other, `https://push.example/there/${ana.id}`);
    const change = { currentPassword: PASSWORD, newPassword: 'another horse battery staple' };
    await api.as(ana, [], { token: here }).auth.changePassword(change);
    const { rows } = await api.database.pool.query(
      `select p.endpoint from push_subscriptions p join sessions s on s.id = p.session_id
       where p.user_id = $1 and s.id <> $2`,
      [ana.id, hashToken(here)],
    );
    expect(rows).toEqual([{ endpoint: `https://push.example/here/${ana.id}` }]);
  });

  it('is told that the address changed, once both links were used (NOTE-02)', async () => {
    await api.as(ana).auth.requestEmailChange({ email: `next-${ana.email}`, password: PASSWORD });
    await runJobs(api, ['mail']);
    const tokens = api.mails.flatMap((mail) =>
      'link' in mail ? (/#change\.([\w-]+)$/.exec(mail.link)?.[1] ?? []) : [],
    );
    expect(tokens).toHaveLength(2);
    await api.as(null).auth.confirmEmailChange({ token: there(tokens[0]) });
    expect(await toldTo(api, ana)).toEqual([]);
    await api.as(null).auth.confirmEmailChange({ token: there(tokens[1]) });
    expect(await sentencesTo(api, ana)).toEqual(['Your e-mail address was changed']);
  });
});
