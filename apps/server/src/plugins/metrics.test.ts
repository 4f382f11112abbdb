import { workerTally } from '@onceware/api/platform/workers/worker-states';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const TOKEN = 'a token for these tests';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.visitor.get('/metrics', authorization === undefined ? {} : { authorization });
const lines = async () => (await ask(`Bearer ${TOKEN}`)).body.split('\n');
const seriesOf = async (name: string) => (await lines()).filter((line) => line.startsWith(`${name}{`));

describe('GET /metrics', () => {
  it.each([undefined, '', 'Bearer', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, 'Bearer '])(
    'answers 401 to the authorization %j (API-07)',
    async (authorization) => {
      const answer = await ask(authorization);
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
    },
  );

  it('answers 404 without a token in the settings (API-07)', async () => {
    const other = await createTestServer();
    try {
      expect((await other.visitor.get('/metrics', { authorization: 'Bearer undefined' })).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('reports the process in the text format of Prometheus (API-07)', async () => {
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(answer.body).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });

  it('counts requests by route, never by address, and puts what is unknown together (API-07)', async () => {
    for (let n = 0; n < 3; n += 1) await server.visitor.get(`/api/deals/${uuidv7()}`);
    for (let n = 0; n < 20; n += 1) await server.visitor.get(`/nothing/${n}?q=secret`);
    for (let n = 0; n < 20; n += 1) await server.app.inject({ method: 'PROPFIND', url: `/nothing/${n}` });
    expect(await seriesOf('http_requests_total')).toEqual(
      expect.arrayContaining([
        'http_requests_total{method="GET",route="/api/deals/:id",status="404"} 3',
        'http_requests_total{method="GET",route="unknown",status="404"} 20',
      ]),
    );
    const text = (await lines()).join('\n');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/deals\/:id",status="404"\} 3/,
    );
    expect(text).not.toMatch(/nothing|secret/);
  });

  it('counts procedures by their outcome, each call of a batch by itself (API-07)', async () => {
    const input = encodeURIComponent(JSON.stringify({ 2: { json: { ref: 'no-such-deal' } } }));
    await server.visitor.get(`/trpc/catalog.home,collections.load,catalog.deal,no.such?batch=1&input=${input}`);
    for (let n = 0; n < 20; n += 1) await server.visitor.get(`/trpc/made.up${n}`);
    expect((await seriesOf('trpc_calls_total')).toSorted()).toEqual([
      'trpc_calls_total{procedure="catalog.deal",outcome="not_found"} 1',
      'trpc_calls_total{procedure="catalog.home",outcome="ok"} 1',
      'trpc_calls_total{procedure="collections.load",outcome="unauthenticated"} 1',
      'trpc_calls_total{procedure="unknown",outcome="not_found"} 21',
    ]);
  });

  it('counts chat streams and their events, and does not count them as slow answers (API-07, LIVE-04)', async () => {
    expect(await lines()).toEqual(expect.arrayContaining(['chat_streams 0', 'chat_deliveries_total 0']));
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { cookie, user } = await server.signedIn();
    const answer = await fetch(`${url}/api/chat/stream`, { headers: { cookie } });
    expect(await lines()).toContain('chat_streams 1');
    await server.services.database.pool.query('delete from sessions where user_id = $1', [user.id]);
    await answer.text();
    expect(await lines()).toContain('chat_streams 0');
    expect(await seriesOf('http_requests_total')).toContain(
      'http_requests_total{method="GET",route="/api/chat/stream",status="200"} 1',
    );
    expect((await lines()).filter((line) => /duration.*chat\/stream/.test(line))).toEqual([]);
  });

  it('reports the pool and the mail queue (API-07)', async () => {
    const { pool } = server.services.database;
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'mail_queue_length 0',
        'mail_queue_oldest_seconds 0',
        expect.stringMatching(/^pg_pool_connections\{state="total"\} [1-9]/),
      ]),
    );
    // Not due, so that nobody sends it meanwhile.
    const { database, jobs } = server.services;
    const [id, runAt] = [uuidv7(), new Date(Date.now() + 3_600_000)];
    await jobs.enqueue(database.db, 'mail', { id, content: 'sealed' }, { runAt });
    await pool.query(`update pgboss.job set created_on = created_on - interval '90 seconds'`);
    expect(await lines()).toEqual(
      expect.arrayContaining(['mail_queue_length 1', expect.stringMatching(/^mail_queue_oldest_seconds 9\d(\.\d+)?$/)]),
    );
  });

  it('reports which workers were replaced and which are stuck (KEEP-01)', async () => {
    const tally = workerTally('drawing');
    tally.replace('It took longer than 60 s.');
    tally.stuck += 1;
    expect(await lines()).toEqual(
      expect.arrayContaining(['workers_replaced_total{worker="drawing"} 1', 'workers_stuck{worker="drawing"} 1']),
    );
    tally.stuck -= 1;
    expect(await lines()).toContain('workers_stuck{worker="drawing"} 0');
  });

  it('answers while the database hangs, without the numbers that come from it (API-07)', async () => {
    const client = await server.services.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table pgboss.job in access exclusive mode');
      const told = await lines();
      expect(told.some((line) => line.startsWith('mail_queue_length '))).toBe(false);
      expect(told.some((line) => line.startsWith('pg_pool_connections{'))).toBe(true);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
