/**
 * `npm run soak -- --minutes 5`: mixed load on the built product while its database connections are killed. Memory and p99 of
 * each minute must stay flat, every answer must be one that a caller expects, and the product must still run. Loopback only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@onceware/db/client';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import { type BenchData, fill } from './bench/data.ts';
import { residentMegabytes } from './bench/processor.ts';
import { freePort } from './bench/stage.ts';

const CALLERS = 16;
const KILL_EVERY_MS = 2_000;
const EXPECTED = new Set([200, 409, 404, 503]);

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);

async function startProduct(databaseUrl: string, dataDir: string, port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
  };
  // The connections that are killed would be told one by one.
  const product = spawn(process.execPath, ['scripts/serve.js'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    product.once('exit', () => reject(new Error('The server did not start; run npm run build first.')));
    product.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && resolve());
  });
  return product;
}

/** Requests that one member repeats: reads of every kind, and an item added and taken out again. */
function requestsOf({ members, dealIds }: BenchData, origin: string, n: number): [path: string, init: RequestInit][] {
  const { cookie = '', collectionId = '', spareDealId = '' } = members[n] ?? {};
  const read = { headers: { cookie } };
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const item = { collectionId, entityType: 'deal', entityId: spareDealId };
  const change = (procedure: string, input: object): [string, RequestInit] => [
    `/trpc/${procedure}`,
    { method: 'POST', headers, body: JSON.stringify({ json: input }) },
  ];
  return [
    ['/trpc/collections.load', read],
    [`/api/deals/${dealIds[(n * 7) % dealIds.length] ?? ''}`, {}],
    change('collections.addItem', item),
    ['/', read],
    [`/trpc/catalog.searchDeals?input=${encodeURIComponent(JSON.stringify({ json: { q: 'lifetime' } }))}`, read],
    [`/api/user-collections/items?collectionId=${collectionId}`, read],
    change('collections.removeItem', item),
    ['/api/user-collections/export?format=csv', read],
    [`/api/deals/${randomUUID()}`, {}],
  ];
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

const postgres = await startTestPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'onceware-soak-'));
const database = await postgres.createDatabase();
const killer = openDatabase({ url: database.url, poolSize: 1 });
let product: ChildProcess | undefined;
try {
  const data = await fill(database.url, CALLERS);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  product = await startProduct(database.url, dataDir, port);

  let times: number[] = [];
  let statuses = new Map<number | string, number>();
  const end = new AbortController();
  const call = async (path: string, init: RequestInit) => {
    const began = performance.now();
    let status: number | string;
    try {
      const answer = await fetch(origin + path, init);
      await answer.text();
      status = answer.status;
    } catch {
      // A file that is cut off because its connection to the database was.
      status = path.includes('/export') ? 'cut off' : 'failed';
    }
    times.push(performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const callers = Array.from({ length: CALLERS }, async (_, n) => {
    const requests = requestsOf(data, origin, n);
    while (!end.signal.aborted) for (const [path, init] of requests) await call(path, init);
  });
  const killing = (async () => {
    while (!end.signal.aborted) {
      await delay(KILL_EVERY_MS);
      await killer.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and random() < 0.3`);
    }
  })();

  console.log(
    `${postgres.label}; ${CALLERS} callers, a third of the connections killed every ${KILL_EVERY_MS / 1000} s`,
  );
  console.log('minute | calls | p50 ms | p99 ms | MB resident | answers');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await delay(60_000);
    const sorted = times.toSorted((a, b) => a - b);
    const told = [...statuses].toSorted(([, a], [, b]) => b - a).map(([status, count]) => `${status}: ${count}`);
    const resident = residentMegabytes(product).toFixed(0);
    console.log(
      [
        minute,
        sorted.length,
        quantile(sorted, 0.5).toFixed(1),
        quantile(sorted, 0.99).toFixed(1),
        resident,
        told.join(', '),
      ].join(' | '),
    );
    const unexpected = [...statuses.keys()].filter((status) => status !== 'cut off' && !EXPECTED.has(Number(status)));
    if (unexpected.length > 0 || product.exitCode !== null) process.exitCode = 1;
    times = [];
    statuses = new Map();
  }
  end.abort();
  await Promise.all([...callers, killing]);
} finally {
  await killer.close();
  if (product && product.exitCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
