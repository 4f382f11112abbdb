import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../scripts/command.ts';
import { freePort } from './support/product.ts';
import { expect, test } from './support/test.ts';

const MEMBERS = 6;

// The whole product as `npm start` runs it, with a database of its own in a folder of its own.
let dataDir: string;
let server: ChildProcess;
let url: string;

async function start(): Promise<void> {
  const child = spawn('node', ['scripts/serve.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
    },
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && resolve());
  });
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'onceware-stopping-'));
  url = `http://127.0.0.1:${await freePort()}`;
  await start();
});
test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

interface Member {
  cookie: string;
  /** Collections that the server said it had made. */
  acknowledged: string[];
}

const post = (procedure: string, input: unknown, cookie = '') =>
  fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ json: input }),
  });

async function join(): Promise<Member> {
  const answer = await post('auth.signUp', {
    name: 'Rosa Keep',
    email: `${randomUUID()}@example.com`,
    password: 'keeps what she saves',
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    acknowledged: [],
  };
}

/** Makes collections one after another, until the server is gone. */
async function write(member: Member): Promise<void> {
  try {
    for (;;) {
      const id = randomUUID();
      const answer = await post('collections.create', { id, name: `Collection ${id}` }, member.cookie);
      if (answer.status === 200) member.acknowledged.push(id);
      else await delay(10);
    }
  } catch {
    // Cut off in the middle: whether it was done nobody has promised.
  }
}

/** An answer that is never read to its end. */
async function stall(member: Member): Promise<ClientRequest> {
  const stalled = get(`${url}/api/user-collections/export?format=json`, { headers: { cookie: member.cookie } });
  stalled.on('error', () => {});
  const [response] = await once(stalled, 'response');
  response.pause();
  return stalled;
}

test(
  'told to stop under load, it ends within 10 seconds and keeps every write that it has acknowledged (T34)',
  { tag: '@desktop' },
  async () => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, join));
    const writing = members.map(write);
    const stalled = await Promise.all(members.map(stall));
    await delay(1_000);

    const told = performance.now();
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(10_000);
    await Promise.all(writing);
    for (const one of stalled) one.destroy();

    const writes = members.flatMap(({ acknowledged }) => acknowledged).length;
    expect(writes).toBeGreaterThan(MEMBERS);
    await start();
    for (const { cookie, acknowledged } of members) {
      const answer = await fetch(`${url}/api/user-collections`, { headers: { cookie } });
      const { collections } = (await answer.json()) as { collections: { id: string }[] };
      expect(collections.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    }
  },
);
