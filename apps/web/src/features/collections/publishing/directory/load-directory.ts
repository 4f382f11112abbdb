import type { Queries } from '#lib/api/trpc.ts';
import { readAddress } from './directory-address.ts';

/** Loads the part of the directory that an address names; what a member follows is loaded in their browser. */
export async function loadDirectory(queries: Queries, search: URLSearchParams): Promise<void> {
  const { input, isFollowing, cursor } = readAddress(search);
  if (!isFollowing) await queries.publishing.directory.fetchInfinite(input, { initialCursor: cursor });
}
