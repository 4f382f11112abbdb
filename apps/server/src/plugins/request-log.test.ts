import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { makeUser } from '@onceware/api/testing/factories';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';

const ORIGIN = 'http://localhost:3000';
let services: TestServices;
let app: FastifyInstance;
let log: string[] = [];
beforeAll(async () => {
  services = await createTestServices();
  const settings = readSettings({
    LOG_LEVEL: 'info',
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '10.0.0.0/8,fd00::1,uniquelocal',
  });
  app = await buildApp({ services, settings, web: null, log: { write: (line) => log.push(line) } });
});
afterEach(() => {
  log = [];
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const ask = (request: InjectOptions) => app.inject(request);
const entries = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a request', () => {
  it('has an id of its own, in the answer and in its line (API-07)', async () => {
    const [one, other] = [await ask({ url: '/health/live' }), await ask({ url: '/nothing' })];
    const ids = [one, other].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(entries().map(({ requestId }) => requestId)).toEqual(ids);
  });

  it.each([
    ['10.1.2.3', 'trace-0123_abc', true],
    ['::ffff:10.1.2.3', 'trace-0123_abc', true],
    ['fd00::1', 'trace-0123_abc', true],
    ['fd00::2', 'trace-0123_abc', false],
    ['127.0.0.1', 'trace-0123_abc', false],
    ['192.168.0.1', 'trace-0123_abc', false],
    ['10.1.2.3', 'short', false],
    ['10.1.2.3', 'a'.repeat(65), false],
    ['10.1.2.3', 'two\tparts here', false],
    ['10.1.2.3', '{"level":60}', false],
  ])('from %s with the id %j keeps it: %j (API-07)', async (remoteAddress, id, isKept) => {
    const { headers } = await ask({ url: '/health/live', remoteAddress, headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(isKept);
  });

  it('is one line: method, route, status, time and the id of its user, and no more (API-07)', async () => {
    const user = await makeUser(services.database, { name: 'Rosa Keep', email: 'rosa@example.com' });
    const token = await services.sessions.create(user.id);
    await ask({
      url: '/api/user-collections/items?collectionId=private-words',
      headers: { cookie: `onceware=${token}`, 'user-agent': 'agent words' },
    });
    expect(entries()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: expect.any(String),
        method: 'GET',
        route: '/api/user-collections/items',
        status: 400,
        ms: expect.any(Number),
        userId: user.id,
        msg: 'request',
      },
    ]);
  });

  it.each([
    ['a cookie', { url: '/api/user-collections', headers: { cookie: 'onceware=hidden-word' } }],
    ['an API key', { url: '/api/user-collections', headers: { authorization: 'Bearer onc_hidden-word' } }],
    ['an address', { url: '/trpc/collections.shared?input=%7B%22json%22%3A%7B%22token%22%3A%22hidden-word%22%7D%7D' }],
    ['an unknown path', { url: '/hidden-word?q=hidden-word' }],
    [
      'a body',
      {
        url: '/trpc/auth.signIn',
        method: 'POST',
        headers: { origin: ORIGIN },
        payload: { json: { email: 'hidden-word@example.com', password: 'hidden-word' } },
      },
    ],
    [
      'a broken body',
      {
        url: '/trpc/auth.signIn',
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json' },
        payload: '{"json": hidden-word',
      },
    ],
  ] satisfies [string, InjectOptions][])('leaves nothing of %s in the log (API-07)', async (_, request) => {
    await ask(request);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toContain('hidden-word');
  });

  it('that fails by surprise is logged with its id and cause, but without the data of the statement (API-07)', async () => {
    await services.database.pool.query('alter table users rename to gone');
    try {
      const answer = await ask({
        url: '/trpc/auth.signIn',
        method: 'POST',
        headers: { origin: ORIGIN },
        payload: { json: { email: 'hidden-word@example.com', password: 'hidden-word' } },
      });
      expect(answer.statusCode).toBe(500);
      const failed = entries().find(({ level }) => level === 50);
      expect(failed).toMatchObject({
        requestId: answer.headers['x-request-id'],
        msg: 'internal',
        err: { cause: { cause: { code: '42P01' } } },
      });
      expect(JSON.stringify(failed)).toMatch(/at .*auth/);
      expect(log.join('')).not.toContain('hidden-word');
    } finally {
      await services.database.pool.query('alter table gone rename to users');
    }
  });
});
