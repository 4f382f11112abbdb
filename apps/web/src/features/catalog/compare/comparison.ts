import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { useSyncExternalStore } from 'react';

/** Session storage key: the browser keeps the selection from page to page and forgets it with the tab. */
const KEY = 'comparison';
const NONE: readonly string[] = [];
const SEPARATOR = ',';

const listeners = new Set<() => void>();
let chosen: readonly string[] | null = null;

/** The slugs of an address or of the visit: each once, and no more than can stand side by side. */
export const readSlugs = (text: string | null): string[] =>
  [...new Set((text ?? '').split(SEPARATOR).map((slug) => slug.trim()))]
    .filter((slug) => slug !== '' && slug.length <= catalogLimits.slugMax)
    .slice(0, catalogLimits.compareMax);

export const writeSlugs = (slugs: readonly string[]): string => slugs.join(SEPARATOR);

function read(): readonly string[] {
  if (chosen === null) {
    try {
      chosen = readSlugs(sessionStorage.getItem(KEY));
    } catch {
      // A browser that keeps nothing for us: it lasts as long as the page.
      chosen = NONE;
    }
  }
  return chosen;
}

function write(slugs: readonly string[]): void {
  chosen = slugs;
  try {
    sessionStorage.setItem(KEY, writeSlugs(slugs));
  } catch {
    // Keeps the selection only as long as the page, because the browser stores nothing for us.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

interface Comparison {
  /** In the order in which they were chosen. */
  slugs: readonly string[];
  isFull: boolean;
  add: (slug: string) => void;
  remove: (slug: string) => void;
  replace: (slugs: readonly string[]) => void;
}

/** The deals that were chosen to be compared on this visit; none in the server's markup (CAT-09). */
export function useComparison(): Comparison {
  const slugs = useSyncExternalStore(subscribe, read, () => NONE);
  return {
    slugs,
    isFull: slugs.length >= catalogLimits.compareMax,
    add: (slug) => write([...read().filter((one) => one !== slug), slug].slice(0, catalogLimits.compareMax)),
    remove: (slug) => write(read().filter((one) => one !== slug)),
    replace: write,
  };
}
