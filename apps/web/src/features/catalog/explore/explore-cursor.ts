import { dealList, readCursor as readPosition, toolList } from '@onceware/api/catalog/search/cursor.contract';
import type { ExploreSearch } from './explore-address.ts';
import { dealsInput } from './explore-search.ts';

/**
 * Returns the cursor at which an address continues its list. Null means the beginning, when the server could not read
 * the cursor or it belongs to another list.
 */
export function readCursor(params: URLSearchParams, search: ExploreSearch): string | null {
  const cursor = params.get('cursor') ?? '';
  const list = search.show === 'deals' ? dealList(dealsInput(search)) : toolList(search.q);
  return readPosition(list, cursor) && cursor;
}
