import type { CollisionDetection, DragMoveEvent } from '@dnd-kit/core';
import { type Target, targetOf } from './drag.ts';

/**
 * What lies under the pointer, as the eye sees it: not what is scrolled away, nor a row that something covers. Rows of a
 * virtual list move while they are measured, so kept rectangles would not do.
 */
export const hit: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  const seen = document.elementFromPoint(x, y);
  const found = seen && droppableContainers.find(({ node }) => node.current?.contains(seen));
  if (!found?.node.current) return [];
  const { top, height } = found.node.current.getBoundingClientRect();
  return [{ id: found.id, data: { isAfter: y > top + height / 2 } }];
};

export function targetOfMove({ collisions }: Pick<DragMoveEvent, 'collisions'>): Target | null {
  const [first] = collisions ?? [];
  return first ? targetOf(String(first.id), first.data?.isAfter === true) : null;
}
