import { dealList, readCursor as readPosition, toolList } from '@onceware/api/catalog/search/cursor.contract';
import type { ExploreSearch } from './explore-address.ts';
import { dealsInput } from './explore-search.ts';

/** Where in its list an address goes on; null, its beginning, where the server could not read that or it was another list's. */
export function readCursor(params: URLSearchParams, search: ExploreSearch): string | null {
  const cursor = params.get('cursor') ?? '';
  const list = search.show === 'deals' ? dealList(dealsInput(search)) : toolList(search.q);
  return readPosition(list, cursor) && cursor;
}
