import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import type { DirectoryInput } from '@onceware/api/collections/publishing/publishing.contract';
import { DIRECTORY_SORTS } from '@onceware/api/collections/publishing/publishing.limits';

/** Part of the directory that an address names: its input, or what the reader follows. */
export interface Asked {
  input: Omit<DirectoryInput, 'cursor'>;
  isFollowing: boolean;
  cursor: string | null;
}

/** Reads an address; what it does not know is as if it were not there. */
export function readAddress(search: URLSearchParams): Asked {
  const theme = CATEGORIES.find((one) => one === search.get('theme'));
  return {
    input: {
      sort: DIRECTORY_SORTS.find((one) => one === search.get('sort')) ?? 'newest',
      q: search.get('q')?.slice(0, 100) ?? '',
      ...(theme && { theme }),
    },
    isFollowing: search.get('sort') === 'following',
    cursor: search.get('cursor')?.slice(0, 200) || null,
  };
}
