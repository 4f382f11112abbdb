import type { Entity } from '@onceware/api/collections/collections.contract';
import { entityOf, keyOfEntity, keyOfItem, type ListedItem } from '../changes/change.ts';

/** A place in a list: right before or right behind one of its items. */
export interface Gap {
  key: string;
  isAfter: boolean;
}

export interface Place {
  /** Run in the form that `moveItems` takes. */
  run: { after: Entity | null; entities: Entity[] };
  /** Position of the first moved item, counted from 1. */
  position: number;
  /** False if they are already there. */
  isElsewhere: boolean;
}

const among = (entities: readonly Entity[]) => {
  const keys = new Set(entities.map(keyOfEntity));
  return (item: ListedItem) => keys.has(keyOfItem(item));
};

/**
 * Returns the place of a list's items when they are dropped into one of its gaps, in list order; null when the list no
 * longer has the gap's item or any moved item.
 */
export function placeIn(
  items: readonly ListedItem[],
  entities: readonly Entity[],
  { key, isAfter }: Gap,
): Place | null {
  const isMoved = among(entities);
  const moved = items.filter(isMoved);
  const index = items.findIndex((item) => keyOfItem(item) === key);
  if (index < 0 || moved.length === 0) return null;
  const before = items.slice(0, isAfter ? index + 1 : index).filter((item) => !isMoved(item));
  const last = before.at(-1);
  return {
    run: { after: last ? entityOf(last) : null, entities: moved.map(entityOf) },
    position: before.length + 1,
    isElsewhere: moved.some((item, nth) => items[before.length + nth] !== item),
  };
}

/** Finds the gap some steps further, counted without the moving items; starts at their position if they are in no gap yet. */
export function stepFrom(
  items: readonly ListedItem[],
  entities: readonly Entity[],
  from: Gap | null,
  steps: number,
): Gap | null {
  const isMoved = among(entities);
  const others = items.filter((item) => !isMoved(item));
  const now = from
    ? (placeIn(items, entities, from)?.position ?? 1) - 1
    : items.slice(0, items.findIndex(isMoved)).length;
  const next = Math.min(Math.max(now + steps, 0), others.length);
  const neighbour = steps > 0 ? others[next - 1] : others[next];
  return neighbour && next !== now ? { key: keyOfItem(neighbour), isAfter: steps > 0 } : from;
}

/** Returns the entities that the list has, in list order. */
export const inOrderOf = (items: readonly ListedItem[], entities: readonly Entity[]): Entity[] =>
  items.filter(among(entities)).map(entityOf);
