import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { builtWeb } from './web.ts';

/** Pages that never come, that begin and never end, that fail as one leaves, and that fail. */
const PAGES = `
export const publicPaths = ['/', '/blog/one'];
export async function render({ url, signal }) {
  const left = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  left.catch(() => {});
  if (url === '/never') await left;
  if (url === '/broken') throw new Error('a bug');
  const pipe = (to) => {
    to.write('<!doctype html>' + 'x'.repeat(100_000));
    if (url === '/endless') left.catch((error) => to.destroy(error));
    else to.end();
  };
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, pipe };
}
`;
const FILES = {
  'client/index.html': '',
  'client/favicon.svg': '<svg/>',
  'client/assets/app-1.js': 'let a;',
  'client/art/one.svg': '<svg/>',
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
  const settings = readSettings({ LOG_LEVEL: 'debug' });
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

/** As it is written: fetch would tidy the path. */
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
    ['/favicon.svg', 'public, max-age=3600'],
  ])('at %s may be kept, because they are public on purpose (T21)', async (target, kept) => {
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

describe('a visitor who leaves', () => {
  it.each([
    ['before the page is there', '/never'],
    ['while it streams', '/endless'],
  ])('%s is no error in the log (API-07)', async (_when, target) => {
    for (let n = 0; n < 10; n += 1) {
      const asked = once(app.server, 'request');
      const { socket } = await open(target);
      const [, response] = await asked;
      if (target === '/endless') await once(socket, 'data');
      const left = once(response, 'close');
      socket.destroy();
      await left;
    }
    // What would be said of them is said before another page is answered.
    expect((await ask('/whole')).length).toBeGreaterThan(100_000);
    expect(warnings()).toEqual([]);
  });

  it('hides no failure of a page that is waited for (API-07)', async () => {
    expect(await ask('/broken')).toMatch(/^HTTP\/1\.1 500 /);
    expect(warnings()).toMatchObject([{ level: 50, msg: 'internal' }]);
  });
});
