import type { Listener } from '@onceware/api/platform/listening/listen';
import { LRUCache } from 'lru-cache';

/** A whole answer. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Until when all that it says is true, if the catalogue does not change; milliseconds since 1970. */
  goodUntil: number;
}

export interface PageStore {
  /** The existing page, or the one another call is making, or a new one. */
  get(key: string, make: () => Promise<Page>): Page | Promise<Page>;
  /** Size of the cached pages. */
  bytes(): number;
}

/** Time for which a page is stored, even without a change. */
const KEPT_MS = 5_000;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Caches pages that are the same for all requests with the same key: each is rendered once, and dropped when Postgres
 * announces that the catalogue changed (docs/decisions/036-stored-pages.md).
 */
export function createPageStore({
  listener,
  maxBytes = MAX_BYTES,
  now = Date.now,
}: {
  listener: Pick<Listener, 'on'>;
  maxBytes?: number;
  now?: () => number;
}): PageStore {
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const making = new Map<string, { page: Promise<Page>; goodUntil: number }>();
  // Counts catalogue changes: a page begun before a change is returned to those who asked before it, and not cached.
  let changes = 0;

  const forget = () => {
    changes += 1;
    kept.clear();
    making.clear();
  };
  listener.on('catalog_change', { onChange: forget, onGap: forget });

  async function fill(key: string, make: () => Promise<Page>, latest: number): Promise<Page> {
    const before = changes;
    const made = await make();
    const page = { ...made, goodUntil: Math.min(made.goodUntil, latest) };
    if (before === changes && page.goodUntil > now()) kept.set(key, page);
    return page;
  }

  return {
    get(key, make) {
      const known = kept.get(key) ?? making.get(key);
      if (known && known.goodUntil > now()) return 'page' in known ? known.page : known;
      const goodUntil = now() + KEPT_MS;
      const page = fill(key, make, goodUntil);
      making.set(key, { page, goodUntil });
      const done = () => making.get(key)?.page === page && making.delete(key);
      page.then(done, done);
      return page;
    },
    bytes: () => kept.calculatedSize,
  };
}
