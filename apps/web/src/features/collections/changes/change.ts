import type { CollectionHead, CollectionItem, Entity, Share } from '@onceware/api/collections/collections.contract';
import type { Inputs } from '#lib/api/trpc.ts';

/** An item as the browser knows it: by its collection, type and entity (docs/decisions/013-items-by-entity.md). */
export type ListedItem = Omit<CollectionItem, 'id' | 'collection_id'>;

/** A collection in the browser, with the items loaded so far, from the first on. */
export interface ListedCollection extends Omit<CollectionHead, 'first'> {
  items: ListedItem[];
}

/** Whether all of its items have come. */
export const isWhole = ({ items, item_count }: Pick<ListedCollection, 'items' | 'item_count'>): boolean =>
  items.length >= item_count;

type Input<Kind extends keyof Inputs['collections']> = Inputs['collections'][Kind];

/** A change of collections: the procedure that makes it, its input, and what undoing needs to show it at once. */
export type Change =
  | { kind: 'create'; input: Input<'create'> }
  | { kind: 'update'; input: Input<'update'> }
  | { kind: 'delete'; input: Input<'delete'> }
  | { kind: 'restore'; input: Input<'restore'>; deleted: ListedCollection }
  | { kind: 'addItem'; input: Input<'addItem'> & { id: string } }
  | { kind: 'addUrl'; input: Input<'addUrl'> & { id: string; pageId: string; collectionId: string } }
  | { kind: 'editPage'; input: Input<'editPage'> }
  | { kind: 'fetchPage'; input: Input<'fetchPage'> }
  | { kind: 'suggestPage'; input: Input<'suggestPage'> }
  | { kind: 'removeItem'; input: Input<'removeItem'> }
  | { kind: 'removeItems'; input: Input<'removeItems'> }
  | { kind: 'restoreItems'; input: Input<'restoreItems'>; before: readonly ListedItem[] }
  | { kind: 'moveItems'; input: Input<'moveItems'>; moved?: readonly ListedItem[] }
  | { kind: 'setNotes'; input: Input<'setNotes'> }
  | { kind: 'tagItems'; input: Input<'tagItems'> }
  | { kind: 'favoriteItems'; input: Input<'favoriteItems'> }
  | { kind: 'replaceTags'; input: Input<'replaceTags'> }
  | { kind: 'undoTags'; input: Input<'undoTags'> }
  | { kind: 'share'; input: Input<'share'>; share?: Share }
  | { kind: 'unshare'; input: Input<'unshare'> };

/** Says which item of its collection. */
export const entityOf = (item: Pick<ListedItem, 'entity_type' | 'entity_id'>): Entity => ({
  entityType: item.entity_type,
  entityId: item.entity_id,
});

/** The page that an address becomes, as an item. */
export const pageOf = ({ pageId }: { pageId: string }): Entity => ({ entityType: 'page', entityId: pageId });

/** The same as one word. */
export const keyOfEntity = ({ entityType, entityId }: Entity): string => `${entityType}:${entityId}`;
export const keyOfItem = (item: Pick<ListedItem, 'entity_type' | 'entity_id'>): string =>
  `${item.entity_type}:${item.entity_id}`;

/** In the server's order: favourites first, then the oldest. */
export const inOrder = <Collection extends Pick<CollectionHead, 'id' | 'is_favorite' | 'created_at'>>(
  collections: Collection[],
): Collection[] =>
  collections.toSorted(
    (a, b) =>
      Number(b.is_favorite) - Number(a.is_favorite) ||
      a.created_at.localeCompare(b.created_at, 'en') ||
      (a.id < b.id ? -1 : 1),
  );
