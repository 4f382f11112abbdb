import { useDroppable } from '@dnd-kit/core';
import { type RefCallback, useEffect } from 'react';
import { collectionTarget, useItemsDrag } from './drag.ts';

export interface CollectionDrop {
  ref: RefCallback<HTMLElement>;
  /** Something is held over it. */
  isOver: boolean;
  /** Whether the dragged items can be dropped here. */
  canDrop: boolean;
}

/** Makes an element of the list of collections, or of the tray, a place to drop items on. */
export function useDrop(place: 'list' | 'tray', collectionId: string): CollectionDrop {
  const { drag } = useItemsDrag();
  const canDrop = drag !== null && drag.collectionId !== collectionId;
  const { setNodeRef, node } = useDroppable({
    id: collectionTarget(place, collectionId),
    disabled: drag?.collectionId === collectionId,
  });
  const isOver = canDrop && drag.target?.over === 'collection' && drag.target.id === collectionId;
  const isSteeredTo = isOver && drag.isByKeyboard;
  useEffect(() => {
    if (isSteeredTo) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isSteeredTo, node]);
  return { ref: setNodeRef, isOver, canDrop };
}
