import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { entityOf, isWhole, keyOfItem, type ListedCollection, type ListedItem } from '../changes/change.ts';
import { Loading } from '../pieces/load-states.tsx';
import { useItemsDrag } from '../dnd/drag.ts';
import { useCards } from '../data/use-cards.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { BulkBar } from './bulk-bar.tsx';
import classes from './items.module.css';
import { ListRow } from './list-row.tsx';
import { Opened, prepareMenu, useOpened } from './opened.tsx';
import { SelectBar } from './select-bar.tsx';
import { useMoveByMenu } from '../moving/use-move-by-menu.ts';
import { useRowActions } from './use-row-actions.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  collection: ListedCollection;
  collections: ListedCollection[];
  /** Those to show, in the order to show them. */
  items: ListedItem[];
  /** They stand in their own order, all of them, and can be put into another. */
  isManual: boolean;
  label: string;
  /** The reader goes to a page. */
  onLeave: () => void;
}

/** The items of a collection: thousands scroll smoothly, several can be selected, and all can be moved (COL-16). */
export function ItemList({ collection, collections, items, isManual, label, onLeave }: Props) {
  // In manual order the first ones are shown while the others come.
  const isAll = isWhole(collection);
  const total = isAll ? items.length : collection.item_count;
  const keys = useMemo(() => items.map(keyOfItem), [items]);
  const list = useRef<HTMLUListElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const opened = useOpened();
  const { menu, menuId, toggleMenu, askWhereTo } = opened;
  const { removeItems } = useCollectionChanges();
  const selection = useSelection(keys);
  const { selected } = selection;
  const entitiesOfSelected = useMemo(() => {
    const chosen = new Set(selected);
    return items.filter((item) => chosen.has(keyOfItem(item))).map(entityOf);
  }, [items, selected]);

  const { rows, height, measure, scrollTo } = useRows(list, keys, [focusedKey, editedKey, menu?.key]);
  const cardOf = useCards(rows.flatMap(({ index }) => items[index] ?? []));
  const { said, moveByMenu } = useMoveByMenu(collection, scrollTo);

  const actions = useRowActions({
    toggle: selection.toggle,
    editNotes: (key, isEditing) => setEditedKey(isEditing ? key : null),
    toggleMenu,
    leave: onLeave,
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside */}
      <div className={classes.area} onKeyDown={(event) => leaveByEscape(event, selection)}>
        <SelectBar selection={selection} total={total} isAll={isAll} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which row has the focus, and that a menu is near */}
        <ul
          ref={list}
          className={classes.list}
          style={{ blockSize: height }}
          aria-label={label}
          onFocus={({ target: { dataset }, target: focused }) =>
            setFocusedKey(dataset.key ?? focused.closest<HTMLElement>('[data-key]')?.dataset.key ?? null)
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
                canReorder={isManual && items.length > 1}
                canMoveAway={collections.length > 1}
                isEditingNotes={editedKey === key}
                menuId={menu?.key === key && menu.isOpen ? menuId : undefined}
                actions={actions}
              />
            );
          })}
        </ul>
        {!isAll && <Loading />}
        {selection.isOn && (
          <BulkBar
            isEmpty={selected.length === 0}
            onMove={() => askWhereTo(entitiesOfSelected)}
            onRemove={() => {
              removeItems(collection, entitiesOfSelected);
              selection.stop();
            }}
            onCancel={selection.stop}
          />
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
      <Opened
        opened={opened}
        collection={collection}
        collections={collections}
        items={items}
        isManual={isManual}
        selection={selection}
        onEditNotes={setEditedKey}
        onMove={moveByMenu}
      />
    </>
  );
}

/** The rows in sight, those that would lose something, and those of a drag; what the keyboard steers to is scrolled to. */
function useRows(list: RefObject<HTMLElement | null>, keys: string[], kept: (string | null | undefined)[]) {
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

/** Not in a menu or dialog, which React counts as inside. */
function leaveByEscape(event: KeyboardEvent<HTMLElement>, selection: Selection): void {
  if (event.key !== 'Escape' || !selection.isOn || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  selection.stop();
}
