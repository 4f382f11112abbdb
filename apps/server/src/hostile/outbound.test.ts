import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const HASH = 'a'.repeat(32);

async function listen(answer: RequestListener) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, port, close: () => http.close() };
}

let location: string;
let upstream: Awaited<ReturnType<typeof listen>>;
let internal: Awaited<ReturnType<typeof listen>>;
let server: TestServer;
beforeAll(async () => {
  upstream = await listen((_, response) => response.writeHead(302, { location }).end());
  internal = await listen((_, response) => response.end('an inner secret'));
  server = await createTestServer({ gravatarUrl: `http://127.0.0.1:${upstream.port}/avatar` });
});
afterEach(() => {
  upstream.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  upstream.close();
  internal.close();
});

const CALLS_OUT =
  /(?<!boss\.)\bfetch\(|\bhttps?\.(request|get)\(|from '(undici|node:(https|tls|dns|dgram))|\bcreateConnection\(|\bnet\.connect\(/;

/** Files of the server that ask somebody else over the network, by themselves. */
async function filesThatCallOut(): Promise<string[]> {
  const found: string[] = [];
  for (const root of ['packages/api/src', 'packages/db/src', 'apps/server/src']) {
    const folder = fileURLToPath(new URL(`../../../../${root}/`, import.meta.url));
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(one))) {
      if (CALLS_OUT.test(await readFile(folder + name, 'utf8'))) found.push(`${root}/${name}`);
    }
  }
  return found;
}

describe('a request that the server makes itself', () => {
  it('goes to an address of the operator’s, or through the safe fetch (T17)', async () => {
    expect((await filesThatCallOut()).toSorted()).toEqual([
      // The client runs with its caller, not in the server.
      'packages/api/src/composition/client.ts',
      'packages/api/src/identity/gravatar/gravatar.service.ts',
      'packages/api/src/platform/safe-fetch/resolve-name.ts',
      'packages/api/src/platform/safe-fetch/safe-fetch.ts',
      'packages/api/src/platform/storage/s3-storage.ts',
    ]);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
  ])('follows no redirect to %s (T17)', async (host) => {
    location = `http://${host}:${internal.port}/`;
    const hash = Buffer.from(host).toString('hex').padEnd(64, '0').slice(0, 64);
    const answer = await server.visitor.get(`/api/gravatar/exists?hash=${hash}`);
    expect(answer.json()).toEqual({ exists: false });
    expect(upstream.asked).toEqual([`/avatar/${hash}?s=80&d=404`]);
    expect(internal.asked).toEqual([]);
  });

  it.each(['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '[fd00::1]'])(
    'sends nothing to %s, wherever a redirect leads (T17)',
    async (host) => {
      location = `http://${host}/latest/meta-data/`;
      const hash = Buffer.from(host).toString('hex').padEnd(64, 'f').slice(0, 64);
      const began = performance.now();
      expect((await server.visitor.get(`/api/gravatar/exists?hash=${hash}`)).json()).toEqual({ exists: false });
      // Private addresses do not answer, so waiting for one would take at least this long.
      expect(performance.now() - began).toBeLessThan(2_000);
    },
  );

  it.each([
    '..',
    '%2e%2e%2f',
    '@127.0.0.1',
    '//127.0.0.1/',
    `${HASH}/../..`,
    `${HASH}%0d%0aHost:x`,
    'http://127.0.0.1',
  ])('cannot be redirected by the hash %j (T17)', async (hash) => {
    expect((await server.visitor.get(`/api/gravatar/exists?hash=${hash}`)).statusCode).toBe(400);
    expect(upstream.asked).toEqual([]);
  });
});
