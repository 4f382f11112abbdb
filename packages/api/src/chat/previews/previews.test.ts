import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@onceware/db/client';
import { rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobKinds } from '#composition/jobs.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { makeLounge } from '#testing/lounge.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { there } from '#testing/there.ts';
import { fetchPreview } from './fetch-preview.ts';
import { previewLinks } from './preview-links.ts';
import { purgePreviews } from './previews.service.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let roomId: string;
let server: Server;
let site: string;
let asked: string[] = [];
const pages = new Map<string, RequestListener>();

beforeAll(async () => {
  api = await createTestApi();
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/robots.txt') return void response.writeHead(404).end();
    asked.push(url);
    const page = pages.get(url) ?? html(`<title>Page ${url}</title>`);
    page(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => void server.once('listening', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  ({ ana, ben, lounge: roomId } = await makeLounge(api.database));
  await api.database.pool.query('truncate link_previews cascade; truncate pgboss.job; truncate page_hosts');
  asked = [];
  pages.clear();
});

const html =
  (text: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(text);
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

const chat = (user: SessionUser, instead = {}) => api.as(user, ['sidebar.view'], instead).chat;
async function send(text: string, { by = ana, to = roomId, instead = {} } = {}): Promise<string> {
  const id = uuidv4();
  await chat(by, instead).send({ roomId: to, id, text });
  return id;
}
/** A conversation of two who know each other from a room alone: to Ben it is a request. */
async function beginTalk(): Promise<string> {
  for (const user of [ana, ben]) await chat(user).open({ roomId });
  return (await chat(ana).direct({ userIds: [ben.id] })).room.id;
}
const fetchAll = () => runJobs(api, ['linkPreview']);
const messageOf = async (id: string, { by = ben, from = roomId } = {}) =>
  there((await chat(by).open({ roomId: from })).messages.find((message) => message.id === id));
const titlesOf = async (id: string, place = {}) => (await messageOf(id, place)).previews.map(({ title }) => title);
const eventsOf = async (room = roomId) => {
  const { rows } = await api.database.pool.query<{ kind: string }>(
    'select kind from room_events where room_id = $1 order by seq',
    [room],
  );
  return rows.map(({ kind }) => kind);
};

describe('a link of a message', () => {
  it('gets its page’s words by one event, and later messages have them at once (LIVE-08)', async () => {
    const words = '<meta property=og:site_name content="Kilns &amp; more"><meta name=description content="Hot.">';
    pages.set('/a?utm_source=x', html(`<title>One <script>alert(1)</script>\u202e kiln</title>${words}`));
    const first = await send(`Look: ${site}/a?utm_source=x and ${site}/b`);
    expect(await titlesOf(first)).toEqual([]);
    await fetchAll();
    expect((await messageOf(first)).previews).toEqual([
      {
        url: `${site}/a?utm_source=x`,
        title: 'One <script>alert(1)</script> kiln',
        description: 'Hot.',
        siteName: 'Kilns & more',
      },
      { url: `${site}/b`, title: 'Page /b', description: '', siteName: '' },
    ]);
    expect(await eventsOf()).toEqual(['message', 'preview']);
    expect(await titlesOf(await send(`[Mine](${site}/a)`, { by: ben }))).toHaveLength(1);
    await fetchAll();
    expect(await eventsOf()).toEqual(['message', 'preview', 'message']);
    expect(asked.toSorted()).toEqual(['/a?utm_source=x', '/b']);
  });

  it('tells the room of its message once, when the last of its links is known (LIVE-08)', async () => {
    const id = await send(`${site}/a ${site}/b`);
    const { rows } = await api.database.pool.query<{ id: string }>('select id from link_previews order by url');
    const told = [];
    for (const { id: previewId } of [...rows, ...rows]) {
      await fetchPreview(api, { previewId, turn: 0 }, new AbortController().signal);
      told.push(await eventsOf());
    }
    const both = ['message', 'preview'];
    expect(told).toEqual([['message'], both, both, both]);
    expect([await titlesOf(id), asked]).toEqual([
      ['Page /a', 'Page /b'],
      ['/a', '/b'],
    ]);
  });

  it('is fetched once, whoever sends it at the same moment over two processes (LIVE-08)', async () => {
    const database = openDatabase({ url: api.url, poolSize: 10 });
    const jobs = createJobs({ kinds: jobKinds, database, listener: api.listener, onError() {} });
    try {
      const ids = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          send(`${site}/${n % 2 ? 'x' : 'y'} ${site}/${n % 2 ? 'y' : 'x'}`, {
            by: n % 3 ? ana : ben,
            ...(n % 2 && { instead: { database, jobs } }),
          }),
        ),
      );
      await Promise.all([fetchAll(), runJobs({ ...api, database, jobs }, ['linkPreview'])]);
      expect(asked.toSorted()).toEqual(['/x', '/y']);
      for (const id of ids) expect(await titlesOf(id)).toHaveLength(2);
      expect((await eventsOf()).filter((kind) => kind === 'preview')).toHaveLength(12);
    } finally {
      await jobs.close();
      await database.close();
    }
  });

  it('gets none where it is ours, in code, one of many, or may do or disclose something (LIVE-08)', () => {
    const found = (text: string) => previewLinks(text, 'https://onceware.example').map(({ url }) => url);
    expect(found('https://a.test/1 https://a.test/1/ https://b.test https://c.test https://d.test')).toEqual([
      'https://a.test/1',
      'https://b.test/',
      'https://c.test/',
    ]);
    for (const text of [
      'https://onceware.example/deal/kiln',
      '`https://a.test/`',
      'https://user:word@a.test/',
      'https://a.test/reset-password/abc',
      'https://a.test/list/unsubscribe?id=1',
      'https://a.test/file?X-Amz-Signature=1',
      'https://a.test/?access_token=1',
      'ftp://a.test/',
    ])
      expect(found(text)).toEqual([]);
  });

  it('is not fetched for a stranger’s request, a poll, or where site or room show none (LIVE-08)', async () => {
    const off = { ...api, showsPreviews: false };
    await send(`${site}/off`, { instead: off });
    const question = { question: `${site}/poll`, options: ['A', 'B'] };
    await chat(ana).sendPoll({ roomId, id: uuidv4(), ...question });
    const stranger = await makeUser(api.database);
    const to = await beginTalk();
    const request = await send(`${site}/request`, { to });
    await chat(ana).edit({ roomId: to, id: request, text: `${site}/edited` });
    await api.database.db.update(rooms).set({ hasPreviews: false }).where(eq(rooms.id, roomId));
    await send(`${site}/room`, { by: stranger });
    await fetchAll();
    expect(asked).toEqual([]);
  });

  it('of a private room is fetched for that room alone, so nobody learns that it was asked for (LIVE-08)', async () => {
    const to = await beginTalk();
    await send('Hello', { to });
    await send('Welcome', { by: ben, to });
    const secret = await send(`${site}/a`, { to });
    await fetchAll();
    expect(await titlesOf(secret, { from: to })).toEqual(['Page /a']);
    const open = await send(`${site}/a`);
    expect(await titlesOf(open)).toEqual([]);
    await fetchAll();
    expect(asked).toEqual(['/a', '/a']);
    expect(await titlesOf(open)).toEqual(['Page /a']);
  });
});

describe('a page that is hostile', () => {
  it('gives no preview, tells no room, and is not asked again for a day (LIVE-08)', async () => {
    pages.set('/big', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`${'<p>x'.repeat(2_500_000)}<title>Late</title>`);
    });
    pages.set('/round', redirect('/round2'));
    pages.set('/round2', redirect('/round'));
    pages.set('/inside', redirect('http://169.254.169.254/latest/meta-data'));
    pages.set('/file', (_, response) => void response.setHeader('content-type', 'image/png').end('<title>No</title>'));
    pages.set('/empty', html('<title> </title>'));
    const names = ['big', 'round', 'inside', 'file', 'empty'];
    for (const name of names) await send(`${site}/${name}`);
    await fetchAll();
    const count = asked.length;
    expect(new Set(asked)).toEqual(new Set([...names.map((name) => `/${name}`), '/round2']));
    const again = await send(names.map((name) => `${site}/${name}`).join(' '));
    await fetchAll();
    expect([asked.length, await titlesOf(again)]).toEqual([count, []]);
    expect(await eventsOf()).toEqual(names.map(() => 'message').concat('message'));
    // Two days later one of them is mended.
    pages.set('/empty', html('<title>Full</title>'));
    await api.database.pool.query(`update link_previews set due_at = due_at - interval '2 days'`);
    const later = await send(`${site}/empty`);
    await fetchAll();
    expect(await titlesOf(later)).toEqual(['Full']);
  });

  it('that never ends is left alone within the limit of the whole (LIVE-08)', async () => {
    pages.set('/slow', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>'));
    const id = await send(`${site}/slow`);
    const { rows } = await api.database.pool.query<{ id: string }>('select id from link_previews');
    const previewId = there(rows[0]).id;
    await fetchPreview(api, { previewId, turn: 0 }, new AbortController().signal, { lookMs: 50 });
    const { rows: after } = await api.database.pool.query('select state, failures from link_previews');
    expect(after).toEqual([{ state: 'failed', failures: 1 }]);
    expect(await titlesOf(id)).toEqual([]);
  });

  it('keeps the words that it had, until it is gone (LIVE-08)', async () => {
    const first = await send(`${site}/a`);
    await fetchAll();
    const look = async (code: number) => {
      pages.set('/a', (_, response) => void response.writeHead(code).end());
      await api.database.pool.query(`update link_previews set due_at = now() - interval '1 second'`);
      await send(`${site}/a`);
      await fetchAll();
      return titlesOf(first);
    };
    expect(await look(500)).toEqual(['Page /a']);
    expect(await look(410)).toEqual([]);
    expect(asked).toHaveLength(3);
  });
});

describe('previews', () => {
  it('of a thousand links are as many as one member may have fetched, and the messages are sent (LIVE-08)', async () => {
    const own = await createTestApi({ limits: { otherPerKey: 4 } });
    try {
      const { ana: writer, lounge } = await makeLounge(own.database);
      const links = (n: number) => [0, 1, 2].map((m) => `${site}/${n}-${m}`).join(' ');
      for (let n = 0; n < 334; n += 1)
        await own.as(writer, ['sidebar.view']).chat.send({ roomId: lounge, id: uuidv4(), text: links(n) });
      const { rows } = await own.database.pool.query<{ count: number }>(
        `select (select count(*)::int from messages) as messages, (select count(*)::int from link_previews) as previews,
          (select count(*)::int from pgboss.job where name = 'linkPreview') as jobs`,
      );
      // A new account's share: one message of four.
      expect(rows).toEqual([{ messages: 334, previews: 3, jobs: 3 }]);
    } finally {
      await own.close();
    }
  });

  it('are taken off by the writer or a moderator, stay off when the text is changed, and come back (LIVE-08)', async () => {
    const id = await send(`${site}/a ${site}/b`);
    await fetchAll();
    const off = { roomId, id, url: `${site}/a`, on: false };
    expect(await failure(chat(ben).setPreview(off))).toBe('403 forbidden');
    expect((await chat(ana).setPreview(off)).message.previews.map(({ title }) => title)).toEqual(['Page /b']);
    await chat(ana).edit({ roomId, id, text: `Now ${site}/c and ${site}/a` });
    await fetchAll();
    expect(await titlesOf(id)).toEqual(['Page /c']);
    expect(await eventsOf()).toEqual(['message', 'preview', 'preview', 'edit', 'preview']);
    await chat(ana).setPreview({ ...off, on: true });
    expect(await titlesOf(id)).toEqual(['Page /c', 'Page /a']);
    await api.as(ben).chat.setPreview(off);
    await chat(ana).edit({ roomId, id, text: 'Nothing' });
    expect(await titlesOf(id)).toEqual([]);
  });

  it('are hidden with a deleted message, by its room, and from who has blocked its writer (LIVE-08, LIVE-16)', async () => {
    const id = await send(`${site}/a`);
    await fetchAll();
    const titles = () => titlesOf(id);
    await chat(ben).block({ userId: ana.id });
    expect(await titles()).toEqual([]);
    await chat(ben).unblock({ userId: ana.id });
    expect(await titles()).toEqual(['Page /a']);
    await api.as(ben).chat.updateRoom({ roomId, hasPreviews: false });
    expect(await titles()).toEqual([]);
    await api.as(ben).chat.updateRoom({ roomId, hasPreviews: true });
    await chat(ana).remove({ roomId, id });
    expect(await titles()).toEqual([]);
  });

  it('a reader hides for themselves (LIVE-08)', async () => {
    expect(await chat(ben).showsPreviews()).toEqual({ on: true });
    for (const on of [false, false]) await chat(ben).showPreviews({ on });
    expect([await chat(ben).showsPreviews(), await chat(ana).showsPreviews()]).toEqual([{ on: false }, { on: true }]);
    await chat(ben).showPreviews({ on: true });
    expect(await chat(ben).showsPreviews()).toEqual({ on: true });
  });

  it('are deleted when no message shows them, when they are old, and where the site shows none (LIVE-08)', async () => {
    const used = await send(`${site}/used`);
    const unused = await send(`${site}/unused`);
    await fetchAll();
    await chat(ana).edit({ roomId, id: unused, text: 'Nothing' });
    const left = async (showsPreviews = true) => {
      await purgePreviews({ ...api, showsPreviews });
      const { rows } = await api.database.pool.query<{ url: string }>('select url from link_previews order by url');
      return rows.map(({ url }) => url.slice(site.length));
    };
    const pass = (days: number) =>
      api.database.pool.query(
        `update link_previews set due_at = due_at - make_interval(days => $1), created_at = created_at - make_interval(days => $1)`,
        [days],
      );
    expect(await left()).toEqual(['/unused', '/used']);
    await pass(8);
    expect(await left()).toEqual(['/used']);
    await pass(90);
    expect(await left()).toEqual([]);
    expect(await titlesOf(used)).toEqual([]);
    await send(`${site}/used`);
    expect(await left(false)).toEqual([]);
  });
});
