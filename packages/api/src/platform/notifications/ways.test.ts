import { createECDH, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { messages, rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { sendDue } from './deliveries.service.ts';
import { writeMailToken } from './mail-token.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Garden' });
});
afterAll(() => api.close());

const sql = (text: string, ...values: unknown[]) => api.database.pool.query(text, values);

async function member(): Promise<SessionUser> {
  const user = await makeUser(api.database, { name: 'Ben' });
  await sql('update users set email_verified_at = now() where id = $1', user.id);
  return user;
}

let number = 0;
async function mention(to: SessionUser, text = 'hello'): Promise<string> {
  const author = await makeUser(api.database, { name: 'Ada' });
  const id = uuidv4();
  number += 1;
  const named = { users: [], deals: [], tools: [] };
  await api.database.db.insert(messages).values({ id, roomId, number, seq: number, authorId: author.id, text, named });
  const event = { kind: 'mention', actorId: author.id, subjectId: id, key: id, data: {} } as const;
  await api.database.transaction((tx) => api.notifier.notify(tx, event, [to.id]));
  return id;
}

describe('the settings', () => {
  it('of when one is told keep zone, quiet hours and digests, and take no zone that there is not (NOTE-03)', async () => {
    const { notifications } = api.as(await member());
    expect(await notifications.settings()).toMatchObject({ timeZone: null, quiet: null, digestAt: 480 });
    await notifications.saveSettings({ timeZone: 'Asia/Kathmandu', quiet: { from: 1320, to: 420 } });
    expect(await notifications.saveSettings({ digestAt: 1080 })).toMatchObject({
      timeZone: 'Asia/Kathmandu',
      quiet: { from: 1320, to: 420 },
      digestAt: 1080,
      mail: { isConfirmed: true, stop: null },
    });
    expect((await notifications.saveSettings({ quiet: null })).quiet).toBeNull();
    for (const timeZone of ['Nowhere/Town', 'FOO+3', '', 'Europe/Berlin\u0000'])
      await expect(notifications.saveSettings({ timeZone })).rejects.toThrow('not valid');
    await expect(notifications.saveSettings({ quiet: { from: 60, to: 60 } })).rejects.toThrow('not valid');
    await expect(notifications.saveSettings({ digestAt: 1440 })).rejects.toThrow('not valid');
  });

  it('hold back what is due in quiet hours, by the member’s own clock (NOTE-03)', async () => {
    const ben = await member();
    const { notifications } = api.as(ben);
    await notifications.choose({ kind: 'mention', mail: 'at_once', push: true });
    const { rows } = await sql(
      `select (extract(hour from now() at time zone 'Asia/Tokyo') * 60 + extract(minute from now() at time zone 'Asia/Tokyo'))::int as minute`,
    );
    const { minute } = rows[0] as { minute: number };
    await notifications.saveSettings({ timeZone: 'Asia/Tokyo', quiet: { from: minute, to: (minute + 120) % 1440 } });
    await mention(ben);
    const due = await sql(
      "select due_at > now() + interval '1 hour' as later from notification_deliveries where user_id = $1",
      ben.id,
    );
    expect(due.rows).toEqual([{ later: true }, { later: true }]);
  });
});

describe('the link of a mail', () => {
  it('shows and changes by which mails its reader is told, without signing in, and ends all of them (NOTE-03)', async () => {
    const ben = await member();
    const visitor = api.as(null).notifications;
    const token = writeMailToken(api.secrets, { userId: ben.id, kind: 'mention' }, ben.email);
    const before = await visitor.mailChoices({ token, language: 'de' });
    expect(before).toMatchObject({ asked: 'mention' });
    expect(before.kinds).toContainEqual({
      kind: 'mention',
      name: 'Jemand erwähnt dich im Chat',
      tab: 'inbox',
      mail: 'daily',
    });
    await visitor.chooseByMail({ token, kind: 'mention', mail: 'weekly' });
    await mention(ben);
    await visitor.endMail({ token });
    expect((await visitor.mailChoices({ token })).kinds.find(({ kind }) => kind === 'mention')?.mail).toBe('off');
    // Lines that waited are not mailed either; the bell is as it was.
    const { rows } = await sql(`select way from notification_deliveries where user_id = $1 and way = 'mail'`, ben.id);
    expect(rows).toEqual([]);
    expect((await api.as(ben).notifications.list({})).items).toHaveLength(1);
    await visitor.endMail({ token, all: true });
    expect((await visitor.mailChoices({ token })).kinds.every(({ mail }) => mail === 'off')).toBe(true);
    await expect(visitor.chooseByMail({ token, kind: 'constructor', mail: 'off' })).rejects.toThrow(
      'There is no such thing',
    );
  });

  it('is no other’s, nor of an address that the account has left, and nothing else’s (NOTE-03, T57)', async () => {
    const ben = await member();
    const visitor = api.as(null).notifications;
    const token = writeMailToken(api.secrets, { userId: ben.id, kind: null }, ben.email);
    const forged = [
      'x',
      `${token}x`,
      token.slice(0, -2),
      api.secrets.seal(JSON.stringify([ben.id, null, 'x']), 'another purpose'),
    ];
    for (const one of forged)
      await expect(visitor.mailChoices({ token: one })).rejects.toThrow('This link does not work');
    await expect(api.as(null).auth.verifyEmail({ token })).rejects.toThrow('This link does not work');
    await sql(`update users set email = 'new-' || email where id = $1`, ben.id);
    await expect(visitor.endMail({ token })).rejects.toThrow('This link does not work');
  });
});

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on the loopback address. */
async function startPushService() {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    received,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answer: (next: number) => (status = next),
    close: () => server.close(),
  };
}

/** A browser, which reads what is pushed to it (RFC 8291, RFC 8188). */
function newBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): Record<string, string> {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + there(body[20]));
      const sealed = body.subarray(21 + there(body[20]));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(plain.slice(0, plain.lastIndexOf('\u0002'))) as Record<string, string>;
    },
  };
}

describe('a browser', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());
  afterEach(() => {
    service.received.length = 0;
    service.answer(201);
  });

  /** The procedures as a member who is signed in there. */
  async function signedIn(user: SessionUser) {
    const credentialId = uuidv4();
    await sql(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      credentialId,
      user.id,
    );
    const call = callAs(api, user);
    const actor = call.actor && { ...call.actor, credentialId };
    const { notifications } = api.as(user, undefined, { actor, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' });
    return { credentialId, notifications };
  }
  const push = async () => {
    await sql(`update pgboss.job set start_after = now() where name = 'push'`);
    await sendDue(api, new AbortController().signal);
    await runJobs(api, ['push']);
    return service.received;
  };

  it('shows what its member is told, encrypted for it, in their language (NOTE-03)', async () => {
    const ben = await member();
    await sql(`update users set language = 'es' where id = $1`, ben.id);
    const { notifications } = await signedIn(ben);
    const browser = newBrowser(`${service.url}/ben`);
    const { key, devices } = await notifications.subscribe(browser.subscription);
    expect(key).toBe(api.pusher.publicKey);
    expect(devices).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
    const id = await mention(ben, 'hola');
    const [received, ...others] = await push();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      path: '/ben',
      headers: { ttl: '86400', 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(received?.headers.authorization).toMatch(/^vapid t=.+, k=/);
    expect(browser.read(there(received).body)).toMatchObject({
      title: '\u2068Ada\u2069 te mencionó en \u2068Garden\u2069',
      body: 'hola',
      path: `/dashboard?room=${roomId}&message=${id}`,
    });
    // Once.
    expect(await push()).toHaveLength(1);
  });

  it('is told of many at once by their number (NOTE-03)', async () => {
    const ben = await member();
    const { notifications } = await signedIn(ben);
    const browser = newBrowser(`${service.url}/many`);
    await notifications.subscribe(browser.subscription);
    for (let n = 0; n < 5; n += 1) await mention(ben);
    const [received, ...others] = await push();
    expect(others).toEqual([]);
    expect(browser.read(there(received).body)).toMatchObject({
      title: 'New notifications: 5',
      path: '/account/notifications',
    });
  });

  it.each([404, 410])('whose push service answers %i is forgotten (NOTE-03)', async (status) => {
    const ben = await member();
    const { notifications } = await signedIn(ben);
    await notifications.subscribe(newBrowser(`${service.url}/gone`).subscription);
    service.answer(status);
    await mention(ben);
    await push();
    expect((await notifications.pushes()).devices).toEqual([]);
  });

  it('whose push service is away is tried again (NOTE-03)', async () => {
    const ben = await member();
    const { notifications } = await signedIn(ben);
    await notifications.subscribe(newBrowser(`${service.url}/away`).subscription);
    service.answer(503);
    await mention(ben);
    expect(await push()).toHaveLength(1);
    service.answer(201);
    expect(await push()).toHaveLength(2);
    expect((await notifications.pushes()).devices).toHaveLength(1);
  });

  it('that signed out, or that its member took out, shows nothing more (NOTE-03, T55)', async () => {
    const ben = await member();
    const [first, second] = [await signedIn(ben), await signedIn(ben)];
    await first.notifications.subscribe(newBrowser(`${service.url}/first`).subscription);
    const { devices } = await second.notifications.subscribe(newBrowser(`${service.url}/second`).subscription);
    expect(devices).toHaveLength(2);
    await mention(ben);
    await sendDue(api, new AbortController().signal);
    await sql('delete from sessions where id = $1', first.credentialId);
    await second.notifications.unsubscribe({ id: there(devices[0]).id });
    expect(await push()).toEqual([]);
  });

  it('is another member’s once they sign in there, and one of ten at the most (NOTE-03, T57)', async () => {
    const [ben, cleo] = [await member(), await member()];
    const shared = newBrowser(`${service.url}/shared`).subscription;
    await (await signedIn(ben)).notifications.subscribe(shared);
    const { notifications } = await signedIn(cleo);
    await notifications.subscribe(shared);
    await mention(ben);
    expect(await push()).toEqual([]);
    for (let n = 0; n < 12; n += 1) await notifications.subscribe(newBrowser(`${service.url}/${n}`).subscription);
    expect((await notifications.pushes()).devices).toHaveLength(10);
  });

  it.each([
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://user:secret@push.example/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/x',
    'https://intranet/x',
    'ftp://push.example/x',
  ])('is not at %s (NOTE-03, T52)', async (endpoint) => {
    const { notifications } = await signedIn(await member());
    await expect(notifications.subscribe(newBrowser(endpoint).subscription)).rejects.toThrow('not valid');
  });
});
