import type { Entity } from '@onceware/api/collections/collections.contract';
import { createContext, use } from 'react';
import type { CardState } from '../data/use-cards.ts';
import type { Gap } from './gap.ts';

/** Items being dragged, and the row they were taken by. */
export interface DragSource {
  collectionId: string;
  /** Key of the row whose handle was grabbed. */
  key: string;
  /** Item of that row, or all selected items. */
  entities: Entity[];
  title: string;
  card: CardState;
  /** Whether the list can be put into another order. */
  canReorder: boolean;
}

export type Target = ({ over: 'item' } & Gap) | { over: 'collection'; id: string };

export interface Drag extends DragSource {
  isByKeyboard: boolean;
  target: Target | null;
}

interface ItemsDrag {
  drag: Drag | null;
  /** Lifts items by keyboard; the pointer sensor does it itself. */
  lift: (source: DragSource) => void;
  /** Handles a key while items are dragged. @returns whether it was handled */
  steer: (key: string) => boolean;
  drop: () => void;
  cancel: () => void;
}

const nothing = () => undefined;

export const ItemsDragContext = createContext<ItemsDrag>({
  drag: null,
  lift: nothing,
  steer: () => false,
  drop: nothing,
  cancel: nothing,
});

export const useItemsDrag = (): ItemsDrag => use(ItemsDragContext);

/** Droppable elements tell by their ids what they are. */
export const itemTarget = (key: string) => `item:${key}`;
export const collectionTarget = (place: 'list' | 'tray', id: string) => `${place}:${id}`;

export function targetOf(droppableId: string, isAfter: boolean): Target {
  const [place, ...rest] = droppableId.split(':');
  const named = rest.join(':');
  return place === 'item' ? { over: 'item', key: named, isAfter } : { over: 'collection', id: named };
}

export function isSameTarget(one: Target | null, other: Target | null): boolean {
  if (one?.over === 'item' && other?.over === 'item') return one.key === other.key && one.isAfter === other.isAfter;
  return one?.over === 'collection' && other?.over === 'collection' ? one.id === other.id : one === other;
}
