import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { entityOf, isWhole, keyOfItem, type ListedCollection, type ListedItem } from '../changes/change.ts';
import { Loading } from '../pieces/load-states.tsx';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { BulkBar } from './bulk-bar.tsx';
import classes from './items.module.css';
import { ItemRows, useRows } from './item-rows.tsx';
import { ItemOverlays, useItemOverlays } from './item-overlays.tsx';
import { SelectBar } from './select-bar.tsx';
import { useMoveByMenu } from '../moving/use-move-by-menu.ts';
import { useTagging } from '../tagging/use-tagging.ts';
import { useRowActions } from './use-row-actions.ts';
import { type Selection, useSelection } from './use-selection.ts';

interface Props {
  collection: ListedCollection;
  collections: ListedCollection[];
  /** Items to show, in display order. */
  items: ListedItem[];
  /** All items are shown in manual order, and can be reordered. */
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
  const opened = useItemOverlays();
  const { menu, toggleMenu, askForTags, askWhereTo } = opened;
  const { mark } = useTagging();
  const { removeItems } = useCollectionChanges();
  const selection = useSelection(keys);
  const { selected } = selection;
  const chosen = useMemo(() => {
    if (selected.length === 0) return [];
    const keysOfChosen = new Set(selected);
    return items.filter((item) => keysOfChosen.has(keyOfItem(item)));
  }, [items, selected]);
  const entitiesOfSelected = useMemo(() => chosen.map(entityOf), [chosen]);

  const virtual = useRows(list, keys, [focusedKey, editedKey, menu?.key]);
  const { said, moveByMenu } = useMoveByMenu(collection, virtual.scrollTo);

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
        <ItemRows
          collection={collection}
          items={items}
          total={total}
          label={label}
          list={list}
          virtual={virtual}
          selection={selection}
          entitiesOfSelected={entitiesOfSelected}
          canReorder={isManual && items.length > 1}
          canMoveAway={collections.length > 1}
          editedKey={editedKey}
          opened={opened}
          actions={actions}
          onFocus={setFocusedKey}
        />
        {!isAll && <Loading />}
        {selection.isOn && (
          <BulkBar
            isEmpty={selected.length === 0}
            onTag={() => askForTags(chosen)}
            onMark={() => {
              mark(
                chosen.map((item) => ({ collectionId: collection.id, item })),
                true,
              );
              selection.stop();
            }}
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
      <ItemOverlays
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

/** Not in a menu or dialog, which React counts as inside. */
function leaveByEscape(event: KeyboardEvent<HTMLElement>, selection: Selection): void {
  if (event.key !== 'Escape' || !selection.isOn || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  selection.stop();
}
