import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Listener } from '@onceware/api/core/listening/listen';
import { createPageStore, type Page } from './page-store.ts';

const toBrotli = promisify(brotliCompress);
const ENCODERS = {
  br: (body: Uint8Array) =>
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip) as (body: Uint8Array) => Promise<Buffer>,
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

export interface VisitorPages {
  /** @param key names all that the page depends on; `render` may use nothing else */
  get(key: string, acceptEncoding: string | string[] | undefined, render: () => Promise<Page>): Promise<Page>;
  /** How many answers were given of what was there or under way, and how many pages were rendered for them. */
  counts(): { stored: number; rendered: number; bytes: number };
}

/** Pages for whoever is not signed in: rendered once for all, and encoded once for all who take the same encoding. */
export function createVisitorPages(listener: Pick<Listener, 'on'>): VisitorPages {
  const store = createPageStore({ listener });
  let answered = 0;
  let rendered = 0;

  async function encode(page: Page, encoding: Encoding): Promise<Page> {
    const body = await ENCODERS[encoding](page.body);
    return { ...page, headers: { ...page.headers, 'content-encoding': encoding }, body };
  }

  return {
    async get(key, acceptEncoding, render) {
      answered += 1;
      const plain = () =>
        store.get(key, () => {
          rendered += 1;
          return render();
        });
      const encoding = negotiate(String(acceptEncoding ?? '').toLowerCase(), ENCODINGS);
      return encoding ? store.get(`${encoding} ${key}`, async () => encode(await plain(), encoding)) : plain();
    },
    counts: () => ({ stored: answered - rendered, rendered, bytes: store.bytes() }),
  };
}
