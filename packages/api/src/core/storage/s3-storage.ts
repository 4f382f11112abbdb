import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors.ts';
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

/** What the server said against a request; not that it could not be reached. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;

  constructor(method: string, status: number, answer: string) {
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(answer) ?? [];
    super(`The S3 server answered ${method} with ${status} ${code}`.trimEnd());
    this.status = status;
  }
}

/** How long one request may take, a download's head apart. */
const LIMIT_MS = 60_000;
/** Objects that are deleted at once. */
const AT_ONCE = 10;

/** Files as objects of a bucket, each under its id. An object is there whole or not at all: that is S3's promise. */
export function createS3Storage({ endpoint, bucket, region, isPathStyle, ...keys }: S3Options): Storage {
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
      throw new S3Refusal(method, answer.status, (await answer.text()).slice(0, 2_000));
    } catch (error) {
      throw new AppError('unavailable', { cause: error });
    }
  }

  const drained = (answer: Response) => answer.body?.cancel();

  async function remove(id: string): Promise<void> {
    await drained(await request('DELETE', id, { signal: AbortSignal.timeout(LIMIT_MS) }));
  }

  return {
    async put(id, bytes, size) {
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
      try {
        await drained(await request('PUT', id, { headers, body: bytes, signal: AbortSignal.timeout(LIMIT_MS) }));
      } catch (error) {
        bytes.destroy();
        // It may have been taken though no answer came.
        await remove(id).catch(() => {});
        throw error;
      }
    },
    async get(id, { start, end }) {
      const head = new AbortController();
      const late = setTimeout(() => head.abort(), LIMIT_MS).unref();
      const { body } = await request('GET', id, { headers: { range: `bytes=${start}-${end}` }, signal: head.signal });
      clearTimeout(late);
      if (!body) throw new AppError('unavailable');
      return Readable.fromWeb(body);
    },
    async delete(ids) {
      for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(remove));
    },
  };
}
