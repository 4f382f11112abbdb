import { type CollectionHead, type OncewareClient, pagesOf } from '@onceware/client';
import { UserError } from './user-errors.ts';

/** All of them, favourites first, then the oldest. */
export async function listCollections(client: OncewareClient): Promise<CollectionHead[]> {
  const all: CollectionHead[] = [];
  for await (const { collections } of pagesOf((cursor) => client.collections.load.query({ cursor })))
    all.push(...collections);
  return all;
}

const same = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** Finds a collection by its name in any case, or its id; without either the first one. @throws UserError with the existing names */
export async function findCollection(client: OncewareClient, named: string | undefined): Promise<CollectionHead> {
  const all = await listCollections(client);
  const found = named === undefined ? all[0] : all.find(({ id, name }) => id === named || same(name, named));
  if (found) return found;
  throw new UserError(`There is no collection ${named}. There are: ${all.map(({ name }) => name).join(', ')}.`);
}
