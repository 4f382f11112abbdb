import { createStoredAnswers } from '@onceware/api/catalog/stored/stored-answers';
import type { Listener } from '@onceware/api/platform/listening/listen';
import { encodePage, type Encoding, type Page } from './encode-page.ts';

/** Time for which a page is stored, even without a change. */
const KEPT_MS = 5_000;
const MAX_BYTES = 32 * 1024 * 1024;

export interface VisitorPages {
  /** @param key names all that the page depends on; `render` may use nothing else */
  get(key: string, encoding: Encoding | null, render: () => Promise<Page>): Page | Promise<Page>;
  /** Numbers of answers from the store or a running render, and of rendered pages. */
  counts(): { stored: number; rendered: number; bytes: number };
}

/** Pages for visitors: rendered once for all, and compressed once for each encoding. */
export function createVisitorPages(listener: Pick<Listener, 'on'>): VisitorPages {
  const store = createStoredAnswers<Page>({
    listener,
    maxBytes: MAX_BYTES,
    bytesOf: ({ body }) => body.length,
    keptMs: KEPT_MS,
  });
  let answered = 0;
  let rendered = 0;

  return {
    get(key, encoding, render) {
      answered += 1;
      const plain = () =>
        store.get(key, () => {
          rendered += 1;
          return render();
        });
      return encoding ? store.get(`${encoding} ${key}`, async () => encodePage(await plain(), encoding)) : plain();
    },
    counts: () => ({ stored: answered - rendered, rendered, bytes: store.bytes() }),
  };
}
