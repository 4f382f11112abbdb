import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { ORIGIN } from '../testing/test-server.ts';

/** Timeouts as short as possible, because the tests only show that there is a limit. */
const CALLER_TIMEOUTS = { headersMs: 300, bodyMs: 500, stalledMs: 1_000, keepAliveMs: 60_000, checkMs: 50 };
const COUNT = 20;

let services: TestServices;
let app: FastifyInstance;
let url: URL;
const sockets = new Set<Socket>();
beforeEach(async () => {
  services = await createTestServices();
  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN, MAX_CONNECTIONS: '30' });
  app = await buildApp({ services, settings, web: null, patience: CALLER_TIMEOUTS });
  // Larger than what the sockets of both ends hold.
  const large = Buffer.alloc(16 * 1024 * 1024);
  app.get('/test/large', (_request, reply) => reply.type('application/octet-stream').send(large));
  url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await app.close();
  await services.close();
});

async function open(head: string): Promise<Socket> {
  const socket = connect(Number(url.port), '127.0.0.1').on('error', () => {});
  sockets.add(socket);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}
const many = (head: string) => Promise.all(Array.from({ length: COUNT }, () => open(head)));

const isServed = async () => (await fetch(new URL('/health/live', url), { headers: { connection: 'close' } })).ok;

/** Waits until the server has ended all of them, and answers whether others were served before and after. */
async function areServedUntilClosed(all: Socket[]): Promise<boolean> {
  const before = await isServed();
  await Promise.all(
    all.filter((socket) => !socket.closed).map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
  return before && isServed();
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

it.each(['/trpc/auth.signIn', '/api/user-collections', '/trpc/collections.import', '/api/nothing'])(
  '20 bodies that trickle are cut off, and others are served: %s (T46)',
  async (path) => {
    const all = await many(post(path));
    const trickling = setInterval(() => {
      for (const socket of all) socket.write(' ');
    }, 50);
    for (const socket of all) socket.resume();
    expect(await areServedUntilClosed(all)).toBe(true);
    clearInterval(trickling);
  },
);

it('a body that says it is enormous is refused, and no timer fails for its length (T46)', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const socket = await open(
    post('/api/user-collections').replace('Content-Length: 1000', 'Content-Length: 1000000000000'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  process.off('warning', note);
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(warnings).toEqual([]);
});

it('20 heads that trickle are cut off, and others are served (T46)', async () => {
  const all = await many(`GET / HTTP/1.1\r\nHost: ${url.host}\r\n`);
  const trickling = setInterval(() => {
    for (const socket of all) socket.write('X-A: b\r\n');
  }, 50);
  for (const socket of all) socket.resume();
  expect(await areServedUntilClosed(all)).toBe(true);
  clearInterval(trickling);
});

it('20 readers that never read are cut off, and others are served (T46)', async () => {
  const all = await many(`GET /test/large HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  expect(await isServed()).toBe(true);
  // A reader that does not read does not see the end either.
  await expect.poll(connections, { timeout: 15_000 }).toBe(0);
  expect(all.every((socket) => socket.bytesRead < 16 * 1024 * 1024)).toBe(true);
});

it('connections beyond the greatest number are closed at once (T46)', async () => {
  const all = await Promise.all([many(''), many('')]);
  for (const socket of all.flat()) socket.resume();
  await expect.poll(() => all.flat().filter((socket) => socket.closed).length).toBeGreaterThanOrEqual(10);
});
