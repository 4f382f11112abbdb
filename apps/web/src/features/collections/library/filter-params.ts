import type { EntityType } from '@onceware/api/collections/collections.contract';
import type { LibraryFilter } from '@onceware/api/collections/library/library.contract';
import { distinctTags } from '@onceware/api/collections/library/tags.contract';
import { LIBRARY_SORTS, libraryLimits, librarySort } from '@onceware/api/collections/library/library.limits';
import { collectionLimits } from '@onceware/api/collections/collections.limits';

export const KINDS = ['deal', 'tool', 'page'] as const satisfies readonly EntityType[];

export const NO_FILTER: LibraryFilter = { q: '', tags: [], entityTypes: [], collectionIds: [], sort: 'relevance' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const truthOf = (value: string | null): boolean | undefined =>
  value === '1' ? true : value === '0' ? false : undefined;

/** Reads the filter from an address; unknown values are left out. */
export function readFilter(params: URLSearchParams): LibraryFilter {
  const isTagged = truthOf(params.get('tagged'));
  const isFavorite = truthOf(params.get('favorite'));
  const isDead = truthOf(params.get('dead'));
  const tags = params.getAll('tag').map((tag) => tag.trim());
  return {
    q: (params.get('q') ?? '').slice(0, libraryLimits.queryMax),
    tags: distinctTags(tags.filter((tag) => tag !== '' && tag.length <= collectionLimits.tagMax)).slice(
      0,
      libraryLimits.tagsMax,
    ),
    entityTypes: KINDS.filter((kind) => params.getAll('kind').includes(kind)),
    collectionIds: params
      .getAll('in')
      .filter((id) => UUID.test(id))
      .slice(0, collectionLimits.collectionsMax),
    sort: LIBRARY_SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    ...(isTagged !== undefined && { isTagged }),
    ...(isFavorite !== undefined && { isFavorite }),
    ...(isDead !== undefined && { isDead }),
  };
}

/** The same as an address. */
export function writeFilter(filter: LibraryFilter): URLSearchParams {
  const params = new URLSearchParams({ kept: 'all' });
  if (filter.q !== '') params.set('q', filter.q);
  for (const tag of filter.tags) params.append('tag', tag);
  for (const kind of filter.entityTypes) params.append('kind', kind);
  for (const id of filter.collectionIds) params.append('in', id);
  for (const [name, value] of [
    ['tagged', filter.isTagged],
    ['favorite', filter.isFavorite],
    ['dead', filter.isDead],
  ] as const)
    if (value !== undefined) params.set(name, value ? '1' : '0');
  if (librarySort(filter) !== librarySort({ ...filter, sort: 'relevance' })) params.set('sort', filter.sort);
  return params;
}

/** Whether it narrows anything. */
export const isNarrow = (filter: LibraryFilter): boolean =>
  writeFilter({ ...filter, sort: 'relevance' }).toString() !== writeFilter(NO_FILTER).toString();
