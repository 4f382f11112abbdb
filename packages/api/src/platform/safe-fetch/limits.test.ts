import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FetchFailure } from './fetch-failure.ts';
import { type Asked, createSafeFetch } from './safe-fetch.ts';

const asked: { url: string; language: string | undefined }[] = [];
let answer: RequestListener;
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', language: request.headers['accept-language'] });
  answer(request, response);
});
let site: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  answer = (_, response) => void response.end('hello');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = { userAgent: 'Onceware/1 (tests)', reachesLoopback: true };
const guarded = createSafeFetch(options);
const never = () => new Promise<never>(() => {});
const outcome = (how: Asked, fetcher = guarded, url = site) =>
  fetcher(url, how).then(
    ({ body }) => body.toString(),
    (error: unknown) => (error instanceof FetchFailure ? error.reason : error),
  );

it('the time limit covers every step: the name, robots.txt, redirects, the body and reading it (KEEP-01, T64)', async () => {
  const short = { timeoutMs: 100 };
  const nameless = createSafeFetch({ ...options, resolve: never });
  expect(await outcome(short, nameless, 'https://slow.example')).toBe('timeout');
  answer = ({ url }, response) => void (url === '/robots.txt' || response.end('page'));
  expect(await outcome({ ...short, robots: true })).toBe('timeout');
  answer = ({ url }, response) =>
    url === '/' ? void response.writeHead(302, { location: '/there' }).end() : response.flushHeaders();
  expect(await outcome({ ...short, redirectsMax: 1 })).toBe('timeout');
  answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).write(Buffer.from([31, 139]));
  expect(await outcome(short)).toBe('timeout');
  answer = (_, response) => void response.end('page');
  expect(await outcome({ ...short, leadsTo: never })).toBe('timeout');
});

it('a fetch ends as soon as its caller gives up or the process stops, and reads nothing more (KEEP-01, OPS-02)', async () => {
  answer = () => {};
  const fetcher = createSafeFetch(options);
  const caller = new AbortController();
  const fetches = [outcome({ signal: caller.signal }, fetcher), outcome({}, fetcher)];
  await expect.poll(() => asked.length).toBe(2);
  caller.abort(new Error('Nobody waits.'));
  expect(await fetches[0]).toMatchObject({ message: 'Nobody waits.' });
  fetcher.close();
  expect(await fetches[1]).toMatchObject({ key: 'unavailable' });
  expect(await outcome({}, fetcher)).toMatchObject({ key: 'unavailable' });
  expect(asked).toHaveLength(2);
});

it('asks for the page in its reader’s language, then in English (CAT-13)', async () => {
  await outcome({});
  await outcome({ language: 'en' });
  await outcome({ language: 'de' });
  expect(asked.map(({ language }) => language)).toEqual(['en', 'en', 'de,en;q=0.5']);
});

it('follows redirects within a page, as often as others and by the same rules (CAT-13, T52)', async () => {
  answer = ({ url = '' }, response) => void response.end(url);
  const leads = (pages: Record<string, string>): Asked => ({
    leadsTo: async ({ body }) => pages[body.toString()] ?? null,
  });
  expect(await outcome({ ...leads({ '/': '/there', '/there': 'here' }), redirectsMax: 2 })).toBe('/here');
  expect(await outcome({ ...leads({ '/': '/there', '/there': 'here' }), redirectsMax: 1 })).toBe('redirect');
  expect(await outcome({ ...leads({ '/': '/there', '/there': '/' }), redirectsMax: 5 })).toBe('redirect');
  expect(await outcome({ ...leads({ '/': '/#top' }), redirectsMax: 0 })).toBe('/');
  expect(await outcome({ ...leads({ '/': 'https://169.254.169.254/' }), redirectsMax: 5 })).toBe('address');
  expect(await outcome({ ...leads({ '/': 'javascript:alert(1)' }), redirectsMax: 5 })).toBe('protocol');
});
