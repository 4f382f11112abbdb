import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let mine: TestBrowser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  mine = await server.signedIn();
  const purchase = {
    id: uuidv7(),
    title: '=1+1',
    price: 49.5,
    currency: 'USD',
    purchasedOn: '2026-03-01',
    licenceCodes: ['KEY-1'],
  };
  await mine.mutate('purchases.create', purchase);
});

const exported = (query = '', browser = mine) => browser.get(`/api/account/purchases/export${query}`);
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

describe('GET /api/account/purchases/export', () => {
  it('answers a CSV file without codes, or with them if asked for (ACC-02)', async () => {
    const answer = await exported();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Onceware purchases \d{4}-\d\d-\d\d\.csv"/,
    );
    expect(rowsOf(answer.body)).toMatchObject([{ title: "'=1+1", price: '49.50', licence_codes: '' }]);
    expect(rowsOf((await exported('?codes=0')).body)).toMatchObject([{ licence_codes: '' }]);
    expect(rowsOf((await exported('?codes=1')).body)).toMatchObject([{ licence_codes: 'KEY-1' }]);
  });

  it('holds nothing of others, and answers no visitor (ACC-02, T11)', async () => {
    expect(rowsOf((await exported('?codes=1', await server.signedIn())).body)).toEqual([]);
    expect((await exported('?codes=x', server.visitor)).statusCode).toBe(401);
    expect((await exported('?codes=x')).statusCode).toBe(400);
  });

  it('of 2,000 purchases goes in again in one request, larger than others may be (ACC-02)', async () => {
    const row = { title: 'Tool', price: '1', currency: 'USD', purchased_on: '2026-01-01', notes: 'x'.repeat(500) };
    const rows = Array.from({ length: 2000 }, (_, n) => ({ ...row, title: `Tool ${n}` }));
    expect(JSON.stringify(rows).length).toBeGreaterThan(1024 * 1024);
    const answer = await mine.mutate('purchases.import', { rows, isPreview: false });
    expect(answer.json().result.data.json).toEqual({
      added: 1999,
      present: 0,
      problems: [{ row: 2000, field: 'id', reason: 'too_many' }],
    });
    const theirs = await server.signedIn();
    const again = await theirs.mutate('purchases.import', {
      rows: rowsOf((await exported('?codes=1')).body),
      isPreview: false,
    });
    expect(again.json().result.data.json).toEqual({ added: 2000, present: 0, problems: [] });
  });

  it('takes no file beyond the limit, and none of a visitor (ACC-02, API-02)', async () => {
    const large = JSON.stringify({ json: 'x'.repeat(5 * 1024 * 1024) });
    expect((await mine.post('/trpc/purchases.import', large)).statusCode).toBe(413);
    expect((await server.visitor.post('/trpc/purchases.import', large)).statusCode).toBe(401);
  });
});
