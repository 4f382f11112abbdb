import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#lib/api/session.ts';
import { subscribeStored, tellStored } from '#lib/stored.ts';

const MOST = 8;
const NONE: readonly string[] = [];

/** Each account has its own, and so have visitors. */
const keyOf = (userId: string | undefined): string => `recent-searches:${userId ?? 'visitor'}`;

function parse(text: string | null): readonly string[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return NONE;
    const isQuery = (one: unknown): one is string =>
      typeof one === 'string' && one.trim() !== '' && one.length <= catalogLimits.queryMax;
    return value.filter(isQuery).slice(0, MOST);
  } catch {
    return NONE;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is refused: there are none.
    return null;
  }
}

function write(key: string, searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Storage is refused: nothing is remembered.
  }
  tellStored();
}

const without = (key: string, query: string) =>
  parse(stored(key)).filter((one) => one.toLowerCase() !== query.toLowerCase());

/** Puts a search in front of a reader's last ones. @param userId undefined for a visitor */
export function rememberSearch(userId: string | undefined, query: string): void {
  const key = keyOf(userId);
  write(key, [query, ...without(key, query)].slice(0, MOST));
}

/** A reader's last searches, newest first. They stay in this browser and are sent nowhere (CAT-18). */
export function useRecentSearches() {
  const key = keyOf(useSession().user?.id);
  const text = useSyncExternalStore(
    subscribeStored,
    () => stored(key),
    () => null,
  );
  const searches = useMemo(() => parse(text), [text]);
  return {
    searches,
    remove: (query: string) => write(key, without(key, query)),
    clear: () => write(key, NONE),
  };
}
