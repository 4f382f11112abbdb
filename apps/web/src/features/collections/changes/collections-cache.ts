import type { CollectionHead, CollectionsPage, Entity, Tag } from '@onceware/api/collections/collections.contract';
import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import type { DuplicatesPage, LibraryPage } from '@onceware/api/collections/library/library.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { applyToPage } from '../pages/apply-to-page.ts';
import { pageKey } from '../pages/page-query.ts';
import { applyToGroup, applyToLibrary } from '../library/apply-to-library.ts';
import { applyToTags } from '../tag-manager/apply-to-tags.ts';
import { SAVED } from '../save/saved-query.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import { type Change, keyOfItem, type ListedCollection, type ListedItem } from './change.ts';

// Caches the server's answers about collections in three parts: the list, the items of opened collections, and the
// collections that single deals and tools are saved in (docs/decisions/022-collections-by-page.md).

type ListData = InfiniteData<CollectionsPage, string | null>;
interface ItemsIn {
  items: ListedItem[];
  nextCursor: string | null;
}
export type ItemsData = InfiniteData<ItemsIn, string | null>;

// Same key as the procedure's hook has for an empty input.
export const LIST = [...getQueryKey(trpc.collections.load), { input: {}, type: 'infinite' }];
export const ITEMS = getQueryKey(trpc.collections.items);
const itemsKey = (collectionId: string) => getQueryKey(trpc.collections.items, { collectionId }, 'infinite');
const KEPT = getQueryKey(trpc.collections.search);
const DUPLICATES = getQueryKey(trpc.collections.duplicates);
const TAGS = getQueryKey(trpc.collections.tags);
/** All that a change shows in. */
export const PARTS = [getQueryKey(trpc.collections.load), ITEMS, SAVED, KEPT, DUPLICATES, TAGS];

/** The list's collections, as far as its pages have come. What moved from one page to the next meanwhile is there once. */
export function headsIn({ pages }: Pick<ListData, 'pages'>): CollectionHead[] {
  return [...new Map(pages.flatMap(({ collections }) => collections.map((one) => [one.id, one] as const))).values()];
}

/** The items of one, likewise, and whether these are all. */
interface LoadedItems {
  items: ListedItem[];
  isAll: boolean;
}

export function itemsIn({ pages }: Pick<ItemsData, 'pages'>): LoadedItems {
  const items = [
    ...new Map(pages.flatMap((page) => page.items.map((item) => [keyOfItem(item), item] as const))).values(),
  ];
  return { items, isAll: pages.at(-1)?.nextCursor === null };
}

/** The collections of the list, each with the items that are known. */
export const assemble = (
  heads: readonly CollectionHead[],
  loaded: ReadonlyMap<string, LoadedItems>,
): ListedCollection[] =>
  heads.map(({ first, ...head }) => {
    const own = loaded.get(head.id);
    if (!own) return { ...head, items: first.map((ref) => ({ ...ref, notes: null, added_at: head.updated_at })) };
    return {
      ...head,
      items: own.items,
      item_count: own.isAll ? own.items.length : Math.max(head.item_count, own.items.length + 1),
    };
  });

/** The same from the cache, outside of rendering. */
export function collectionsIn(queryClient: QueryClient): ListedCollection[] {
  const list = queryClient.getQueryData<ListData>(LIST);
  if (!list) return [];
  const heads = headsIn(list);
  const loaded = heads.flatMap(({ id }) => {
    const data = queryClient.getQueryData<ItemsData>(itemsKey(id));
    return data ? [[id, itemsIn(data)] as const] : [];
  });
  return assemble(heads, new Map(loaded));
}

const toHead = ({ items, ...collection }: ListedCollection): CollectionHead => ({
  ...collection,
  first: items.slice(0, collectionLimits.firstItems).map(({ entity_type, entity_id }) => ({ entity_type, entity_id })),
});

/** All in the first page: only how many pages there are, and where the next one begins, is of use. */
const intoFirst = <Part, Data extends InfiniteData<Part>>(
  data: Data,
  fill: (page: Part, isFirst: boolean) => Part,
): Data => ({
  ...data,
  pages: data.pages.map((page, index) => fill(page, index === 0)),
});

/** Replaces what is known of the list. */
export function writeList(queryClient: QueryClient, change: (heads: CollectionHead[]) => CollectionHead[]): void {
  queryClient.setQueryData<ListData>(LIST, (data) => {
    if (!data) return undefined;
    const heads = change(headsIn(data));
    return intoFirst<CollectionsPage, ListData>(data, (page, isFirst) => ({
      ...page,
      collections: isFirst ? heads : [],
    }));
  });
}

/** Puts a confirmed change into everything that is known. */
export function writeConfirmed(queryClient: QueryClient, change: Change, at: string): void {
  const before = new Map(collectionsIn(queryClient).map((collection) => [collection.id, collection]));
  const after = applyChange([...before.values()], change, at);
  writeList(queryClient, () => after.map(toHead));
  for (const collection of after.filter((one) => before.get(one.id) !== one)) {
    queryClient.setQueryData<ItemsData>(
      itemsKey(collection.id),
      (data) =>
        data &&
        intoFirst<ItemsIn, ItemsData>(data, (page, isFirst) => ({ ...page, items: isFirst ? collection.items : [] })),
    );
  }
  queryClient.setQueriesData<InfiniteData<LibraryPage>>(
    { queryKey: KEPT },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: applyToLibrary(page.items, change) })) },
  );
  queryClient.setQueriesData<InfiniteData<DuplicatesPage>>(
    { queryKey: DUPLICATES },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          groups: page.groups.map((group) => applyToGroup(group, (items) => applyToLibrary(items, change))),
        })),
      },
  );
  queryClient.setQueriesData<{ tags: Tag[] }>({ queryKey: TAGS }, (data) => data && applyToTags(data, change));
  for (const query of queryClient.getQueryCache().findAll({ queryKey: SAVED })) {
    const entity = query.queryKey[1] as Entity | undefined;
    if (entity)
      queryClient.setQueryData<readonly string[]>(query.queryKey, (ids) => ids && applyToSaved(ids, entity, change));
  }
  if (change.kind === 'editPage' || change.kind === 'fetchPage' || change.kind === 'suggestPage') {
    const { pageId } = change.input;
    queryClient.setQueryData<Page | null>(pageKey(pageId), (page) => page && applyToPage(page, pageId, change));
  }
}
