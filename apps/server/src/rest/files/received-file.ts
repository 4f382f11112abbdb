import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@onceware/api/kernel/errors';

export interface ReceivedFile {
  path: string;
  /** Bytes. */
  size: number;
  discard(): Promise<void>;
}

/**
 * Writes a body to a file of its own, at the sender's pace and with little memory; nobody else can read it.
 *
 * @throws too_large beyond `maxBytes`; invalid_input where the body breaks off
 */
export async function receiveFile(body: Readable, maxBytes: number): Promise<ReceivedFile> {
  // One that breaks off before it is read must not end the process; it is told when it is read.
  body.on('error', () => {});
  const folder = await mkdtemp(join(tmpdir(), 'onceware-file-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  const file = createWriteStream(path);
  try {
    await pipeline(bounded(body, maxBytes), file);
  } catch (error) {
    await discard();
    throw isBrokenOff(error) ? new AppError('invalid_input', { cause: error }) : error;
  }
  return { path, size: file.bytesWritten, discard };
}

async function* bounded(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // Left as it is when it is too large: destroying it would cut the connection before the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AppError('too_large');
    yield chunk;
  }
}

const isBrokenOff = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
