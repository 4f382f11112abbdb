import { addAbortSignal, type Readable, type Transform } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** The encodings that a request may offer to take. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd';

interface Limits {
  /** Size limit of the body, unpacked. */
  bytesMax: number;
  /** Cuts a longer body there, instead of refusing it. */
  isCut: boolean;
}

/**
 * The body, unpacked, as far as it may go: what is small when it comes may be large when it is unpacked. A plain loop:
 * `stream.pipeline` with a consumer that returns after the source has ended may never settle.
 *
 * @throws FetchFailure; what the streams failed with
 */
export async function readBody(
  response: IncomingMessage,
  { bytesMax, isCut }: Limits,
  signal: AbortSignal,
): Promise<Buffer> {
  const body = unpacked(response, signal);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bytesMax && !isCut) throw new FetchFailure('too_large');
      chunks.push(chunk);
      if (isCut && bytes >= bytesMax) break;
    }
  } finally {
    body.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, bytesMax);
}

function unpacked(response: IncomingMessage, signal: AbortSignal): Readable {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (packing === 'identity' || packing === '') return addAbortSignal(signal, response);
  const unpack = Object.hasOwn(unpackers, packing) ? unpackers[packing] : undefined;
  if (!unpack) throw new FetchFailure('type');
  const unpacker = unpack();
  // Breaking off after the end, or after we hung up, is no failure.
  unpacker.on('error', () => {});
  response.on('error', (error) => void unpacker.destroy(error));
  response.pipe(unpacker);
  return addAbortSignal(signal, unpacker);
}
