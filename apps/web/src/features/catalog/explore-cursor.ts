import type { ExploreSearch } from './explore-search.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where in its list an address goes on; null, its beginning, where that cannot be read or was another list's. */
export function readCursor(params: URLSearchParams, { show, q, sort }: ExploreSearch): string | null {
  const cursor = params.get('cursor') ?? '';
  const asked = sort === null || sort === 'relevance' ? (q === '' ? 'newest' : 'relevance') : sort;
  const list = show === 'deals' ? asked : q === '' ? 'tools' : 'tools-relevance';
  try {
    const parts: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    if (!Array.isArray(parts) || parts.length !== 3) return null;
    const [of, at, id] = parts as unknown[];
    const isPlace = of === list && (at === null || Number.isFinite(at)) && typeof id === 'string' && UUID.test(id);
    return isPlace && cursor.length <= 200 ? cursor : null;
  } catch {
    return null;
  }
}
