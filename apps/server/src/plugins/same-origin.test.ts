import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: '' } });
});
afterAll(() => server.close());

it.each([
  ['http://localhost:3000', 200],
  ['http://LOCALHOST:3000', 200],
  ['https://localhost:3000', 403],
  ['http://localhost:3001', 403],
  ['http://127.0.0.1:3000', 403],
  ['http://localhost:3000.evil.example', 403],
  ['null', 403],
])('without a public address a change from %s to http://localhost:3000 answers %i (T09)', async (origin, status) => {
  const mine = await server.signedIn();
  const answer = await mine.post('/trpc/collections.ensureDefaults', {}, { origin, host: 'localhost:3000' });
  expect(answer.statusCode).toBe(status);
});
