import { hash } from 'node:crypto';
import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let mine: TestBrowser;
let id: string;
const HTML = '<!doctype html><p>words 🧪</p>';
const SHA = hash('sha256', HTML, 'hex');

beforeAll(async () => {
  server = await createTestServer();
  mine = await server.signedIn();
  const { database } = server.services;
  const tool = await makeTool(database, { website: 'https://vendor.example' });
  const deal = await makeDeal(database, { toolId: tool.id });
  id = uuidv7();
  await mine.mutate('purchases.create', {
    id,
    title: 'Writer; "x"',
    price: 49,
    currency: 'USD',
    purchasedOn: '2026-03-01',
    dealId: deal.id,
  });
  const bytes = Buffer.from(HTML);
  const fileId = uuidv7();
  await database.pool.query('insert into file_chunks (file_id, position, bytes) values ($1, 0, $2)', [fileId, bytes]);
  await database.pool.query(
    `update purchase_pages set state = 'stored', file_id = $1, size = $2, sha256 = $3, text = 'words 🧪', final_url = url, taken_at = now()`,
    [fileId, bytes.length, SHA],
  );
});
afterAll(() => server.close());

const path = (ending: string) => `/api/account/purchases/${id}/page.${ending}`;

it('answers the copy of a page for a sandbox, and for no cache (NOTE-07)', async () => {
  const answer = await mine.get(path('html'));
  expect([answer.statusCode, answer.body]).toEqual([200, HTML]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'repr-digest': `sha-256=:${Buffer.from(SHA, 'hex').toString('base64')}:`,
  });
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="[\w .-]+\.html"/);
  const download = await mine.get(`${path('html')}?download=1`);
  expect(download.headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+\.html"/);
});

it('answers its words as text, under the same policy (NOTE-07)', async () => {
  const answer = await mine.get(path('txt'));
  expect([answer.body, answer.headers['content-type']]).toEqual(['words 🧪', 'text/plain; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

it('is nobody else’s (NOTE-07, T57)', async () => {
  const theirs = await server.signedIn();
  for (const ending of ['html', 'txt']) {
    expect((await theirs.get(path(ending))).statusCode).toBe(404);
    expect((await server.visitor.get(path(ending))).statusCode).toBe(401);
  }
});

it('is in the account’s file, as a file with its time and hash (NOTE-07)', async () => {
  const file = (await mine.get('/api/account/export')).json();
  expect(file.purchase_pages).toEqual([
    {
      purchase_id: id,
      url: 'https://vendor.example/',
      final_url: 'https://vendor.example/',
      title: '',
      taken_at: expect.stringMatching(/Z$/),
      sha256: SHA,
      text: 'words 🧪',
      html: HTML,
    },
  ]);
});
