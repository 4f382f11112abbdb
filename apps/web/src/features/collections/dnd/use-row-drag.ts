import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, type RefCallback, useCallback } from 'react';
import { keyOfEntity } from '../changes/change.ts';
import { type DragSource, itemTarget, useItemsDrag } from './drag.ts';

interface HandleProps {
  ref: RefCallback<HTMLElement>;
  'aria-describedby': string;
  'aria-pressed': boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

interface RowDrag {
  row: RefCallback<HTMLElement>;
  handle: HandleProps;
  /** It hangs on the pointer. */
  isDragged: boolean;
  /** Side of this row on which the dragged items would land. */
  dropEdge: 'before' | 'after' | null;
}

/** A row of a collection that can be taken by its handle, and beside which others can be put. */
export function useRowDrag(source: DragSource): RowDrag {
  const { key, collectionId, canReorder } = source;
  const { drag, lift, steer, drop, cancel } = useItemsDrag();
  const {
    setNodeRef: setDraggable,
    setActivatorNodeRef,
    attributes,
    listeners,
  } = useDraggable({ id: key, data: { source } });
  const { setNodeRef: setDroppable } = useDroppable({ id: itemTarget(key), disabled: !canReorder });
  const row = useCallback(
    (element: HTMLElement | null) => {
      setDraggable(element);
      setDroppable(element);
    },
    [setDraggable, setDroppable],
  );
  const isHere = drag?.collectionId === collectionId;
  const isCarried = isHere && drag.isByKeyboard && drag.key === key;

  const onKeyDown = (event: KeyboardEvent) => {
    const isPick = event.key === ' ' || event.key === 'Enter';
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!isCarried) {
      if (!isPick) return;
      lift(source);
    } else if (isPick) {
      drop();
    } else if (event.key === 'Escape') {
      cancel();
    } else if (!steer(event.key)) {
      return;
    }
    // Nothing is scrolled or pressed, and Escape closes nothing else.
    event.preventDefault();
  };
  const target = isHere && drag.target?.over === 'item' && drag.target.key === key ? drag.target : null;
  return {
    row,
    handle: {
      ...listeners,
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      'aria-pressed': isCarried,
      onKeyDown,
      onBlur: () => {
        if (isCarried) cancel();
      },
    },
    isDragged: isHere && !drag.isByKeyboard && drag.entities.some((entity) => keyOfEntity(entity) === key),
    dropEdge: target && (target.isAfter ? 'after' : 'before'),
  };
}
