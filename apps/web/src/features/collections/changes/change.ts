import type { Entity, ListedCollection, ListedItem, Share } from '@onceware/api/collections/collections.contract';
import type { Inputs } from '../../../lib/trpc.ts';

type Input<Kind extends keyof Inputs['collections']> = Inputs['collections'][Kind];

/** A change of collections: the procedure that makes it, its input, and what undoing needs to show it at once. */
export type Change =
  | { kind: 'create'; input: Input<'create'> }
  | { kind: 'update'; input: Input<'update'> }
  | { kind: 'delete'; input: Input<'delete'> }
  | { kind: 'restore'; input: Input<'restore'>; deleted: ListedCollection }
  | { kind: 'addItem'; input: Input<'addItem'> & { id: string } }
  | { kind: 'removeItem'; input: Input<'removeItem'> }
  | { kind: 'removeItems'; input: Input<'removeItems'> }
  | { kind: 'restoreItems'; input: Input<'restoreItems'>; before: readonly ListedItem[] }
  | { kind: 'moveItems'; input: Input<'moveItems'> }
  | { kind: 'setNotes'; input: Input<'setNotes'> }
  | { kind: 'share'; input: Input<'share'>; share?: Share }
  | { kind: 'unshare'; input: Input<'unshare'> };

/** Says which item of its collection. */
export const entityOf = (item: Pick<ListedItem, 'entity_type' | 'entity_id'>): Entity => ({ entityType: item.entity_type, entityId: item.entity_id });

/** The same as one word. */
export const keyOfEntity = ({ entityType, entityId }: Entity): string => `${entityType}:${entityId}`;
export const keyOfItem = (item: Pick<ListedItem, 'entity_type' | 'entity_id'>): string => `${item.entity_type}:${item.entity_id}`;

/** In the server's order: favourites first, then the oldest. */
export const inOrder = (collections: ListedCollection[]): ListedCollection[] =>
  collections.toSorted((a, b) => Number(b.is_favorite) - Number(a.is_favorite) || a.created_at.localeCompare(b.created_at, 'en') || (a.id < b.id ? -1 : 1));
