import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Storage, type S3Times } from './s3-storage.ts';

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
let endpoint: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const storageWith = (times: Partial<S3Times> = {}) =>
  createS3Storage(
    { endpoint, bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's', isPathStyle: true },
    { requestMs: 20_000, pauseMs: 20_000, bodyMs: 20_000, ...times },
  );
const read = async (times?: Partial<S3Times>, bytes = 10_000) =>
  buffer(await storageWith(times).get('file', { start: 0, end: bytes - 1 }));

/** The end of the answer's connection. */
const closing = () => {
  const closed = Promise.withResolvers<void>();
  return {
    closed: closed.promise,
    watch: (one: NodeJS.EventEmitter) => void one.once('close', () => closed.resolve()),
  };
};

it.each<[string, Partial<S3Times>, (write: (bytes: number) => void) => void, string]>([
  ['stalls', { pauseMs: 100 }, (write) => write(100), 'longer than 0.1 s'],
  ['never begins', { pauseMs: 100 }, () => {}, 'longer than 0.1 s'],
  ['ends early', {}, (write) => write(-1), 'instead of 10000'],
])('a file that %s ends with an error, and its connection too (KEEP-01, LIVE-07)', async (_, times, send, reason) => {
  const { closed, watch } = closing();
  answer = (_request, response) => {
    watch(response);
    response.writeHead(206).flushHeaders();
    send((bytes) => (bytes < 0 ? response.end('x') : response.write(Buffer.alloc(bytes))));
  };
  await expect(read(times)).rejects.toMatchObject({
    key: 'unavailable',
    cause: { message: expect.stringContaining(reason) },
  });
  await closed;
});

it.each<[string, Partial<S3Times>, number, string]>([
  ['never ends', {}, 10_000, 'or more instead of 10000'],
  ['comes byte by byte', { bodyMs: 300 }, 1, 'It took longer than'],
])('a file that %s ends with an error, and its connection too (KEEP-01, LIVE-07)', async (_, times, bytes, reason) => {
  const { closed, watch } = closing();
  answer = (_request, response) => {
    watch(response);
    const more = async () => {
      while (!response.destroyed) {
        response.write(Buffer.alloc(bytes));
        await delay(5);
      }
    };
    void more();
  };
  await expect(read(times)).rejects.toMatchObject({
    key: 'unavailable',
    cause: { message: expect.stringContaining(reason) },
  });
  await closed;
});

it('time that the reader takes is not counted, and the connection ends when the reader leaves (KEEP-01, LIVE-07)', async () => {
  const size = 4 * 1024 * 1024;
  const { closed, watch } = closing();
  answer = (_request, response) => {
    watch(response);
    response.writeHead(206).write(Buffer.alloc(size));
  };
  const file = await storageWith({ pauseMs: 500, bodyMs: 500 }).get('file', { start: 0, end: size });
  let bytes = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    if (bytes === 0) await delay(700);
    bytes += piece.length;
    // The last byte never comes.
    if (bytes === size) break;
  }
  expect(bytes).toBe(size);
  await closed;
});

it('an endless refusal and an answer that never comes count as unavailable (KEEP-01, LIVE-07)', async () => {
  answer = (_, response) => {
    response.writeHead(503).write('<Code>SlowDown</Code>');
    const more = () => void (response.destroyed || response.write(Buffer.alloc(10_000), more));
    more();
  };
  const refused = { key: 'unavailable', cause: { message: 'The S3 server answered GET with 503 SlowDown' } };
  await expect(read()).rejects.toMatchObject(refused);
  answer = () => {};
  await expect(read({ requestMs: 100 })).rejects.toMatchObject({ key: 'unavailable' });
  await expect(
    storageWith({ requestMs: 100 }).put('file', Readable.from([Buffer.alloc(9)], { objectMode: false }), 9),
  ).rejects.toMatchObject({ key: 'unavailable' });
});
