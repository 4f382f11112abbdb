import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import classes from './dnd.module.css';
import { type Drag, type DragSource, ItemsDragContext, type Target, targetOf } from './drag.ts';
import { DropTray } from './drop-tray.tsx';
import { Thumbnail } from '../pieces/thumbnail.tsx';
import { useCarrying } from './use-carrying.ts';
import { type CollectionDrop, useDrop } from './use-drop.ts';

/** Activation thresholds, so that a click with a shaky hand does not drag and a swipe scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const silent = () => undefined;
// The words are ours, in the reader's language.
const ANNOUNCEMENTS = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Lets items be dragged, by mouse, touch and keyboard, within a collection and from one to another (COL-16). */
export function ItemsDragProvider({ collections, children }: { collections: ListedCollection[]; children: ReactNode }) {
  const t = useTranslations('arranging.drag');
  const { drag, said, lift, aim, steer, drop, cancel } = useCarrying(collections);
  const contextId = useId();
  const dragged = useRef<Element>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  useEscapeForPointer(drag !== null && !drag.isByKeyboard);

  const accessibility = {
    announcements: ANNOUNCEMENTS,
    restoreFocus: false,
    screenReaderInstructions: { draggable: t('instructions') },
  };
  // Over a collection its own list may scroll, but not what holds the item.
  const canScroll = (element: Element) => drag?.target?.over !== 'collection' || !element.contains(dragged.current);
  const context = { drag, lift: (source: DragSource) => lift(source, true), steer, drop, cancel };
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={hit}
      accessibility={accessibility}
      autoScroll={{ canScroll, threshold: { x: 0, y: 0.25 } }}
      onDragStart={({ active, activatorEvent }) => {
        const source: DragSource | undefined = active.data.current?.source;
        dragged.current = activatorEvent.target instanceof Element ? activatorEvent.target : null;
        if (source) lift(source, false);
      }}
      onDragMove={(event) => aim(targetOfMove(event))}
      onDragOver={(event) => aim(targetOfMove(event))}
      onDragEnd={drop}
      onDragCancel={cancel}
    >
      <ItemsDragContext value={context}>
        {children}
        {drag && <DropTray drag={drag} collections={collections} />}
        <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
          {drag && !drag.isByKeyboard && <DragPreview drag={drag} />}
        </DragOverlay>
        <p className="sr-only" role="status" aria-live="assertive">
          {said}
        </p>
      </ItemsDragContext>
    </DndContext>
  );
}

/** Escape puts back what is carried; it does not close the panel as well. */
function useEscapeForPointer(isCarrying: boolean): void {
  useEffect(() => {
    if (!isCarrying) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isCarrying]);
}

/** Makes an entry of the list of collections a place to drop items on: they move into that collection. */
export const useCollectionDrop = (collectionId: string): CollectionDrop => useDrop('list', collectionId);

/** Preview that follows the pointer: the item, or the number of items. */
function DragPreview({ drag: { card, title, entities } }: { drag: Drag }) {
  const t = useTranslations('arranging.drag');
  const isOne = entities.length === 1;
  return (
    <div className={classes.preview} data-many={!isOne || undefined}>
      <Thumbnail card={card} size="item" />
      <span className="text-14 weight-560 truncate" dir="auto">
        {isOne ? title : t('items', { count: entities.length })}
      </span>
    </div>
  );
}

/**
 * Finds the droppable that is visible under the pointer, neither scrolled away nor covered by something. Cached
 * rectangles would not do, because rows of a virtual list move while they are measured.
 */
const hit: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  const seen = document.elementFromPoint(x, y);
  const found = seen && droppableContainers.find(({ node }) => node.current?.contains(seen));
  if (!found?.node.current) return [];
  const { top, height } = found.node.current.getBoundingClientRect();
  return [{ id: found.id, data: { isAfter: y > top + height / 2 } }];
};

function targetOfMove({ collisions }: Pick<DragMoveEvent, 'collisions'>): Target | null {
  const [first] = collisions ?? [];
  return first ? targetOf(String(first.id), first.data?.isAfter === true) : null;
}
