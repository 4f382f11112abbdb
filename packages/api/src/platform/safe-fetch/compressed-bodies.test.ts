import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailure } from './fetch-failure.ts';
import { type Asked, createSafeFetch } from './safe-fetch.ts';

const PACKINGS = {
  gzip: (bytes: Buffer) => gzipSync(bytes),
  deflate: (bytes: Buffer) => deflateSync(bytes),
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: (bytes: Buffer) => zstdCompressSync(bytes),
};
type Packing = keyof typeof PACKINGS;
const packings = Object.keys(PACKINGS) as Packing[];

/** Text that packs as a page does: neither to nothing nor not at all. Always the same. */
const PAGE = (() => {
  let state = 1;
  let text = '';
  while (text.length < 2 * 1024 * 1024) {
    state = (state * 48_271) % 2_147_483_647;
    text += `<p class="c${state % 40}">${state.toString(36)}</p>\n`;
  }
  return Buffer.from(text);
})();
const pageOf = (bytes: number) => PAGE.subarray(0, bytes);

let sent: { encoding: Packing; body: Buffer; isTrickled: boolean };
const server = createServer((_, response) => {
  const { encoding, body, isTrickled } = sent;
  response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'text/html' });
  if (!isTrickled) return void response.end(body);
  const piece = Math.ceil(body.length / 12);
  let at = 0;
  const more = () => {
    if (response.destroyed) return;
    response.write(body.subarray(at, (at += piece)));
    if (at >= body.length) response.end();
    else setImmediate(more);
  };
  more();
});
let site: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const safeFetch = createSafeFetch({ userAgent: 'Onceware/1 (tests)', reachesLoopback: true });
const LIMIT_MS = 10_000;

/** Answers the number of bytes, or why none came. The times are generous: the test is that it settles at all. */
async function outcome(asked: Asked): Promise<number | string> {
  const fetched = safeFetch(site, { timeoutMs: LIMIT_MS, ...asked }).then(
    ({ body }) => body.length,
    (error: unknown) => (error instanceof FetchFailure ? error.reason : String(error)),
  );
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('never settled'), LIMIT_MS + 5_000);
  return Promise.race([fetched, late.promise]).finally(() => clearTimeout(timer));
}

describe.each(packings)('a page compressed with %s', (encoding) => {
  it.each([
    ['at once', false],
    ['in pieces', true],
  ])('and sent %s settles at every size around the limit (KEEP-01, T64)', async (_, isTrickled) => {
    const bytesMax = 48 * 1024;
    // Unpacked bytes come in parts of 16 kB: sizes before, at and behind each of their ends.
    const sizes = [0, 16, 32, 48, 64, 80, 112]
      .flatMap((kilobytes) => [-1, 0, 1, 7_000].map((more) => kilobytes * 1024 + more))
      .filter((size) => size >= 0);
    for (const size of sizes) {
      sent = { encoding, body: PACKINGS[encoding](pageOf(size)), isTrickled };
      expect([size, await outcome({ bytesMax, isCut: true })]).toEqual([size, Math.min(size, bytesMax)]);
      expect([size, await outcome({ bytesMax })]).toEqual([size, size > bytesMax ? 'too_large' : size]);
    }
  });

  it('that passes the limit of pages in its last part settles (KEEP-01, T64)', async () => {
    const bytesMax = 1024 * 1024;
    for (const megabytes of [1.05, 1.12, 1.3, 1.5, 2]) {
      sent = { encoding, body: PACKINGS[encoding](pageOf(megabytes * bytesMax)), isTrickled: false };
      expect([megabytes, await outcome({ bytesMax, isCut: true })]).toEqual([megabytes, bytesMax]);
      expect([megabytes, await outcome({ bytesMax })]).toEqual([megabytes, 'too_large']);
    }
  });

  it('that is a hundred megabytes in some kilobytes settles (KEEP-01, T64)', async () => {
    const bytesMax = 1024 * 1024;
    sent = { encoding, body: PACKINGS[encoding](Buffer.alloc(100_000_000)), isTrickled: false };
    expect(await outcome({ bytesMax, isCut: true })).toBe(bytesMax);
    expect(await outcome({ bytesMax })).toBe('too_large');
  });

  it('that breaks off, or is not compressed that way, fails (KEEP-01, T64)', async () => {
    const body = PACKINGS[encoding](pageOf(100_000));
    for (const broken of [body.subarray(0, body.length - 9), body.subarray(0, 40), Buffer.from('not packed at all')]) {
      sent = { encoding, body: broken, isTrickled: false };
      expect(await outcome({ bytesMax: 1024 * 1024 })).toBe('unreachable');
    }
  });
});
