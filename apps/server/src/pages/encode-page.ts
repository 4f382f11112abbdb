import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** A whole answer. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Until when all that it says is true, if the catalogue does not change; milliseconds since 1970. */
  goodUntil: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip: (body: Uint8Array) => Promise<Buffer> = promisify(gzip);

/** Compresses a page in one piece, because a stream takes many times as long. The window is larger than a page. */
const ENCODERS = {
  br: (body: Uint8Array) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: toGzip,
};
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** Picks the encoding that the browser accepts, from an `Accept-Encoding` header. */
export const encodingFor = (accepted: string | string[] = ''): Encoding | null =>
  negotiate(String(accepted).toLowerCase(), ENCODINGS);

export async function encodePage(page: Page, encoding: Encoding | null): Promise<Page> {
  if (encoding === null || page.body.length === 0) return page;
  const body = await ENCODERS[encoding](page.body);
  return { ...page, headers: { ...page.headers, 'content-encoding': encoding }, body };
}
