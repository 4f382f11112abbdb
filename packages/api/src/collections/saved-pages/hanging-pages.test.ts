import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { fetchDuePages, fetchPage } from './fetching.service.ts';
import { PAGE_TIMES, type PageTimes } from './fetch-page.ts';
import type { Services } from '#kernel/services.ts';

let api: TestApi;
const servers: Server[] = [];

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await api.close();
});
beforeEach(async () => {
  await api.database.pool.query('truncate pages cascade; truncate pgboss.job; truncate page_hosts');
});

/** A site of its own, since of one site one page at a time is fetched. */
async function siteOf(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) =>
    request.url === '/robots.txt' || request.url === '/favicon.ico'
      ? void response.writeHead(404).end()
      : answer(request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const page = (text: string) => siteOf((_, response) => void response.end(text));
const never = () => new Promise<never>(() => {});

const WITH_PICTURE = '<title>Page</title><meta property=og:image content=/picture.png>';

const stateOf = async (id: string) => {
  const { rows } = await api.database.pool.query<{ state: string; failure: string | null; title: string }>(
    'select state, failure, title from pages where id = $1',
    [id],
  );
  return rows[0];
};

it('the time limit of a page is shorter than that of its job, and the job’s shorter than that of its slot (KEEP-01)', () => {
  const { withinSeconds } = jobKinds.fetchPage;
  // Time for a job to end after it was told to, and to wait for its host.
  expect(PAGE_TIMES.wholeMs + 5_000 + 5_000).toBeLessThan(withinSeconds * 1_000);
  expect(PAGE_TIMES.picturesMs + 10_000).toBeLessThan(PAGE_TIMES.wholeMs);
});

/** Short, so that tests are: for what hangs as a whole, and in its pictures alone, whose page may take its time. */
const HANGS = { wholeMs: 300, picturesMs: 200 };
const PICTURE_HANGS = { wholeMs: 30_000, picturesMs: 200 };

type Work = (services: Services, id: string, times: PageTimes) => Promise<void>;
for (const [what, work] of [
  [
    'that a member waits for',
    (services, pageId, times) => fetchPage(services, { pageId }, new AbortController().signal, times),
  ],
  ['that is due', (services, _, times) => fetchDuePages(services, new AbortController().signal, times)],
] as [string, Work][]) {
  const fetchOne = async (url: string, times: PageTimes, instead: Partial<Services> = {}) => {
    const own: OwnCollections = await ownCollections(api);
    const { page: added } = await own.mine.collections.addUrl({ collectionId: own.collectionId, url });
    await api.database.pool.query('update pages set due_at = now() where id = $1', [added.id]);
    await work({ ...api, ...instead }, added.id, times);
    // Its host is free for the next.
    expect((await api.database.pool.query('select from page_hosts')).rowCount).toBe(0);
    return stateOf(added.id);
  };

  it(`a page ${what} settles within its limit wherever it hangs (KEEP-01)`, async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const pictured = await siteOf(({ url }, response) => void response.end(url === '/' ? WITH_PICTURE : png));
    expect(await fetchOne(await siteOf(() => {}), HANGS)).toMatchObject({ state: 'failed', failure: 'timeout' });
    // It is shown without a picture that never comes, is never drawn or never kept.
    const shown = { state: 'fetched', failure: null, title: 'Page' };
    const pictureless = await siteOf(({ url }, response) => void (url === '/' && response.end(WITH_PICTURE)));
    expect(await fetchOne(pictureless, PICTURE_HANGS)).toEqual(shown);
    expect(await fetchOne(pictured, PICTURE_HANGS, { pictures: { ...api.pictures, drawSmall: never } })).toEqual(shown);
    expect(await fetchOne(pictured, PICTURE_HANGS, { storage: { ...api.storage, put: never } })).toEqual(shown);
    const safeFetch = Object.assign(never, { close() {}, reachesLoopback: true });
    expect(await fetchOne(pictured, HANGS, { safeFetch })).toMatchObject({ state: 'failed', failure: 'timeout' });
  });
}

/** Bombs of a hundred megabytes, and of just over a megabyte, which ends with the last part. */
const bombs = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['zstd', zstdCompressSync],
] as [string, (bytes: Buffer) => Buffer][];
const packed = (encoding: string, body: Buffer) =>
  siteOf(
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body),
  );

it(
  'bombs and silent pages of six members all settle, and another member’s page is fetched in its turn (KEEP-01, T64)',
  { timeout: 120_000 },
  async () => {
    const large = Buffer.alloc(100_000_000);
    const justOver = Buffer.from('<p>page</p>\n'.repeat(100_000));
    const bad = await Promise.all([
      ...bombs.flatMap(([encoding, pack]) => [packed(encoding, pack(large)), packed(encoding, pack(justOver))]),
      siteOf(() => {}),
      siteOf((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders()),
      siteOf(({ url }, response) => void (url === '/' && response.end(WITH_PICTURE))),
      siteOf(({ socket }) => void socket.pause()),
    ]);
    expect(bad).toHaveLength(12);
    // Six members with two each: more than are fetched at once.
    const ids: string[] = [];
    const add = async (mine: OwnCollections, url: string) =>
      (await mine.mine.collections.addUrl({ collectionId: mine.collectionId, url })).page.id;
    for (let n = 0; n < 6; n += 1) {
      const member = await ownCollections(api);
      for (const url of bad.slice(2 * n, 2 * n + 2)) ids.push(await add(member, url));
    }
    const jobs = createJobs({ kinds: jobKinds, ...api, onError() {} });
    onTestFinished(() => jobs.close());
    await jobs.start({
      ...jobHandlers(api),
      fetchPage: (payload, signal) => fetchPage(api, payload, signal, { wholeMs: 4_000, picturesMs: 1_000 }),
    });
    const other = await ownCollections(api);
    const ordinary = await add(other, await page('<title>Ordinary</title>'));
    await expect
      .poll(() => stateOf(ordinary), { timeout: 40_000 })
      .toMatchObject({ state: 'fetched', title: 'Ordinary' });
    const waiting = async () => (await Promise.all(ids.map(stateOf))).filter((one) => one?.state === 'waiting');
    await expect.poll(waiting, { timeout: 40_000 }).toEqual([]);
    // And once more, behind all of them: no slot was lost.
    const next = await add(other, await page('<title>Next</title>'));
    await expect.poll(() => stateOf(next), { timeout: 40_000 }).toMatchObject({ state: 'fetched', title: 'Next' });
  },
);
