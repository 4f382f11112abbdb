import { useState } from 'react';
import { type Sort, SORTS } from './arrange-items.ts';

const KEY = 'collections-sort';

/** Collections that are not in manual order, by id; unknown sorts are left out. */
function read(): Map<string, Sort> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(
      entries.flatMap(([id, value]) => SORTS.filter((sort) => sort === value).map((sort) => [id, sort] as const)),
    );
  } catch {
    return new Map();
  }
}

/** How a collection is sorted, as this browser was left. */
export function useCollectionSort(collectionId: string): [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState(() => read().get(collectionId) ?? 'manual');
  const choose = (next: Sort) => {
    setSort(next);
    const sorts = read();
    if (next === 'manual') sorts.delete(collectionId);
    else sorts.set(collectionId, next);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(sorts)));
    } catch {
      // Storage is closed: it lasts as long as the collection is open.
    }
  };
  return [sort, choose];
}
