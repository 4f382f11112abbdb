import type { CollectionItem, CollectionHead } from '#collections/collections.contract.ts';
import type { TestApi } from './test-api.ts';

type Caller = Pick<ReturnType<TestApi['as']>, 'collections'>;

async function everyPage<Page extends { nextCursor: string | null }>(
  read: (cursor: string | null) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(cursor);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

/** All items of a collection, page after page. */
export async function allItems({ collections }: Caller, collectionId: string): Promise<CollectionItem[]> {
  const pages = await everyPage((cursor) => collections.items({ collectionId, cursor }));
  return pages.flatMap(({ items }) => items);
}

/** All of the caller's collections, page after page. */
export async function allCollections({ collections }: Caller): Promise<CollectionHead[]> {
  const pages = await everyPage((cursor) => collections.load({ cursor }));
  return pages.flatMap((page) => page.collections);
}

/** The same, each with all its items. */
export async function wholeCollections(caller: Caller): Promise<(CollectionHead & { items: CollectionItem[] })[]> {
  const collections = await allCollections(caller);
  return Promise.all(collections.map(async (one) => ({ ...one, items: await allItems(caller, one.id) })));
}
