import type { Entity } from '@onceware/api/collections/collections.contract';
import { type ComponentProps, memo, type MouseEvent, type RefCallback, useCallback } from 'react';
import { entityOf } from '../changes/change.ts';
import { ItemRow } from '../item/item-row.tsx';
import { useTitle } from '../item/use-title.ts';
import { DragHandle } from '../dnd/drag-handle.tsx';
import { useRowDrag } from '../dnd/use-row-drag.ts';
import classes from './items.module.css';
import { SelectBox } from './select-box.tsx';
import type { RowActions } from './use-row-actions.ts';

interface Props extends Pick<
  ComponentProps<typeof ItemRow>,
  'item' | 'card' | 'place' | 'collectionId' | 'isEditingNotes' | 'menuId' | 'isSelected'
> {
  itemKey: string;
  index: number;
  total: number;
  /** From the list's top, px. */
  top: number;
  measure: RefCallback<HTMLElement>;
  isSelecting: boolean;
  /** Entities dragged along with the row; null if it is dragged alone. */
  carried: Entity[] | null;
  canReorder: boolean;
  canMoveAway: boolean;
  actions: RowActions;
}

/** A row at its position in the list, which can be selected, dragged and moved. */
export const ListRow = memo(function ListRow({
  itemKey,
  index,
  total,
  top,
  measure,
  isSelecting,
  carried,
  canReorder,
  canMoveAway,
  actions,
  ...row
}: Props) {
  const { item, card, collectionId, isSelected } = row;
  const title = useTitle(item, card);
  const {
    row: dragRef,
    handle,
    isDragged,
    dropEdge,
  } = useRowDrag({ key: itemKey, collectionId, entities: carried ?? [entityOf(item)], title, card, canReorder });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      measure(element);
      dragRef(element);
    },
    [measure, dragRef],
  );
  const toggle = (isRange: boolean) => actions.toggle(itemKey, isRange);
  // While selecting, a press anywhere on the row selects it; the link is still there for the keyboard and for new tabs.
  const toggleInstead = (event: MouseEvent) => {
    if (!isSelecting || event.detail === 0 || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(event.shiftKey);
  };
  const canDrag = canReorder || canMoveAway;
  const lead = (isSelecting || canDrag) && (
    <span className={classes.lead}>
      {canDrag && <DragHandle {...handle} title={title} />}
      {isSelecting && <SelectBox title={title} isSelected={isSelected} onToggle={toggle} />}
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard there is the check box
    <li
      ref={ref}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-key={itemKey}
      data-selecting={isSelecting || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropEdge ?? undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      onClickCapture={toggleInstead}
    >
      <ItemRow
        {...row}
        lead={lead}
        onEditNotes={(isEditing) => actions.editNotes(itemKey, isEditing)}
        onMenu={(button) => actions.toggleMenu(itemKey, button)}
        onLeave={actions.leave}
      />
    </li>
  );
});
