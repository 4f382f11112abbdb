import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#kernel/errors.ts';
import { withTimeout } from '#kernel/timeout.ts';
import type { Storage } from './storage.ts';

export interface S3Options {
  /** Without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/…` instead of `bucket.endpoint/…`. */
  isPathStyle: boolean;
}

/** Error response of the S3 server; not used when the server could not be reached. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;

  constructor(method: string, status: number, answer: string) {
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(answer) ?? [];
    super(`The S3 server answered ${method} with ${status} ${code}`.trimEnd());
    this.status = status;
  }
}

/** Time limits of an S3 server; the reader's own time is not counted. */
export interface S3Times {
  /** Time limit of a request, or of a download's response head. */
  requestMs: number;
  /** A download's next bytes. */
  pauseMs: number;
  /** All bytes of a download. */
  bodyMs: number;
}

const TIMES: S3Times = { requestMs: 60_000, pauseMs: 30_000, bodyMs: 5 * 60_000 };
/** Size read of a server's refusal. */
const REFUSAL_BYTES_MAX = 2_000;
/** Objects that are deleted at once. */
const AT_ONCE = 10;

/** Files as objects of a bucket, each under its id. An object is there whole or not at all: that is S3's promise. */
export function createS3Storage(
  { endpoint, bucket, region, isPathStyle, ...keys }: S3Options,
  times: S3Times = TIMES,
): Storage {
  const client = new AwsClient({ ...keys, region, service: 's3' });
  const base = new URL(endpoint);
  if (isPathStyle) base.pathname = `${base.pathname.replace(/\/$/, '')}/${bucket}`;
  else base.host = `${bucket}.${base.host}`;

  async function request(
    method: 'PUT' | 'GET' | 'DELETE',
    id: string,
    { headers = {}, body, signal }: { headers?: Record<string, string>; body?: Readable; signal: AbortSignal },
  ): Promise<Response> {
    try {
      // Signed without the body, which is read once and is as long as its header says.
      const signed = await client.sign(`${base.href}/${id}`, { method, headers });
      const answer = await fetch(signed.url, {
        method,
        headers: { ...Object.fromEntries(signed.headers), ...headers },
        ...(body && { body, duplex: 'half' }),
        signal,
        redirect: 'error',
      });
      if (answer.ok) return answer;
      throw new S3Refusal(method, answer.status, await refusalOf(answer));
    } catch (error) {
      throw new AppError('unavailable', { cause: error });
    }
  }

  const drained = (answer: Response) => answer.body?.cancel();

  async function remove(id: string): Promise<void> {
    await drained(await request('DELETE', id, { signal: AbortSignal.timeout(times.requestMs) }));
  }

  return {
    async put(id, bytes, size) {
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
      try {
        await drained(await request('PUT', id, { headers, body: bytes, signal: AbortSignal.timeout(times.requestMs) }));
      } catch (error) {
        bytes.destroy();
        // It may have been taken though no answer came.
        await remove(id).catch(() => {});
        throw error;
      }
    },
    async get(id, { start, end }) {
      const ending = new AbortController();
      const late = setTimeout(() => ending.abort(), times.requestMs).unref();
      const headers = { range: `bytes=${start}-${end}` };
      const { body } = await request('GET', id, { headers, signal: ending.signal }).finally(() => clearTimeout(late));
      if (!body) throw new AppError('unavailable');
      const bytes = Readable.from(readBody(body, end - start + 1, times), { objectMode: false });
      // Also when nobody wants the rest.
      return bytes.once('close', () => ending.abort());
    },
    async delete(ids) {
      for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(remove));
    },
  };
}

/** @throws unavailable where it stalls, takes too long, or is longer or shorter than was asked for */
async function* readBody(
  body: ReadableStream<Uint8Array>,
  size: number,
  { pauseMs, bodyMs }: S3Times,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const from = performance.now();
      const ms = Math.min(pauseMs, Math.max(0, bodyMs - waitedMs));
      const { done, value } = await withTimeout({ ms }, () => reader.read());
      waitedMs += performance.now() - from;
      bytes += value?.length ?? 0;
      if (bytes > size || (done && bytes < size))
        throw new Error(`The S3 server sent ${bytes} bytes${done ? '' : ' or more'} instead of ${size}`);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}

async function refusalOf({ body }: Response): Promise<string> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    read.push(piece);
    bytes += piece.length;
    if (bytes >= REFUSAL_BYTES_MAX) break;
  }
  return Buffer.concat(read).subarray(0, REFUSAL_BYTES_MAX).toString();
}
