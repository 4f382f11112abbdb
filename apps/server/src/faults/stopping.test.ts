import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeUser } from '@onceware/api/testing/factories';
import { apiOf, createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

let services: TestServices;
/** Takes connections and never answers. */
let silent: Server;
const connections = new Map<string, Socket>();
beforeAll(async () => {
  services = await createTestServices();
  silent = createServer(({ url = '', socket }) => void connections.set(url, socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await services.close();
});

const PROCESS = path.join(import.meta.dirname, '../testing/working-process.ts');

const afterTicks = (turns: number, work: () => unknown): void =>
  void (turns === 0 ? work() : setImmediate(() => afterTicks(turns - 1, work)));

it(
  'a process that is told to stop ends while a page and a feed hang, without waiting for their time limits (OPS-02, KEEP-01)',
  { timeout: 120_000 },
  async () => {
    const { port } = silent.address() as AddressInfo;
    const child = spawn(process.execPath, [PROCESS], {
      env: { ...process.env, DATABASE_URL: services.url, FETCH_LOOPBACK: '1', PUBLIC_URL: 'http://localhost:3000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout });
    const [address] = (await once(lines, 'line')) as [string];
    const user = await makeUser(services.database, { role: 'admin' });
    const mine = apiOf(services).as(user).collections;
    const [collection] = (await mine.load()).collections;
    // Its job is done by the process, since nobody works on jobs here.
    await mine.addUrl({ collectionId: collection?.id ?? '', url: `http://127.0.0.1:${port}/page` });
    const cookie = `onceware=${await services.sessions.create(user.id)}`;
    const added = fetch(`${address}/trpc/admin.catalog.addFeed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie },
      body: JSON.stringify({ json: { url: `http://127.0.0.1:${port}/feed` } }),
    }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    // A page is asked for after its site's rules for programs.
    await expect.poll(() => [...connections.keys()].toSorted(), { timeout: 60_000 }).toEqual(['/feed', '/robots.txt']);
    const order: string[] = [];
    for (const [url, socket] of connections) socket.once('close', () => order.push(url));
    // After what happened before it and is heard of in the same turn.
    lines.on('line', (line) => line && afterTicks(3, () => order.push(line)));
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
    // Both fetches had ended before all else was closed: nothing waited for them.
    await expect.poll(() => order.at(-1)).toBe('closed');
    expect(order.toSorted()).toEqual(['/feed', '/robots.txt', 'Stopping.', 'closed']);
    expect(await added).not.toBe(200);
  },
);
