import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeDeal, makeKey, makeUser } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { openDatabase } from '@onceware/db/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { builtWeb } from './web-source.ts';

/** Pages that say all that they were given, and some that never come, that fail, and that are not there. */
const PAGES = `
export const publicPages = ['/', '/blog/one', '/explore?show=tools', '/gone', '/slow'].map((path) => ({ path, languages: [] }));
export const inlineScripts = () => ['let first;', 'let second;'];
export const choicesOf = (cookies, url) => ({ language: url.split('lang=')[1] ?? cookies.language ?? 'en', colorScheme: 'auto', isSidebarCollapsed: false });
let rendered = 0;
export async function render({ url, call, session, choices, signal }) {
  rendered += 1;
  const left = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  left.catch(() => {});
  if (url === '/never') await left;
  if (url === '/broken') throw new Error('a bug');
  if (url === '/slow') await new Promise((resolve) => (globalThis.finishSlowPage = resolve));
  const { actor, token, address, userAgent, device } = call;
  const said = { rendered, url, session, choices, actor, token, address, userAgent, device, filling: 'x'.repeat(2_000) };
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: url === '/gone' ? 404 : 200, headers, html: Buffer.from(JSON.stringify(said)), goodUntil: Infinity };
}
`;
const FILES = {
  'client/index.html': '',
  'client/favicon.svg': '<svg/>',
  'client/assets/app-1.js': 'let a;',
  'client/art/one.svg': '<svg/>',
  'client/art/covers/_ai-0.svg': '<svg viewBox="0 0 640 360"><rect fill="#1d5861"/><path d="M0 0h9"/></svg>',
  'client/emoji/en.json': '{}',
  'client/.vite/manifest.json': '{}',
  'server/entry-server.js': PAGES,
};

let dist: string;
let services: TestServices;
let app: FastifyInstance;
let port: number;
let log: { level: number; msg: string; requestId?: string }[] = [];
beforeAll(async () => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'onceware-web-'));
  writeFileSync(path.join(dist, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  services = await createTestServices();
  const settings = readSettings({ LOG_LEVEL: 'debug', METRICS_TOKEN: 'a token for these tests' });
  app = await buildApp({
    services,
    settings,
    web: await builtWeb(dist),
    log: { write: (line) => log.push(JSON.parse(line)) },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => {
  log = [];
});
afterAll(async () => {
  await app.close();
  await services.close();
  rmSync(dist, { recursive: true, force: true });
});

const warnings = () => log.filter(({ level }) => level >= 40);

/** Sends the path unchanged; fetch would normalise it. */
async function open(target: string) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 'latin1');
  return { socket, ended: once(socket, 'close').then(() => answer) };
}
const ask = async (target: string) => (await open(target)).ended;

describe('files', () => {
  it.each([
    ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
    ['/art/one.svg', 'public, max-age=86400'],
    ['/art/covers/_ai-0.svg', 'public, max-age=86400'],
    ['/art/covers/_ai-0-07.svg', 'public, max-age=86400'],
    ['/favicon.svg', 'public, max-age=3600'],
  ])('at %s may be cached, because they are public on purpose (T21)', async (target, kept) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`cache-control: ${kept}\r\n`);
    expect(answer.match(/cache-control/g)).toHaveLength(1);
  });

  it.each([
    '/assets/../x',
    '/assets/..',
    '/assets/./app-1.js',
    '/assets//etc/passwd',
    '/assets//app-1.js',
    '/assets/%2e%2e/x',
    '/assets/..%2fx',
    '/assets/%2fetc%2fpasswd',
    '/art/..%5c..',
    '/art/..%5cx',
    '/art/\\..\\x',
    '/art/../../server/entry-server.js',
    '/art/',
    '/art/covers/_ai-9-00-x.svg',
    '/emoji/%00',
    '/emoji/en.json%00',
    '/emoji/%ff',
    '/emoji/%',
    `/assets/${'x'.repeat(5000)}`,
    `/assets/${'x/'.repeat(500)}`,
  ])('at %s are refused, and nothing is in the log (T25)', async (target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).toContain('cache-control: no-store\r\n');
    expect(answer).not.toMatch(/node_modules|\/client|root:|let a/);
    expect(warnings()).toEqual([]);
  });
});

describe('a reader who leaves', () => {
  it('before the page is there is no error in the log (API-07)', async () => {
    for (let n = 0; n < 10; n += 1) {
      const asked = once(app.server, 'request');
      const { socket } = await open('/never');
      const [, response] = await asked;
      const left = once(response, 'close');
      socket.destroy();
      await left;
    }
    // Warnings about them would be logged before another page is answered.
    expect((await ask('/whole')).length).toBeGreaterThan(2_000);
    expect(warnings()).toEqual([]);
  });

  it('does not stop the page for others who wait for it (T48)', async () => {
    const asked = once(app.server, 'request');
    const { socket } = await open('/slow');
    const [, response] = await asked;
    const staying = ask('/slow');
    await expect.poll(() => globalThis).toHaveProperty('finishSlowPage');
    const left = once(response, 'close');
    socket.destroy();
    await left;
    (globalThis as unknown as { finishSlowPage: () => void }).finishSlowPage();
    expect(await staying).toMatch(/^HTTP\/1\.1 200 /);
    expect(warnings()).toEqual([]);
  });

  it('hides no failure of a page that is waited for (API-07)', async () => {
    expect(await ask('/broken')).toMatch(/^HTTP\/1\.1 500 /);
    expect(warnings()).toMatchObject([{ level: 50, msg: 'internal' }]);
  });
});

interface Said {
  rendered: number;
  url: string;
  session: { user: { name: string } } | null;
  [field: string]: unknown;
}
const get = async (url: string, headers: Record<string, string> = {}): Promise<Said> =>
  (await app.inject({ url, headers })).json();

describe('a page for visitors', () => {
  it('is served also at the outbound address of a missing deal (CAT-10)', async () => {
    expect(await get('/go/nothing-here')).toMatchObject({ url: '/go/nothing-here', session: null });
  });

  // However slow the machine is, nothing is too old here.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterAll(() => void vi.useRealTimers());

  it('is rendered once for all, and depends only on their choices and their region (T48)', async () => {
    const first = await get('/deal/one?cursor=x', { 'user-agent': 'Firefox', cookie: 'onceware-device=mark; other=1' });
    expect(first).toMatchObject({
      url: '/deal/one?cursor=x',
      session: null,
      actor: null,
      token: null,
      address: '',
      userAgent: null,
      device: null,
    });
    expect(await get('/deal/one?cursor=x')).toEqual(first);
    // Each click on a campaign's link has another address.
    expect(await get('/deal/one?utm_source=mail&cursor=x&fbclid=1')).toEqual(first);
    expect(await get('/deal/one?cursor=y')).toMatchObject({ url: '/deal/one?cursor=y' });
    expect(await get('/deal/one?cursor=x', { cookie: 'language=ar' })).toMatchObject({ choices: { language: 'ar' } });
  });

  it('is forgotten when the catalogue changes, whoever changed it (T48)', async () => {
    const before = await get('/');
    expect(await get('/')).toEqual(before);
    const heard = new Promise<void>((resolve) =>
      services.listener.on('catalog_change', { onChange: () => resolve(), onGap: () => {} }),
    );
    await vi.waitFor(() => expect(services.listener.isListening()).toBe(true), { timeout: 10_000 });
    // Another process has connections of its own.
    const other = openDatabase({ url: services.url, poolSize: 1 });
    await makeDeal(other);
    await other.close();
    await heard;
    expect((await get('/')).rendered).toBeGreaterThan(before.rendered);
  });

  it('comes in the encoding that the browser takes, and is encoded once (T48)', async () => {
    const { rendered } = await get('/blog/one');
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const answers = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map(async (encoding) => {
        const { headers, rawPayload } = await app.inject({
          url: '/blog/one',
          headers: { 'accept-encoding': encoding },
        });
        expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'private, no-cache' });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(Number(headers['content-length'])).toBe(rawPayload.length);
        return JSON.parse(decoders[encoding](rawPayload).toString()) as Said;
      }),
    );
    expect(answers.map((said) => said.rendered)).toEqual([rendered, rendered, rendered]);
    // Somebody's own page is encoded too, and has no other length than it says.
    const own = await app.inject({ url: '/dashboard', headers: { 'accept-encoding': 'GZIP, deflate' } });
    expect(own.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(own.rawPayload.length) });
    expect(JSON.parse(gunzipSync(own.rawPayload).toString())).toMatchObject({ url: '/dashboard' });
  });

  it('is stored for a published collection, whose address is shorter than a secret link (NET-05, T48)', async () => {
    const first = await get('/c/aPublicToken');
    expect((await get('/c/aPublicToken')).rendered).toBe(first.rendered);
  });

  it('is not stored for members, former members, keys, secret links and missing pages (T48)', async () => {
    const ada = await makeUser(services.database, { name: 'Ada' });
    const cookie = `onceware=${await services.sessions.create(ada.id)}`;
    const key = await makeKey(services.database, ada);
    const asVisitor = async () => (await get('/deal/two')).rendered;
    const first = await asVisitor();
    const others = await Promise.all([
      get('/deal/two', { cookie }),
      get('/deal/two', { cookie: 'onceware=ended' }),
      get('/deal/two', { cookie: 'onceware=' }),
      get('/deal/two', { authorization: `Bearer ${key}` }),
      get('/c/aSecretLinkOfTwentyFour1'),
      get('/c/aSecretLinkOfTwentyFour1'),
      get('/dashboard'),
      get('/dashboard'),
      get('/signin?redirect=/deals'),
      get('/signin?redirect=/deals'),
    ]);
    expect(new Set([first, ...others.map(({ rendered }) => rendered)]).size).toBe(11);
    expect(others.map(({ session }) => session?.user.name ?? null)).toEqual([
      'Ada',
      null,
      null,
      'Ada',
      ...Array(6).fill(null),
    ]);
    expect(await asVisitor()).toBe(first);
    const { rendered } = await get('/gone');
    expect((await get('/gone')).rendered).toBeGreaterThan(rendered);
  });

  it('is counted for Prometheus: pages rendered, pages from the store, and bytes (API-07, T48)', async () => {
    const headers = { authorization: 'Bearer a token for these tests' };
    const numbers = async () =>
      [...(await app.inject({ url: '/metrics', headers })).body.matchAll(/^visitor_pages_\S+ (\d+)$/gm)].map(
        ([, number]) => Number(number),
      );
    const [stored = 0, rendered = 0, bytes = 0] = await numbers();
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/deal/counted', headers: { 'accept-encoding': 'br' } });
    const after = await numbers();
    expect(after.slice(0, 2)).toEqual([stored + 2, rendered + 1]);
    expect(after[2]).toBeGreaterThan(bytes + 2_000);
  });

  it('runs scripts of this origin, and inline ones by their hashes alone (T21)', async () => {
    const { headers } = await app.inject('/');
    const hashes = ['let first;', 'let second;'].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
    expect(headers['content-security-policy']).toContain(`; script-src 'self' ${hashes.join(' ')}; `);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });
  });
});
