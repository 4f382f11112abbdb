import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { messages, rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { createMovedClock, type MovedClock } from '#testing/moved-clock.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { there } from '#testing/there.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { sendDue } from '../deliveries.service.ts';
import { claimNext } from './attempts.repo.ts';
import { sendWebhook } from './send-webhook.service.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** A member's server on the loopback address. */
const received: Received[] = [];
type Answer = (response: ServerResponse) => void;
const fine: Answer = (response) => void response.writeHead(204).end();
let answer: Answer = fine;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' });
    answer(response);
  });
});

const START = Date.now() + 60_000;
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

let api: TestApi;
let clock: MovedClock;
let now = START;
let url: string;
let roomId: string;
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  clock = await createMovedClock(new Date(START));
  api = await createTestApi({ testDatabase: clock.testDatabase });
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Garden' });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await api.close();
});
/** Jobs of a process that works by itself. */
let working: Jobs | null = null;
afterEach(async () => {
  await working?.close();
  working = null;
  received.length = 0;
  answer = fine;
  await api.database.pool.query('truncate member_webhooks, webhook_deliveries, notification_deliveries, pgboss.job');
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const later = (ms: number) => clock.set(new Date((now += ms)));
const signal = () => new AbortController().signal;

async function member(): Promise<SessionUser> {
  const user = await makeUser(api.database, { name: 'Ben' });
  await sql('update users set email_verified_at = now() where id = $1', user.id);
  return user;
}
const webhookOf = (user: SessionUser) => api.as(user).notifications.webhook;
async function withWebhook(path = '/hook', kinds: string[] | null = null) {
  const user = await member();
  const { secret } = await webhookOf(user).save({ url: url + path, kinds });
  return { user, secret: there(secret), webhook: webhookOf(user) };
}

let number = 0;
async function mention(to: SessionUser, text = 'hello', author?: SessionUser): Promise<string> {
  const by = author ?? (await makeUser(api.database, { name: 'Ada' }));
  const id = uuidv4();
  number += 1;
  const named = { users: [], deals: [], tools: [] };
  await api.database.db.insert(messages).values({ id, roomId, number, seq: number, authorId: by.id, text, named });
  const event = { kind: 'mention', actorId: by.id, subjectId: id, key: id, data: {} } as const;
  await api.database.transaction((tx) => api.notifier.notify(tx, event, [to.id]));
  return id;
}

/** Does what the jobs do: what is due is queued, and what is queued is tried. */
async function send(): Promise<Received[]> {
  await sendDue(api, signal());
  await runJobs(api, ['webhook']);
  return received;
}
const log = async (user: SessionUser) => (await webhookOf(user).find()).deliveries;
const idOf = (message: Received | undefined) => String(message?.headers['webhook-id']);

/** Checks as a receiver does. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('a message', () => {
  it('says what its member is told, signed by the database’s time, once (NOTE-03)', async () => {
    const { user, secret } = await withWebhook();
    const id = await mention(user, 'look here');
    const [message, ...others] = await send();
    expect(others).toEqual([]);
    const { headers, body, path } = there(message);
    expect(path).toBe('/hook');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(Math.floor(now / SECOND)),
    });
    expect(JSON.parse(body)).toMatchObject({
      type: 'notification.mention',
      timestamp: new Date(Math.floor(now / SECOND) * SECOND).toISOString(),
      data: {
        kind: 'mention',
        text: '\u2068Ada\u2069 mentioned you in \u2068Garden\u2069',
        quote: 'look here',
        url: `http://localhost:3000/dashboard?room=${roomId}&message=${id}`,
        people: [{ name: 'Ada' }],
        count: 1,
      },
    });
    expect(isSigned(there(message), secret)).toBe(true);
    expect(isSigned(there(message), `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    expect(await send()).toHaveLength(1);
    expect(await log(user)).toMatchObject([
      { id: headers['webhook-id'], kind: 'mention', hasArrived: true, status: 204, attempts: 1, nextAt: null },
    ]);
  });

  it('is sent also when it was read meanwhile, and in the member’s language (NOTE-03, I18N-01)', async () => {
    const { user } = await withWebhook();
    await sql(`update users set language = 'de' where id = $1`, user.id);
    await mention(user);
    await sql('update notifications set read_at = now() where user_id = $1', user.id);
    expect(there((await send())[0]).body).toContain('hat dich in');
  });

  it('of a kind that is not wanted is not sent (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook('/hook', ['review_answered']);
    await mention(user);
    expect(await send()).toEqual([]);
    await webhook.save({ url, kinds: ['mention'] });
    await mention(user);
    expect(await send()).toHaveLength(1);
  });

  it.each([
    [
      'what its reader may see no more',
      'update messages set deleted_at = now() where id = $2 and $1::uuid is not null',
    ],
    ['a member who is suspended', 'update users set suspended_at = now() where id = $1 and $2::uuid is not null'],
    ['a member who is deleted', 'update users set deleted_at = now() where id = $1 and $2::uuid is not null'],
  ])('of %s between event and attempt is left out, also when it was tried before (NOTE-03, T57)', async (_, change) => {
    const { user } = await withWebhook();
    const id = await mention(user);
    answer = (response) => void response.writeHead(500).end();
    expect(await send()).toHaveLength(1);
    await sql(change, user.id, id);
    await later(2 * MINUTE);
    expect(await send()).toHaveLength(1);
    const left = await sql('select failure, next_at from webhook_deliveries where user_id = $1', user.id);
    expect(left).toEqual([{ failure: 'left_out', next_at: null }]);
  });

  it('that waits when its webhook is removed is not sent, nor to one that is made then (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook();
    await mention(user);
    await webhook.remove();
    expect((await webhook.find()).webhook).toBeNull();
    await webhook.save({ url, kinds: null });
    expect(await send()).toEqual([]);
    await mention(user);
    await sendDue(api, signal());
    await webhook.remove();
    await runJobs(api, ['webhook']);
    expect(received).toEqual([]);
  });

  it('of more events of a line that nobody looked at follows the one before (NOTE-02, NOTE-03)', async () => {
    const { user } = await withWebhook();
    await mention(user);
    await send();
    const [line] = await sql<{ group_key: string }>('select group_key from notifications where user_id = $1', user.id);
    const event = {
      kind: 'mention',
      subjectId: await lastMessage(),
      key: randomUUID(),
      group: there(line).group_key,
    } as const;
    await api.database.transaction((tx) => api.notifier.notify(tx, { ...event, data: {} }, [user.id]));
    const [first, second] = await send();
    expect(idOf(first)).not.toBe(idOf(second));
    expect(JSON.parse(there(second).body)).toMatchObject({ data: { count: 2 } });
  });
});

const lastMessage = async () => String((await sql('select id from messages order by number desc limit 1'))[0]?.id);

describe('an attempt that fails', () => {
  const failures: [string, Answer, object][] = [
    [
      'answers 500',
      (response) => void response.writeHead(500).end('Out of\u0000 order\n now'),
      { failure: 'status', status: 500, answer: 'Out of order now' },
    ],
    ['answers 404', (response) => void response.writeHead(404).end(), { failure: 'status', status: 404, answer: null }],
    [
      'leads elsewhere within the network',
      (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      { failure: 'redirect', status: null },
    ],
    [
      'leads to itself',
      (response) => void response.writeHead(307, { location: '/hook' }).end(),
      { failure: 'redirect', status: null },
    ],
    ['breaks off', (response) => void response.destroy(), { failure: 'unreachable', status: null }],
    [
      'answers without end',
      (response) => {
        response.writeHead(500);
        const more = () => {
          while (response.writable && response.write('x'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
      { failure: 'status', status: 500, answer: 'x'.repeat(300) },
    ],
  ];
  it.each(failures)('because the server %s is noted, and made again (NOTE-03, T52)', async (_, fails, expected) => {
    const { user } = await withWebhook();
    await mention(user);
    answer = fails;
    expect(await send()).toHaveLength(1);
    expect(await log(user)).toMatchObject([{ ...expected, hasArrived: false, attempts: 1 }]);
    answer = fine;
    await later(MINUTE);
    expect(await send()).toHaveLength(2);
    expect(idOf(received[0])).toBe(idOf(received[1]));
    expect(await log(user)).toMatchObject([{ failure: null, hasArrived: true, attempts: 2, nextAt: null }]);
  });

  it('of a server that hangs ends in time, and holds up nobody else (NOTE-03)', { timeout: 30_000 }, async () => {
    const slow = await withWebhook('/slow');
    const quick = await withWebhook('/quick');
    for (let n = 0; n < 3; n += 1) await mention(slow.user, `slow ${n}`);
    for (let n = 0; n < 3; n += 1) await mention(quick.user, `quick ${n}`);
    answer = (response) => void (received.at(-1)?.path === '/slow' || fine(response));
    await sendDue(api, signal());
    const { database, listener } = api;
    const jobs = createJobs({ kinds: jobKinds, database, listener, onError() {} });
    working = jobs;
    const began = performance.now();
    await jobs.start(jobHandlers(api));
    await expect
      .poll(async () => (await log(quick.user)).filter(({ hasArrived }) => hasArrived).length, { timeout: 8_000 })
      .toBe(3);
    expect(performance.now() - began).toBeLessThan(9_000);
    // One at a time to the slow one.
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(1);
    await expect
      .poll(async () => (await log(slow.user)).some(({ failure }) => failure === 'timeout'), { timeout: 15_000 })
      .toBe(true);
  });

  it('is made again after 1, 5 and 30 minutes, 2, 6 and 24 hours, under one id and a new time, then given up (NOTE-03)', async () => {
    const { user, secret } = await withWebhook();
    await mention(user);
    answer = (response) => void response.writeHead(503).end();
    await send();
    const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
    for (const [n, wait] of waits.entries()) {
      await later(wait - SECOND);
      expect([wait, (await send()).length]).toEqual([wait, n + 1]);
      await later(SECOND);
      expect([wait, (await send()).length]).toEqual([wait, n + 2]);
    }
    await later(100 * HOUR);
    expect(await send()).toHaveLength(7);
    expect(new Set(received.map(idOf)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(7);
    expect(received.every((message) => isSigned(message, secret))).toBe(true);
    expect(await log(user)).toMatchObject([{ attempts: 7, nextAt: null, hasArrived: false }]);
    // By hand it goes once more.
    answer = fine;
    const { deliveries } = await webhookOf(user).resend({ id: idOf(received[0]) });
    expect(deliveries[0]?.nextAt).not.toBeNull();
    expect(await send()).toHaveLength(8);
    expect(await log(user)).toMatchObject([{ attempts: 8, hasArrived: true, id: idOf(received[7]) }]);
  });
});

describe('a webhook to which nothing arrives', () => {
  const offs = async (user: SessionUser) =>
    (await api.as(user).notifications.list({})).items.filter(({ kind }) => kind === 'webhook_off').length;

  it('is switched off after a day of failures, and its member told once (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook();
    answer = (response) => void response.writeHead(500).end();
    for (let n = 0; n < 25; n += 1) await mention(user, `number ${n}`);
    await send();
    // A bad minute is no reason.
    expect((await webhook.find()).webhook?.off).toBeNull();
    await later(25 * HOUR);
    await send();
    expect((await webhook.find()).webhook?.off).toMatchObject({ reason: 'failing' });
    expect(await offs(user)).toBe(1);
    expect((await log(user)).every(({ nextAt }) => nextAt === null)).toBe(true);
    const before = received.length;
    await mention(user);
    await later(25 * HOUR);
    expect(await send()).toHaveLength(before);
    // Its member has it go on.
    answer = fine;
    await webhook.pause({ on: false });
    await mention(user);
    expect(await send()).toHaveLength(before + 1);
    expect(await offs(user)).toBe(1);
  });

  it('goes on when something arrives now and then (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook();
    for (let day = 0; day < 3; day += 1) {
      answer = (response) => void response.writeHead(500).end();
      for (let n = 0; n < 15; n += 1) await mention(user);
      await send();
      answer = fine;
      await later(25 * HOUR);
      await send();
    }
    expect((await webhook.find()).webhook?.off).toBeNull();
  });

  it('is switched off at once when it answers 410 (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook();
    answer = (response) => void response.writeHead(410).end();
    await mention(user);
    await send();
    expect((await webhook.find()).webhook?.off).toMatchObject({ reason: 'gone' });
    expect(await log(user)).toMatchObject([{ status: 410, failure: 'status', nextAt: null }]);
    // Another address begins anew.
    expect((await webhook.save({ url: `${url}/other`, kinds: null })).webhook?.off).toBeNull();
    // Its line leads to where it is switched on again (apps/web/src/lib/paths.ts).
    const { items } = await api.as(user).notifications.list({});
    expect(items.find(({ kind }) => kind === 'webhook_off')?.path).toBe('/account/api-keys');
  });
});

it('two processes at one message send it once, and who died is followed by another under the same id (NOTE-03, T51)', async () => {
  const { user } = await withWebhook();
  const job = () => sendWebhook(api, { userId: user.id }, signal());
  await mention(user);
  await sendDue(api, signal());
  await Promise.all([job(), job(), job()]);
  expect(received).toHaveLength(1);
  // One that was killed after it took the message, and before it noted how it went.
  await mention(user);
  await sendDue(api, signal());
  const taken = there(await claimNext(api.database.db, user.id, 'test'));
  expect(await send()).toHaveLength(1);
  await later(3 * MINUTE);
  expect(await send()).toHaveLength(2);
  expect(idOf(received[1])).toBe(taken.id);
});

it('a process that stops gives its message back, which is sent by the next (NOTE-03, OPS-02)', async () => {
  const { user } = await withWebhook();
  await mention(user);
  await sendDue(api, signal());
  const stopping = new AbortController();
  answer = () => stopping.abort(new Error('stop'));
  await expect(sendWebhook(api, { userId: user.id }, stopping.signal)).rejects.toThrow('stop');
  answer = fine;
  expect(await send()).toHaveLength(2);
  expect(await log(user)).toMatchObject([{ attempts: 1, hasArrived: true }]);
});

describe('its member', () => {
  it('is told the secret once, and it is kept sealed; a new one signs beside the one before for a day (NOTE-03)', async () => {
    const { user, secret, webhook } = await withWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await webhook.save({ url, kinds: null })).secret).toBeNull();
    const [stored] = await sql<{ secret: string }>('select secret from member_webhooks where user_id = $1', user.id);
    expect(there(stored).secret).not.toContain(secret.slice(6, 20));
    const renewed = there((await webhook.renew()).secret);
    expect(renewed).not.toBe(secret);
    await mention(user);
    const [message] = await send();
    expect([secret, renewed].map((one) => isSigned(there(message), one))).toEqual([true, true]);
    await later(24 * HOUR);
    await mention(user);
    const second = there((await send())[1]);
    expect([secret, renewed].map((one) => isSigned(second, one))).toEqual([false, true]);
  });

  it('pauses it and has it go on; a test goes also meanwhile, and is not repeated (NOTE-03)', async () => {
    const { user, webhook } = await withWebhook();
    await webhook.pause({ on: true });
    await mention(user);
    expect(await send()).toEqual([]);
    answer = (response) => void response.writeHead(500).end();
    await webhook.test();
    expect(JSON.parse(there((await send())[0]).body)).toMatchObject({ type: 'webhook.test', data: {} });
    await later(HOUR);
    expect(await send()).toHaveLength(1);
    expect(await log(user)).toMatchObject([{ kind: 'test', status: 500, nextAt: null }]);
    answer = fine;
    await webhook.pause({ on: false });
    expect(await send()).toHaveLength(1);
    await mention(user);
    expect(await send()).toHaveLength(2);
  });

  it('sees the last fifty, and nobody else’s; five hundred wait at the most, and none is lost (NOTE-03, T11)', async () => {
    const { user, webhook } = await withWebhook();
    await sql(
      `insert into webhook_deliveries (user_id, kind, next_at, failure) select $1, 'mention', now() + interval '1 day', 'status' from generate_series(1, 499)`,
      user.id,
    );
    await mention(user, 'one');
    await later(SECOND);
    await mention(user, 'two');
    await send();
    expect(received).toHaveLength(1);
    await sql(`update webhook_deliveries set next_at = null where next_at > now()`);
    await later(16 * MINUTE);
    await send();
    expect(received.map(({ body }) => (JSON.parse(body) as { data: { quote: string } }).data.quote)).toEqual([
      'one',
      'two',
    ]);
    expect(await log(user)).toHaveLength(50);
    expect(await sql('select from webhook_deliveries where user_id = $1', user.id)).toHaveLength(50);
    const other = webhookOf(await member());
    expect(await other.find()).toEqual({ webhook: null, deliveries: [] });
    await expect(other.resend({ id: idOf(received[0]) })).rejects.toThrow('There is no such thing');
    await expect(other.renew()).rejects.toThrow('There is no such thing');
    await expect(other.test()).rejects.toThrow('There is no such thing');
    await expect(other.pause({ on: true })).rejects.toThrow('There is no such thing');
    await webhook.remove();
    expect(await sql('select from webhook_deliveries where user_id = $1', user.id)).toEqual([]);
  });

  it.each([
    'http://hooks.example/x',
    'https://hooks.example:8443/x',
    'https://user:secret@hooks.example/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]:9/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://intranet/x',
    'ftp://hooks.example/x',
    'x',
    `https://hooks.example/${'x'.repeat(1_000)}`,
  ])('cannot have it at %s (NOTE-03, T52)', async (wrong) => {
    const safeFetch = { ...api.safeFetch, reachesLoopback: false } as unknown as typeof api.safeFetch;
    const { webhook } = api.as(await member(), undefined, { safeFetch }).notifications;
    await expect(webhook.save({ url: wrong, kinds: null })).rejects.toThrow('not valid');
  });

  it('cannot ask for kinds that there are not, nor for none (NOTE-03)', async () => {
    const { notifications } = api.as(await member(), []);
    for (const kinds of [['constructor'], ['nothing'], [], ['feed_failed'], Array<string>(101).fill('mention')])
      await expect(notifications.webhook.save({ url, kinds })).rejects.toThrow('not valid');
  });
});

it('an address that leads inside the network is asked nothing (NOTE-03, T52)', async () => {
  const { user } = await withWebhook();
  await sql(`update member_webhooks set url = 'https://10.0.0.1/x' where user_id = $1`, user.id);
  await mention(user);
  await send();
  expect(await log(user)).toMatchObject([{ failure: 'address', attempts: 1 }]);
});
