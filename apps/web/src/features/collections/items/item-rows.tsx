import type { Entity } from '@onceware/api/collections/collections.contract';
import { type RefObject, useEffect } from 'react';
import { keyOfItem, type ListedCollection, type ListedItem } from '../changes/change.ts';
import { useCards } from '../data/use-cards.ts';
import { useItemsDrag } from '../dnd/drag.ts';
import classes from './items.module.css';
import { ListRow } from './list-row.tsx';
import { prepareMenu, type useItemOverlays } from './item-overlays.tsx';
import type { RowActions } from './use-row-actions.ts';
import type { Selection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  collection: ListedCollection;
  items: ListedItem[];
  total: number;
  label: string;
  list: RefObject<HTMLUListElement | null>;
  virtual: ReturnType<typeof useVirtualRows>;
  selection: Selection;
  /** Entities dragged along with a selected row. */
  entitiesOfSelected: Entity[];
  canReorder: boolean;
  canMoveAway: boolean;
  editedKey: string | null;
  opened: ReturnType<typeof useItemOverlays>;
  actions: RowActions;
  onFocus: (key: string | null) => void;
}

/** The rows in sight. */
export function ItemRows({ collection, items, total, label, list, virtual, selection, editedKey, ...rest }: Props) {
  const { entitiesOfSelected, canReorder, canMoveAway, opened, actions, onFocus } = rest;
  const { rows, height, measure } = virtual;
  const { menu, menuId } = opened;
  const cardOf = useCards(rows.flatMap(({ index }) => items[index] ?? []));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which row has the focus, and that a menu is near
    <ul
      ref={list}
      className={classes.list}
      style={{ blockSize: height }}
      aria-label={label}
      onFocus={({ target: { dataset }, target: focused }) =>
        onFocus(dataset.key ?? focused.closest<HTMLElement>('[data-key]')?.dataset.key ?? null)
      }
      onPointerEnter={prepareMenu}
    >
      {rows.map(({ index, top }) => {
        const item = items[index];
        if (!item) return null;
        const key = keyOfItem(item);
        return (
          <ListRow
            key={key}
            item={item}
            itemKey={key}
            collectionId={collection.id}
            card={cardOf(item)}
            index={index}
            total={total}
            top={top}
            measure={measure}
            isSelecting={selection.isOn}
            isSelected={selection.isOn && selection.has(key)}
            carried={selection.isOn && selection.has(key) ? entitiesOfSelected : null}
            canReorder={canReorder}
            canMoveAway={canMoveAway}
            isEditingNotes={editedKey === key}
            menuId={menu?.key === key && menu.isOpen ? menuId : undefined}
            actions={actions}
          />
        );
      })}
    </ul>
  );
}

/** The rows in sight, those that would lose something, and those of a drag; what the keyboard steers to is scrolled to. */
export function useRows(list: RefObject<HTMLElement | null>, keys: string[], kept: (string | null | undefined)[]) {
  const { drag } = useItemsDrag();
  const steeredTo = drag?.isByKeyboard && drag.target?.over === 'item' ? drag.target.key : null;
  const virtual = useVirtualRows(list, keys, [...kept, drag?.key, steeredTo]);
  const { rows, scrollTo } = virtual;
  // Again when it moves: rows that come into sight on the way there are measured only then.
  const steeredTop = rows.find(({ key }) => key === steeredTo)?.top;
  useEffect(() => {
    if (steeredTo !== null) scrollTo(keys.indexOf(steeredTo));
  }, [steeredTo, steeredTop, keys, scrollTo]);
  return virtual;
}
