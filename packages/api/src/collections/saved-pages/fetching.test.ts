import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, openDatabase } from '@onceware/db/client';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKinds } from '#composition/jobs.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { takeDue } from './fetching.repo.ts';
import { fetchDuePages, fetchPage } from './fetching.service.ts';
import type { Services } from '#kernel/services.ts';

let api: TestApi;
let own: OwnCollections;
let server: Server;
let site: string;
let answer: RequestListener;
let asked: string[] = [];

beforeAll(async () => {
  api = await createTestApi();
  server = createServer((request, response) => {
    if (request.url === '/robots.txt' || request.url === '/favicon.ico') return void response.writeHead(404).end();
    asked.push(request.url ?? '');
    answer(request, response);
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
  own = await ownCollections(api);
  await api.database.pool.query('truncate pages cascade; truncate pgboss.job');
  asked = [];
});

const html =
  (text: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(text);
const status =
  (code: number): RequestListener =>
  (_, response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<title>Not it</title>');

const add = async (path = '/', said: { title?: string } = {}) =>
  (await own.mine.collections.addUrl({ collectionId: own.collectionId, url: site + path, ...said })).page;
const read = async (id: string) => (await own.mine.collections.pages({ ids: [id] }))[0];
/** Has so many days go by for all pages. */
const pass = (days: number) =>
  api.database.pool.query('update pages set due_at = due_at - make_interval(days => $1)', [days]);
const sweep = async () => {
  await api.jobs.enqueue(api.database.db, 'duePages', {});
  await runJobs(api, ['duePages']);
};

describe('a page that was added', () => {
  it('is completed with its own title and description, and what was typed stays (CAT-13)', async () => {
    answer = html('<meta property=og:title content="Café"><meta name=description content="About it">');
    const page = await add('/a');
    expect(page).toMatchObject({ state: 'waiting', title: '' });
    await runJobs(api);
    expect(await read(page.id)).toMatchObject({ state: 'fetched', failure: null, description: 'About it' });
    const typed = await add('/b', { title: 'By hand' });
    await own.mine.collections.editPage({ pageId: page.id, description: '' });
    answer = html('<title>New</title><meta name=description content="Other"><meta property=og:site_name content=Site>');
    await own.mine.collections.fetchPage({ pageId: page.id });
    expect(await read(page.id)).toMatchObject({ state: 'waiting', title: 'Café' });
    await runJobs(api);
    expect(await read(page.id)).toMatchObject({ title: 'New', description: '', site_name: 'Site' });
    expect(await read(typed.id)).toMatchObject({ title: 'By hand', description: 'Other' });
    expect(asked).toEqual(['/a', '/b', '/a']);
  });

  it('has its picture and icon re-encoded, and does without them (CAT-13)', async () => {
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    answer = ({ url }, response) =>
      url === '/a.png'
        ? void response.end(png)
        : void response.end(
            '<title>Drawn</title><meta property=og:image content=/a.png><link rel=icon href=/bomb.png>',
          );
    const { id } = await add();
    await runJobs(api);
    expect(await read(id)).toMatchObject({
      title: 'Drawn',
      picture_url: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/),
      icon_url: null,
    });
  });

  it('gets an SVG icon as pixels, and the default icon when it is more than shapes (CAT-13)', async () => {
    const icons: Record<string, string> = {
      '/plain.svg': '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="red"/></svg>',
      '/program.svg': '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    };
    answer = ({ url = '' }, response) =>
      void response
        .setHeader('content-type', url in icons ? 'image/svg+xml' : 'text/html')
        .end(icons[url] ?? `<title>Drawn</title><link rel=icon href=${url}.svg>`);
    const [plain, program] = [await add('/plain'), await add('/program')];
    await runJobs(api);
    expect(await read(plain.id)).toMatchObject({ icon_url: expect.stringMatching(/\.webp$/) });
    expect(await read(program.id)).toMatchObject({ title: 'Drawn', icon_url: null });
    expect(asked.toSorted()).toEqual(['/plain', '/plain.svg', '/program', '/program.svg']);
  });

  it('tells its member’s browsers when it is complete (CAT-13, LIVE-04)', async () => {
    const told: string[] = [];
    answer = html('<title>There</title>');
    await add();
    const rooms = { ...api.rooms, tell: (userId: string, what: string) => void told.push(`${userId} ${what}`) };
    await runJobs({ ...api, rooms });
    const { rows } = await api.database.pool.query('select user_id from pages');
    expect(told).toEqual([`${rows[0].user_id} collections`]);
  });

  it.each<[string, RequestListener, object]>([
    ['is for others', status(403), { state: 'failed', failure: 'refused', title: '' }],
    ['is on a site that failed', status(502), { state: 'failed', failure: 'server', title: '' }],
    ['is not there', status(404), { state: 'failed', failure: 'gone', title: '', dead_since: null }],
    [
      'leads on for ever',
      ({ url }, response) => void response.writeHead(302, { location: `${url}x` }).end(),
      { failure: 'redirect' },
    ],
    [
      'leads into the network',
      (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      { failure: 'address' },
    ],
    ['hangs up', ({ socket }) => void socket.destroy(), { failure: 'unreachable' }],
    [
      'never ends',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Endless</title>');
        const more = () => void (response.destroyed || response.write('<p>'.repeat(10_000), more));
        more();
      },
      { state: 'fetched', title: 'Endless' },
    ],
    [
      'has a title of a megabyte',
      html(`<title>${'x'.repeat(2_000_000)}</title>`),
      { state: 'fetched', title: expect.stringMatching(/^x{300}$/) },
    ],
    [
      'lies about its type',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(100_000, 7)),
      { state: 'fetched', title: '' },
    ],
    [
      'is no page',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      { state: 'fetched', title: 'My paper.pdf' },
    ],
  ])('that %s is shown as that (CAT-13, T52)', async (_, answers, expected) => {
    answer = answers;
    const page = await add('/My%20paper.pdf');
    await runJobs(api);
    expect(await read(page.id)).toMatchObject(expected);
    expect(asked.length).toBeLessThan(20);
  });
});

describe('pages that nobody waits for', () => {
  it('are completed too, one of a host at a time, when their job was lost (CAT-13)', async () => {
    let [running, most] = [0, 0];
    answer = (_, response) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        response.end('<title>There</title>');
      });
    };
    const pages = [await add('/a'), await add('/b')];
    await sweep();
    // Taken by the jobs of their own, as far as is known.
    expect(asked).toEqual([]);
    await pass(1);
    await sweep();
    expect(most).toBe(1);
    expect(asked.toSorted()).toEqual(['/a', '/b']);
    for (const { id } of pages) expect(await read(id)).toMatchObject({ state: 'fetched', title: 'There' });
  });

  it('are checked once a month, and marked dead when they are gone twice (CAT-13)', async () => {
    answer = html('<title>There</title>');
    const { id } = await add();
    await runJobs(api);
    await sweep();
    await pass(29);
    await sweep();
    expect(asked).toHaveLength(1);
    answer = status(410);
    await pass(5);
    await sweep();
    expect(await read(id)).toMatchObject({ state: 'fetched', title: 'There', failure: 'gone', dead_since: null });
    await pass(2);
    await sweep();
    const dead = await read(id);
    expect(dead).toMatchObject({ state: 'fetched', title: 'There', dead_since: expect.any(String) });
    await pass(34);
    answer = status(500);
    await sweep();
    expect((await read(id))?.dead_since).toBe(dead?.dead_since);
    await pass(34);
    answer = html('<title>Another</title>');
    await sweep();
    // It was not asked for again: what is kept of it stays.
    expect(await read(id)).toMatchObject({ title: 'There', failure: null, dead_since: null });
    expect(asked).toHaveLength(5);
  });
});

/** On a busy machine. */
const PATIENT = { timeout: 15_000 };

describe('two processes', () => {
  let other: Services;
  let second: Database;
  beforeAll(() => {
    second = openDatabase({ url: api.url, poolSize: 4, statementTimeoutMs: 60_000 });
    other = { ...api, database: second, jobs: createJobs({ ...api, kinds: jobKinds, database: second, onError() {} }) };
  });
  afterAll(async () => {
    await other.jobs.close();
    await second.close();
  });
  /** Pages are answered when they are let go; how many are waited for at once at the most. */
  const held = () => {
    const waiting: (() => void)[] = [];
    const seen = { now: 0, most: 0 };
    answer = (_, response) => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      waiting.push(() => {
        seen.now -= 1;
        response.end('<title>There</title>');
      });
    };
    return { seen, letGo: () => waiting.splice(0).forEach((go) => go()) };
  };

  it('fetch one page of a host at a time, whoever asked for it (CAT-13)', async () => {
    const { seen, letGo } = held();
    const pages = [await add('/a'), await add('/b')];
    const triesOf = (database: Database) => vi.spyOn(database.pool, 'query');
    const tries = [triesOf(api.database), triesOf(second)];
    // Each of one's own: both were taken at the same moment, before the queue knew of either.
    const work = Promise.all(
      pages.map(({ id }, n) => fetchPage(n === 0 ? api : other, { pageId: id }, new AbortController().signal)),
    );
    // One fetches, the other has asked again and again.
    const attempts = () => Math.max(...tries.map(({ mock }) => mock.calls.length));
    await expect.poll(() => [seen.now, attempts() > 3], PATIENT).toEqual([1, true]);
    // Nor does who looks at what is due.
    await add('/c');
    await pass(1);
    await fetchDuePages(other, new AbortController().signal);
    expect(seen.most).toBe(1);
    letGo();
    await expect.poll(() => seen.now, PATIENT).toBe(1);
    letGo();
    await work;
    expect(seen.most).toBe(1);
    answer = html('<title>There</title>');
    await fetchDuePages(other, new AbortController().signal);
    expect(asked.toSorted()).toEqual(['/a', '/b', '/c']);
    vi.restoreAllMocks();
  });

  it('do not wait for one that died while it fetched (CAT-13)', async () => {
    answer = html('<title>There</title>');
    const { id } = await add('/a');
    const { host } = new URL(site);
    await api.database.pool.query(`insert into page_hosts values ($1, now() + interval '1 minute')`, [host]);
    await pass(1);
    await fetchDuePages(other, new AbortController().signal);
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    await api.database.pool.query(`update page_hosts set free_at = now()`);
    await fetchDuePages(other, new AbortController().signal);
    expect(await read(id)).toMatchObject({ state: 'fetched' });
    expect((await api.database.pool.query('select from page_hosts')).rowCount).toBe(0);
  });
});

describe('a member who has many pages', () => {
  const insert = (userId: string, urls: readonly string[]) =>
    api.database.pool.query(
      `insert into pages (id, user_id, url, canonical_url) select gen_random_uuid(), $1, url, url from unnest($2::text[]) as url`,
      [userId, urls],
    );
  const takenBy = async (running: Record<string, number> = {}) =>
    (await takeDue(api.database.db, { limit: 12, ofOne: 6, running })).map(({ userId, host }) => `${userId} ${host}`);

  it('of one host or of many does not delay another, whose page is among the first that are fetched (T65)', async () => {
    const [flood, other] = [await makeUser(api.database), await makeUser(api.database)];
    await insert(
      flood.id,
      Array.from({ length: 2_000 }, (_, n) => `https://one.example/${n}`),
    );
    await insert(
      flood.id,
      Array.from({ length: 60 }, (_, n) => `https://dead-${n}.example/`),
    );
    await api.database.pool.query(`update pages set due_at = now() - interval '1 hour'`);
    await insert(other.id, ['https://page.example/']);
    const taken = await takenBy();
    expect(taken.filter((one) => one.startsWith(flood.id))).toHaveLength(6);
    expect(taken).toContain(`${other.id} page.example`);
    // While those run, the flood has none more.
    expect(await takenBy({ [flood.id]: 6 })).toEqual([]);
  });
});

describe('pages and tools', () => {
  it('are linked when the tool is added later, and unlinked when it moves to another address (CAT-13)', async () => {
    const { mine, collectionId } = own;
    const domain = `${uuidv7()}.example`;
    const { page } = await mine.collections.addUrl({ collectionId, url: `https://${domain}/pricing` });
    const join = async () => {
      await api.jobs.enqueue(api.database.db, 'joinPages', {});
      await runJobs(api, ['joinPages']);
    };
    const tool = await makeTool(api.database, { domain, website: `https://${domain}` });
    expect(await read(page.id)).toMatchObject({ tool: null });
    await join();
    expect(await read(page.id)).toMatchObject({ tool: { id: tool.id } });
    await api.database.pool.query(`update tools set domain = 'elsewhere.example' where id = $1`, [tool.id]);
    await join();
    expect(await read(page.id)).toMatchObject({ tool: null });
    expect(await failure(mine.collections.fetchPage({ pageId: uuidv7() }))).toBe('404 not_found');
  });

  it('saved before fragments counted get today’s address, unless their member already has a page with it (KEEP-02)', async () => {
    const { mine, collectionId } = own;
    const host = `https://${uuidv7()}.example`;
    const addresses = [`${host}/#inbox/FMfcgzGtx`, `${host}/box#json=one`];
    const old = await Promise.all(
      addresses.map(async (url) => (await mine.collections.addUrl({ collectionId, url })).page.id),
    );
    await api.database.pool.query(
      `update pages set canonical_url = rtrim(split_part(url, '#', 1), '/') where id = any($1)`,
      [old],
    );
    // Saved again before the job came by.
    const { page: newer } = await mine.collections.addUrl({ collectionId, url: addresses[1] ?? '' });
    expect(newer.id).not.toBe(old[1]);
    await api.jobs.enqueue(api.database.db, 'joinPages', {});
    await runJobs(api, ['joinPages']);
    const found = await Promise.all(addresses.map((url) => mine.collections.kept({ url })));
    expect(found.map(({ page }) => page?.id)).toEqual([old[0], newer.id]);
    expect(await mine.collections.pages({ ids: [...old, newer.id] })).toHaveLength(3);
  });
});
