import { makeDeal } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

const LOCK_TIMEOUT_MS = 300;

let server: TestServer;
let member: TestBrowser;
let dealId: string;
beforeAll(async () => {
  // Replaces the product's 3 s, so that a test need not wait for them twice.
  server = await createTestServer({ lockTimeoutMs: LOCK_TIMEOUT_MS });
  member = await server.signedIn();
  await member.act('ensure_defaults');
  dealId = (await makeDeal(server.services.database)).id;
});
afterAll(() => server.close());

/** Runs `work` while nobody else can read or write the table. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const client = await server.services.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function timed(call: Promise<{ statusCode: number }>): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const { statusCode } = await call;
  return { status: statusCode, ms: performance.now() - began };
}

describe('while a hot table is locked', () => {
  it('its callers get 503 soon, however many they are, and other routes answer as ever (T33)', async () => {
    const deal = () => timed(server.visitor.get(`/api/deals/${dealId}`));
    await deal();
    await whileLocked('collection_items', async () => {
      const end = new AbortController();
      const stuck = Promise.all([
        ...Array.from({ length: 15 }, () => timed(member.query('collections.load'))),
        ...Array.from({ length: 15 }, () => timed(member.get('/api/user-collections'))),
      ]).finally(() => end.abort());
      const others: { status: number; ms: number }[] = [];
      while (!end.signal.aborted) others.push(await deal());
      for (const { status, ms } of await stuck) expect([status, ms < 9_000]).toEqual([503, true]);
      expect(others.length).toBeGreaterThan(5);
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
      // Waiting for a connection would mean waiting for a lock, so the median is below the lock timeout. Single calls
      // may be slow while other tests run too.
      const sorted = others.map(({ ms }) => ms).toSorted((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(LOCK_TIMEOUT_MS);
    });
    expect((await member.query('collections.load')).statusCode).toBe(200);
  });
});
