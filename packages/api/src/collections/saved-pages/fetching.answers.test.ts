import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { fetchDuePages } from './fetching.service.ts';

let api: TestApi;
let own: OwnCollections;
let site: string;
let answer: RequestListener;
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  if (url === '/favicon.ico') return void response.writeHead(404).end();
  if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private');
  asked.push({ url, headers });
  answer(request, response);
});

beforeAll(async () => {
  api = await createTestApi();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  own = await ownCollections(api);
  await api.database.pool.query('truncate pages cascade; truncate page_hosts; truncate pgboss.job');
  asked = [];
});

const add = async (path = '/') =>
  (await own.mine.collections.addUrl({ collectionId: own.collectionId, url: site + path })).page.id;
const read = async (id: string) => (await own.mine.collections.pages({ ids: [id] }))[0];
const fetched = async (path?: string) => {
  const id = await add(path);
  await runJobs(api, ['fetchPage']);
  return read(id);
};
const paths = () => asked.map(({ url }) => url);

describe('a page that redirects its readers itself', () => {
  const sends =
    (targets: Record<string, string>): RequestListener =>
    ({ url = '' }, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          url in targets
            ? `<title>Moved</title><meta http-equiv=refresh content="${targets[url]}">`
            : `<title>At ${url}</title>`,
        );

  it('is followed like a redirect, to the page that it means (CAT-13)', async () => {
    answer = sends({ '/old': '0;url=/older', '/older': "5; URL='new'" });
    expect(await fetched('/old')).toMatchObject({ state: 'fetched', title: 'At /new' });
    expect(paths()).toEqual(['/old', '/older', '/new']);
  });

  it('by its header is followed too (CAT-13)', async () => {
    answer = ({ url = '' }, response) =>
      void response
        .setHeader('content-type', 'text/html')
        .setHeader('refresh', url === '/old' ? '0;url=/new' : '30')
        .end(`<title>At ${url}</title>`);
    expect(await fetched('/old')).toMatchObject({ title: 'At /new' });
  });

  it.each([
    ['after a while', '60;url=/new', { state: 'fetched', title: 'Moved' }],
    ['to itself', '0;url=/old#top', { state: 'fetched', title: 'Moved' }],
    ['to a program', '0;url=javascript:alert(1)', { state: 'fetched', title: 'Moved' }],
    ['into the network', '0;url=http://169.254.169.254/latest', { state: 'failed', failure: 'address' }],
    ['where no programs may go', '0;url=/private', { state: 'failed', failure: 'robots' }],
  ])('%s is read or refused by the rules for all addresses (CAT-13, T52)', async (_, content, expected) => {
    answer = sends({ '/old': content });
    expect(await fetched('/old')).toMatchObject(expected);
    expect(paths()).toEqual(['/old']);
  });

  it('endlessly is given up like an endless redirect (CAT-13)', async () => {
    answer = ({ url = '' }, response) =>
      void response.setHeader('content-type', 'text/html').end(`<meta http-equiv=refresh content="0;url=${url}x">`);
    expect(await fetched('/old')).toMatchObject({ state: 'failed', failure: 'redirect' });
    expect(asked).toHaveLength(11);
  });
});

it('a page is requested in the language of the member who saved it, else in English (CAT-13)', async () => {
  answer = ({ url }, response) => {
    if (url === '/a') response.writeHead(302, { location: '/b' });
    response.end('<title>There</title>');
  };
  const languages = () => asked.map(({ headers }) => headers['accept-language']);
  await fetched();
  expect(languages()).toEqual(['en']);
  await api.database.pool.query(`update users set language = 'de'`);
  asked = [];
  await fetched('/a');
  expect(languages()).toEqual(['de,en;q=0.5', 'de,en;q=0.5']);
  asked = [];
  await add('/c');
  await api.database.pool.query('update pages set due_at = now()');
  await fetchDuePages(api, new AbortController().signal);
  expect(new Set(languages())).toEqual(new Set(['de,en;q=0.5']));
});

it('a page whose host becomes free while other processes look for work is fetched in the same run (CAT-13, T65)', async () => {
  answer = (_, response) => void response.end('<title>There</title>');
  await add('/a');
  await add('/b');
  await api.database.pool.query('update pages set due_at = now()');
  const { db } = api.database;
  // Answers that nothing is due come late: only after the host is free again.
  const slow = new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (query: Parameters<typeof db.execute>[0]) => {
        const result = await target.execute(query);
        if (result.command === 'UPDATE' && result.rowCount === 0) await delay(1500);
        return result;
      };
    },
  });
  await fetchDuePages({ ...api, database: { ...api.database, db: slow } }, new AbortController().signal);
  expect(paths().toSorted()).toEqual(['/a', '/b']);
});

describe('a site that asks to wait', () => {
  const waits: RequestListener = (_, response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  const stored = async (id: string) => {
    const { rows } = await api.database.pool.query(
      `select state, failure, times_put_off as times, round(extract(epoch from due_at - now())) as due from pages where id = $1`,
      [id],
    );
    return rows[0];
  };
  const sweep = () => fetchDuePages(api, new AbortController().signal);
  const passRest = () =>
    api.database.pool.query('update page_hosts set free_at = now(); update pages set due_at = now()');

  it('is left alone until then, and its pages wait (CAT-13, KEEP-01)', async () => {
    answer = waits;
    const first = await add('/a');
    const second = await add('/b');
    await runJobs(api, ['fetchPage']);
    expect(paths()).toHaveLength(1);
    for (const id of [first, second]) {
      const page = await stored(id);
      expect(page).toMatchObject({ state: 'waiting', failure: null });
      expect(Number(page.due)).toBeGreaterThan(100);
      expect(Number(page.due)).toBeLessThanOrEqual(120);
    }
    // Not even where a page of it is due.
    await api.database.pool.query('update pages set due_at = now()');
    await sweep();
    expect(paths()).toHaveLength(1);
    answer = (_, response) => void response.end('<title>There</title>');
    await passRest();
    await sweep();
    for (const id of [first, second]) expect(await stored(id)).toMatchObject({ state: 'fetched', times: 0 });
    expect((await api.database.pool.query('select from page_hosts')).rowCount).toBe(0);
  });

  it('again and again counts as unreachable after five tries, until its member tries again (CAT-13)', async () => {
    answer = waits;
    const id = await add('/a');
    await runJobs(api, ['fetchPage']);
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await stored(id)).toMatchObject({ state: 'waiting', times: tries });
      await passRest();
      await sweep();
    }
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'unreachable', times: 0 });
    expect(asked).toHaveLength(5);
  });
});
