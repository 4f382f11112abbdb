import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportLine } from '@onceware/api/supply/import/import.contract';
import { makeKey, makeUser } from '@onceware/api/testing/factories';
import { openDatabase } from '@onceware/db/client';
import { randomNumbers, wordsOfSeed } from '@onceware/db/testing/large-catalog';
import { closeAtEnd } from './closing.ts';
import { processorMs } from './processor.ts';
import type { Sizes } from './sizes.ts';
import { freePort, startServer, stop } from './stage.ts';

const SECONDS_GOAL = 30;
const MEGABYTES_GOAL = 300;
const STRETCH_GOAL_MS = 100;
const ASKED_EVERY_MS = 10;

/** `npm run bench -- --import`: what 100,000 tools with their deals take the product and its own Postgres, as they are started by npm start. */
export async function benchImport({ importRows }: Pick<Sizes, 'importRows'>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onceware-bench-'));
  const port = await freePort();
  const children: ChildProcess[] = [];
  const close = closeAtEnd(async () => {
    for (const child of children) await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  });
  const kept = <Child extends ChildProcess>(child: Child) => {
    children.push(child);
    return child;
  };
  try {
    const { process: product } = await startServer(kept, { DATA_DIR: dataDir, PORT: String(port) });
    const key = await makeAdminKey(join(dataDir, 'database-url'));
    const origin = `http://127.0.0.1:${port}`;
    console.log(`${importRows.toLocaleString('en')} rows, each a tool and its deal`);
    console.log(
      ['import', 'seconds', 'peak MB', 'longest wait for /health/live, ms', 'processor s of Node'].join(' | '),
    );
    console.log(
      ['goal', `under ${SECONDS_GOAL}`, `under ${MEGABYTES_GOAL}`, `under ${STRETCH_GOAL_MS}`, ''].join(' | '),
    );
    console.log(['idle', '', megabytes(await statusOf(product), 'VmRSS'), '', ''].join(' | '));
    for (const [name, file] of [
      ['first', csv(importRows, 0)],
      ['the same again', csv(importRows, 0)],
      ['with 1 % changed', csv(importRows, 100)],
    ] as const)
      console.log([name, ...(await measureImport(product, origin, key, Buffer.from(file)))].join(' | '));
  } finally {
    await close();
  }
}

async function makeAdminKey(urlFile: string): Promise<string> {
  const database = openDatabase({ url: (await readFile(urlFile, 'utf8')).trim(), poolSize: 1 });
  try {
    return await makeKey(database, await makeUser(database, { role: 'admin' }), ['admin.catalog']);
  } finally {
    await database.close();
  }
}

async function measureImport(
  product: ChildProcess,
  origin: string,
  key: string,
  body: Buffer<ArrayBuffer>,
): Promise<string[]> {
  // From here on the highest is counted anew.
  await writeFile(`/proc/${product.pid}/clear_refs`, '5');
  const usedBefore = processorMs(product.pid);
  const over = new AbortController();
  const longest = longestAnswer(`${origin}/health/live`, over.signal);
  const began = performance.now();
  const answer = await fetch(`${origin}/api/admin/catalog/import?source=bench&format=csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
    body,
  });
  const last = JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '') as ImportLine;
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  if (!('summary' in last)) throw new Error(`The import failed: ${JSON.stringify(last)}`);
  const peak = megabytes(await statusOf(product), 'VmHWM');
  const used = (processorMs(product.pid) - usedBefore) / 1000;
  return [seconds.toFixed(1), peak, (await longest).toFixed(0), used.toFixed(1)];
}

const statusOf = (product: ChildProcess) => readFile(`/proc/${product.pid}/status`, 'utf8');
const megabytes = (status: string, name: 'VmRSS' | 'VmHWM') =>
  (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);

async function longestAnswer(url: string, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(url)).text();
    longest = Math.max(longest, performance.now() - began);
    await delay(ASKED_EVERY_MS);
  }
  return longest;
}

/** The same tools and deals each time, of the seed's words. @param changed every so many rows one says something else; 0: none */
function csv(rows: number, changed: number): string {
  const random = randomNumbers(20261122);
  const words = wordsOfSeed();
  const word = () => words[Math.floor((words.length + 1) ** random()) - 1] ?? '';
  const text = (length: number) => Array.from({ length }, word).join(' ');
  const row = (_: unknown, n: number) => {
    const name = `${text(2)} ${n.toString(36)}`;
    const price = 19 + Math.floor(random() * 200);
    const promise = `${text(8)}${changed > 0 && n % changed === 0 ? ' changed' : ''}`;
    const tool = [name, text(7), `https://${n.toString(36)}.tools.example/`, text(3).replaceAll(' ', ';'), text(20)];
    return [`d-${n}`, ...tool, `${name} ${word()} for life`, promise, text(40), price * 4, `${price}.90`, '2999-12-31'];
  };
  const header =
    'external_id,name,tagline,website,tags,tool_description,title,promise,description,base_price,current_price,ends_at';
  return [header, ...Array.from({ length: rows }, row).map((fields) => fields.join(','))].join('\n');
}
