import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsS3, startS3, type TestS3 } from '#testing/s3/start-s3.ts';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { createPostgresStorage } from './postgres-storage.ts';
import { createS3Storage, type S3Options } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const MIB = 1024 * 1024;
const NOT_THERE = /has no byte|busy/;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let services: TestServices;
let s3: TestS3 | undefined;
const storages: Partial<Record<'Postgres' | 'S3', Storage>> = {};

beforeAll(async () => {
  [services, s3] = await Promise.all([createTestServices(), skipsS3 ? undefined : startS3()]);
  storages.Postgres = createPostgresStorage(services.database);
  if (s3) storages.S3 = createS3Storage(s3.options);
});
afterAll(async () => {
  await s3?.stop();
  await services.close();
});

function storageIn(kind: 'Postgres' | 'S3'): Storage {
  const storage = storages[kind];
  if (!storage) throw new Error('It was not started.');
  return storage;
}

const streamOf = (bytes: Buffer, pieceBytes = 50_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    })(),
    { objectMode: false },
  );

describe.each(skipsS3 ? (['Postgres'] as const) : (['Postgres', 'S3'] as const))('a file in %s', (kind) => {
  const read = async (id: string, start: number, end: number) => buffer(await storageIn(kind).get(id, { start, end }));

  it('comes back byte for byte, whole and in parts, and is gone once it is deleted (LIVE-07)', async () => {
    const storage = storageIn(kind);
    const id = uuidv4();
    // Neither a whole number of pieces, nor pieces as they come.
    const bytes = randomBytes(3 * 256 * 1024 + 12_345);
    await storage.put(id, streamOf(bytes), bytes.length);
    const last = bytes.length - 1;
    for (const [start, end] of [
      [0, last],
      [0, 0],
      [last, last],
      [262_143, 262_144],
      [100_000, 700_000],
    ] as const)
      expect((await read(id, start, end)).equals(bytes.subarray(start, end + 1))).toBe(true);
    await storage.delete([id, uuidv4()]);
    await expect(read(id, 0, 10)).rejects.toThrow(NOT_THERE);
    // Again is nothing.
    await storage.delete([id]);
  });

  it('is not stored at all if its bytes break off or differ in number from what was announced (LIVE-07)', async () => {
    const storage = storageIn(kind);
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(600_000);
        throw new Error('broken off');
      })(),
      { objectMode: false },
    );
    for (const bytes of [broken, streamOf(randomBytes(600_000))]) {
      const id = uuidv4();
      await expect(storage.put(id, bytes, 1_000_000)).rejects.toThrow(/broken off|bytes instead of|busy/);
      await expect(read(id, 0, 10)).rejects.toThrow(NOT_THERE);
    }
    if (kind === 'S3') return;
    const { rows } = await services.database.pool.query('select from file_chunks');
    expect(rows).toHaveLength(0);
  });

  it('of 64 MiB goes in and out in pieces (LIVE-07)', async () => {
    const storage = storageIn(kind);
    const id = uuidv4();
    const piece = randomBytes(MIB);
    const hashes = [createHash('sha256'), createHash('sha256')] as const;
    // Behind the middle of the way, where holding all of it would take 32 MiB and more. What is not given back to the
    // system at once is no fault, so the least counts.
    const held: Record<'in' | 'out', number[]> = { in: [], out: [] };
    const note = (way: 'in' | 'out', at: number) => {
      if (at < 32 * MIB || at % (4 * MIB) !== 0) return;
      collect();
      held[way].push(process.memoryUsage().arrayBuffers / MIB);
    };
    const written = Readable.from(
      (function* () {
        for (let n = 0; n < 64; n += 1) {
          piece.writeUInt32BE(n);
          hashes[0].update(piece);
          note('in', n * MIB);
          yield Buffer.from(piece);
        }
      })(),
      { objectMode: false },
    );
    await storage.put(id, written, 64 * MIB);
    let at = 0;
    for await (const chunk of (await storage.get(id, { start: 0, end: 64 * MIB - 1 })) as AsyncIterable<Buffer>) {
      hashes[1].update(chunk);
      const before = Math.floor(at / MIB);
      at += chunk.length;
      if (Math.floor(at / MIB) > before) note('out', Math.floor(at / MIB) * MIB);
    }
    expect(hashes[1].digest('hex')).toBe(hashes[0].digest('hex'));
    expect({ in: held.in.some((mib) => mib < 24), out: held.out.some((mib) => mib < 24), held }).toMatchObject({
      in: true,
      out: true,
    });
    await storage.delete([id]);
  });
});

describe.skipIf(skipsS3)('an S3 server', () => {
  const optionsOf = (): S3Options => s3?.options ?? expect.fail('It was not started.');
  const failureOf = (wrong: Partial<S3Options>) =>
    createS3Storage({ ...optionsOf(), ...wrong })
      .put(uuidv4(), streamOf(Buffer.from('hello')), 5)
      .catch((error: unknown) => error);

  it('that refuses or cannot be reached counts as unavailable, with its answer (LIVE-07, T50)', async () => {
    for (const [wrong, sentence] of [
      [{ secretAccessKey: 'wrong' }, 'The S3 server answered PUT with 403 SignatureDoesNotMatch'],
      [{ bucket: 'another' }, 'The S3 server answered PUT with 404 NoSuchBucket'],
      [{ endpoint: 'http://127.0.0.1:9' }, 'fetch failed'],
    ] as const)
      expect(await failureOf(wrong)).toMatchObject({ key: 'unavailable', cause: { message: sentence } });
  });

  it('that goes away in the middle leaves nothing half-written, and takes the file when it is back (LIVE-07)', async () => {
    const sockets = new Set<Socket>();
    const between = createServer((socket) => {
      const onward = connect(Number(new URL(optionsOf().endpoint).port), '127.0.0.1');
      for (const one of [socket, onward]) sockets.add(one.on('error', () => {}));
      socket.pipe(onward).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const { port } = between.address() as { port: number };
    // Signed for the address in between, which it is sent on from.
    const storage = createS3Storage({ ...optionsOf(), endpoint: `http://127.0.0.1:${port}` });
    const id = uuidv4();
    const bytes = randomBytes(4 * MIB);
    const cut = Readable.from(
      (function* () {
        for (let sent = 0; sent < bytes.length; sent += 64 * 1024) {
          if (sent === 2 * MIB) for (const socket of sockets) socket.destroy();
          yield bytes.subarray(sent, sent + 64 * 1024);
        }
      })(),
      { objectMode: false },
    );
    await expect(storage.put(id, cut, bytes.length)).rejects.toMatchObject({ key: 'unavailable' });
    await expect(storage.get(id, { start: 0, end: 10 })).rejects.toMatchObject({ key: 'unavailable' });
    await storage.put(id, streamOf(bytes), bytes.length);
    const whole = await storage.get(id, { start: 0, end: bytes.length - 1 });
    expect((await buffer(whole)).equals(bytes)).toBe(true);
    between.close();
    for (const socket of sockets) socket.destroy();
  });
});
