/**
 * `npm run bench`: how fast the product answers, as a ratio to a bare Fastify on the same Postgres in the same run, and what
 * each answer takes of the processor, which is the same on a busy machine.
 * `npm run bench -- --rounds 5 --seconds 3` measures longer. Everything stays on loopback.
 * `npm run bench -- --deals 1000000` asks a catalogue of so many deals instead.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import type { Request } from 'autocannon';
import { fill, type BenchData } from './bench/data.ts';
import { benchDeals } from './bench/deals.ts';
import { CONNECTIONS, type Measured, measure } from './bench/load.ts';
import { childrenMs, postmasterOf, processorMs } from './bench/processor.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    deals: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

interface Endpoint {
  name: string;
  /** The ratio it is held to. */
  goal: number;
  floor: (connection: number) => Request[];
  product: (connection: number) => Request[];
}

function endpoints({ members, dealIds }: BenchData, origin: string): Endpoint[] {
  const member = (n: number) => members[n % members.length] ?? fail('no members');
  const get =
    (path: (n: number) => string) =>
    (n: number): Request[] => [{ method: 'GET', path: path(n), headers: { cookie: member(n).cookie } }];
  const headers = (n: number) => ({ cookie: member(n).cookie, origin, 'content-type': 'application/json' });
  const change = (n: number) => {
    const { collectionId, spareDealId } = member(n);
    return { collectionId, entityType: 'deal', entityId: spareDealId };
  };
  const rest = (n: number): Request[] =>
    ['add_item', 'remove_item'].map((action) => ({
      method: 'POST',
      path: '/api/user-collections',
      headers: headers(n),
      body: JSON.stringify({ action, ...change(n) }),
    }));
  const trpc = (n: number): Request[] =>
    ['addItem', 'removeItem'].map((procedure) => ({
      method: 'POST',
      path: `/trpc/collections.${procedure}`,
      headers: headers(n),
      body: JSON.stringify({ json: change(n) }),
    }));
  const collections = get(() => '/api/user-collections');
  const items = get((n) => `/api/user-collections/items?collectionId=${member(n).collectionId}`);
  const deal = get((n) => `/api/deals/${dealIds[n * 7] ?? ''}`);
  return [
    { name: 'GET /api/user-collections', goal: 0.7, floor: collections, product: collections },
    { name: 'GET /api/user-collections/items', goal: 0.7, floor: items, product: items },
    { name: 'GET /api/deals/{id}', goal: 0.7, floor: deal, product: deal },
    { name: 'tRPC collections.load', goal: 0.5, floor: collections, product: get(() => '/trpc/collections.load') },
    { name: 'REST add_item + remove_item', goal: 0.45, floor: rest, product: rest },
    { name: 'tRPC addItem + removeItem', goal: 0.45, floor: rest, product: trpc },
  ];
}

/** Pages have no floor: nothing bare renders them. */
function pages({ members }: BenchData): { name: string; requests: (connection: number) => Request[] }[] {
  const page = (path: string, isMember = false) => ({
    name: `page ${path}${isMember ? ', signed in' : ''}`,
    requests: (n: number): Request[] => [
      { method: 'GET', path, headers: isMember ? { cookie: members[n % members.length]?.cookie } : {} },
    ],
  });
  return [page('/'), page('/deals'), page('/deals', true), page('/explore?q=tool'), page('/deal/tool-1-1')];
}

function fail(message: string): never {
  throw new Error(message);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : fail('no port');
}

if (values.deals) {
  const postgres = await startTestPostgres();
  try {
    const { url } = await postgres.createDatabase();
    await benchDeals(url, Number(values.deals));
  } finally {
    await postgres.stop();
  }
  process.exit();
}

async function residentMegabytes(process: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const postgres = await startTestPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'onceware-bench-'));
const children: ChildProcess[] = [];
try {
  const database = await postgres.createDatabase();
  const data = await fill(database.url, CONNECTIONS);
  const [floorPort, productPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${productPort}`;
  const env = { ...process.env, DATABASE_URL: database.url, HOST: '127.0.0.1', DATA_DIR: dataDir };

  const floor = fork(new URL('bench/floor.ts', import.meta.url), { env: { ...env, PORT: String(floorPort) } });
  children.push(floor);
  await once(floor, 'message');
  const product = spawn(process.execPath, ['scripts/serve.js'], {
    env: { ...env, PORT: String(productPort), PUBLIC_URL: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(product);
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    product.once('exit', () => reject(new Error(`The server did not start; run npm run build first.\n${text}`)));
    product.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('ready')) resolve(text);
    });
  });
  const readyMs = Number(/\((\d+) ms/.exec(said)?.[1]);
  const idle = await residentMegabytes(product);

  console.log(
    `${postgres.label}; ${CONNECTIONS} connections, 10,000 deals; ${rounds} rounds of ${seconds} s each, floor and product in turn`,
  );
  console.log(
    `ready ${readyMs} ms after the database (goal: under 500), ${idle.toFixed(0)} MB resident when idle (goal: under 150)\n`,
  );
  console.log(
    [
      'call',
      'ratio',
      'goal',
      'floor/s',
      'ours/s',
      'floor p50/p99 ms',
      'ours p50/p99 ms',
      'processor ms: ours, Postgres',
    ].join(' | '),
  );

  // Of a Postgres elsewhere, /proc says nothing.
  const postmaster = postgres.label.includes('embedded') ? await postmasterOf(database.url) : null;
  /** What the product and its Postgres use of the processor for an answer. */
  async function measureProduct(
    requestsOf: (connection: number) => Request[],
  ): Promise<Measured & { oursMs: number; postgresMs: number }> {
    const used = () => ({ ours: processorMs(product.pid), postgres: postmaster ? childrenMs(postmaster) : Number.NaN });
    const before = used();
    const measured = await measure(origin, requestsOf, seconds);
    const after = used();
    return {
      ...measured,
      oursMs: (after.ours - before.ours) / measured.requests,
      postgresMs: (after.postgres - before.postgres) / measured.requests,
    };
  }
  const processorOf = (measured: { oursMs: number; postgresMs: number }[]) =>
    `${median(measured.map(({ oursMs }) => oursMs)).toFixed(2)}, ${median(measured.map(({ postgresMs }) => postgresMs)).toFixed(2)}`;

  for (const endpoint of endpoints(data, origin)) {
    if (values.only && !endpoint.name.includes(values.only)) continue;
    const measured: { floor: Measured; product: Awaited<ReturnType<typeof measureProduct>> }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const pair = {
        floor: await measure(`http://127.0.0.1:${floorPort}`, endpoint.floor, seconds),
        product: await measureProduct(endpoint.product),
      };
      // The first round warms both up.
      if (round > 0) measured.push(pair);
    }
    const of = (pick: (pair: { floor: Measured; product: Measured }) => number) => median(measured.map(pick));
    const ratio = of((pair) => pair.product.perSecond / pair.floor.perSecond);
    console.log(
      [
        endpoint.name,
        `${ratio.toFixed(2)}${ratio < endpoint.goal ? ' (below)' : ''}`,
        endpoint.goal.toFixed(2),
        of((pair) => pair.floor.perSecond).toFixed(0),
        of((pair) => pair.product.perSecond).toFixed(0),
        `${of((pair) => pair.floor.p50)}/${of((pair) => pair.floor.p99)}`,
        `${of((pair) => pair.product.p50)}/${of((pair) => pair.product.p99)}`,
        processorOf(measured.map((pair) => pair.product)),
      ].join(' | '),
    );
  }
  for (const { name, requests } of pages(data)) {
    if (values.only && !name.includes(values.only)) continue;
    const measured: Awaited<ReturnType<typeof measureProduct>>[] = [];
    for (let round = 0; round <= rounds; round += 1) measured.push(await measureProduct(requests));
    measured.shift();
    const of = (pick: (one: Measured) => number) => median(measured.map(pick));
    console.log(
      [
        name,
        '',
        '',
        '',
        of((one) => one.perSecond).toFixed(0),
        '',
        `${of((one) => one.p50)}/${of((one) => one.p99)}`,
        processorOf(measured),
      ].join(' | '),
    );
  }
  console.log(`\n${(await residentMegabytes(product)).toFixed(0)} MB resident after the load`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')));
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
