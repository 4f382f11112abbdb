import { makeDeal } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentHeaders } from './security-headers.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let local: TestServer;
let production: TestServer;
beforeAll(async () => {
  const secret = {
    NODE_ENV: 'production',
    APP_SECRET: 'q8Zt3vLx0NfKp2WmRy6HsJd9UbEg4TaC',
    DATA_KEY: 'w7Lk2pXs9QvBn4TzMc8RyGh3JdFe6UaK',
  };
  const env = { ...secret, PUBLIC_URL: 'https://onceware.example', CORS_ORIGINS: 'https://tools.example' };
  [local, production] = await Promise.all([createTestServer(), createTestServer({ env })]);
});
afterAll(() => Promise.all([local.close(), production.close()]));

const PATHS = [
  '/health/live',
  '/api/user-collections',
  '/api/nothing',
  '/trpc/auth.session',
  '/trpc/no.such',
  '/nothing',
];

it.each(PATHS)('%s carries the headers that protect a browser (T21)', async (path) => {
  const { headers } = await production.visitor.get(path);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  // Headers that say something of documents alone would be bytes for nothing.
  for (const name of Object.keys(documentHeaders)) expect(headers).not.toHaveProperty(name);
});

it('a document is opened by no other site, nor framed (T21)', async () => {
  expect((await production.visitor.get('/api')).headers).toMatchObject(documentHeaders);
});

it.each([
  '/api/user-collections',
  '/api/user-collections/items?collectionId=0190b1c8-0000-7000-8000-000000000000',
  '/api/account/export',
  '/api/account/purchases/export',
  '/trpc/auth.session',
  '/trpc/collections.load',
  '/health/ready',
  '/api/nothing',
])('%s is not cacheable, for a member or a stranger (T21)', async (path) => {
  const mine = await local.signedIn();
  await mine.act('ensure_defaults');
  for (const browser of [mine, local.visitor]) {
    expect((await browser.get(path)).headers['cache-control']).toBe('no-store');
  }
});

it('is cacheable where it is public on purpose, and a failure there is not (T21)', async () => {
  const deal = await makeDeal(local.services.database);
  const kept = async (path: string) => (await local.visitor.get(path)).headers['cache-control'];
  expect(await kept(`/api/deals/${deal.id}`)).toBe('public, max-age=60');
  expect(await kept('/api/openapi.json')).toBe('public, max-age=60');
  expect(await kept('/api/deals/0190b1c8-0000-7000-8000-000000000000')).toBe('no-store');
});

it('promises https only where there is https (T21)', async () => {
  expect((await local.visitor.get('/health/live')).headers).not.toHaveProperty('strict-transport-security');
});

it('lets listed origins make every kind of change, once the browser has asked (T21)', async () => {
  const ask = { origin: 'https://tools.example', 'access-control-request-method': 'PATCH' };
  const { headers } = await production.app.inject({ method: 'OPTIONS', url: '/api/collections/1', headers: ask });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(headers['access-control-allow-methods']).toContain(method);
});

it('lets listed origins read with credentials, and reflects no other (T21)', async () => {
  const from = async (server: TestServer, origin: string) =>
    (await server.visitor.get('/trpc/auth.session', { origin })).headers;
  expect(await from(production, 'https://tools.example')).toMatchObject({
    'access-control-allow-origin': 'https://tools.example',
    'access-control-allow-credentials': 'true',
  });
  for (const origin of ['https://evil.example', 'null', 'https://tools.example.evil.example']) {
    expect(await from(production, origin)).not.toHaveProperty('access-control-allow-origin');
    expect(await from(local, origin)).not.toHaveProperty('access-control-allow-origin');
  }
});
