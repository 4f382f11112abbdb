import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { keyOfItem, type ListedCollection } from '../changes/change.ts';
import { useCards } from '../data/use-cards.ts';
import { useEveryPage } from '../data/use-every-page.ts';
import { BulkBar } from '../items/bulk-bar.tsx';
import classes from '../items/items.module.css';
import { ListRow } from '../items/list-row.tsx';
import { ItemOverlays, prepareMenu, tagsDialog, useItemOverlays } from '../items/item-overlays.tsx';
import { SelectBar } from '../items/select-bar.tsx';
import { useRowActions } from '../items/use-row-actions.ts';
import { useSelection } from '../items/use-selection.ts';
import { useVirtualRows } from '../items/use-virtual-rows.ts';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import type { SavedItem } from '../tagging/tag-changes.ts';
import { useTagging } from '../tagging/use-tagging.ts';
import type { LibraryRow } from './apply-to-library.ts';
import { keyOfRow, type useLibrary } from './use-library.ts';

/** Number of rows before the last loaded one at which the next page is requested. */
const AHEAD = 60;

interface Props {
  rows: LibraryRow[];
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  pages: ReturnType<typeof useLibrary>['pages'];
  collections: readonly ListedCollection[];
}

const savedItemOf = (row: LibraryRow): SavedItem => ({ collectionId: row.collection_id, item: row });

/** Rows of all collections: thousands scroll smoothly, the next come as one scrolls, and all of up to 5,000 can be selected. */
export function LibraryList({ rows, total, isMore, pages, collections }: Props) {
  const t = useTranslations('library');
  const keys = useMemo(() => rows.map(keyOfRow), [rows]);
  const list = useRef<HTMLUListElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [tagged, setTagged] = useState<SavedItem[] | null>(null);
  const opened = useItemOverlays();
  const whenLoaded = useWhenLoaded();
  const selection = useSelection(keys);
  const { mark, remove } = useTagging();
  const virtual = useVirtualRows(list, keys, [focusedKey, editedKey, opened.menu?.key]);
  const cardOf = useCards(virtual.rows.flatMap(({ index }) => rows[index] ?? []));
  const byId = useMemo(() => new Map(collections.map((one) => [one.id, one])), [collections]);
  const chosen = useMemo(() => {
    if (selection.selected.length === 0) return [];
    const selected = new Set(selection.selected);
    return rows.filter((row) => selected.has(keyOfRow(row))).map(savedItemOf);
  }, [rows, selection.selected]);

  // Selecting all takes all to be here; more than can be changed at once are not.
  const canHaveAll = !isMore && total <= collectionLimits.itemsMax;
  const isAll = !pages.hasNextPage;
  const lastSeen = virtual.rows.at(-1)?.index ?? 0;
  useEveryPage({
    ...pages,
    hasNextPage: pages.hasNextPage && ((selection.isOn && canHaveAll) || lastSeen >= rows.length - AHEAD),
  });
  const actions = useRowActions({
    toggle: selection.toggle,
    editNotes: (key, isEditing) => setEditedKey(isEditing ? key : null),
    toggleMenu: opened.toggleMenu,
    leave: () => undefined,
  });
  const openKey = opened.menu?.key;
  const openRow = openKey === undefined ? undefined : rows.find((row) => keyOfRow(row) === openKey);
  const openCollection = openRow && byId.get(openRow.collection_id);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside */}
      <div
        className={classes.area}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !selection.isOn || event.defaultPrevented || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          selection.stop();
        }}
      >
        <SelectBar selection={selection} total={total} isAll={isAll} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which row has the focus */}
        <ul
          ref={list}
          className={classes.list}
          style={{ blockSize: virtual.height }}
          aria-label={t('items')}
          onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null)}
          onPointerEnter={prepareMenu}
        >
          {virtual.rows.map(({ index, top }) => {
            const row = rows[index];
            if (!row) return null;
            const key = keyOfRow(row);
            const { menu, menuId } = opened;
            return (
              <ListRow
                key={key}
                item={row}
                itemKey={key}
                collectionId={row.collection_id}
                card={cardOf(row)}
                place={byId.get(row.collection_id)}
                index={index}
                total={total}
                top={top}
                measure={virtual.measure}
                isSelecting={selection.isOn}
                isSelected={selection.isOn && selection.has(key)}
                carried={null}
                canReorder={false}
                canMoveAway={false}
                isEditingNotes={editedKey === key}
                menuId={menu?.key === key && menu.isOpen ? menuId : undefined}
                actions={actions}
              />
            );
          })}
        </ul>
        {selection.isOn && (
          <BulkBar
            isEmpty={chosen.length === 0}
            onTag={() => whenLoaded(tagsDialog.preload(), () => setTagged(chosen))}
            onMark={() => {
              mark(chosen, true);
              selection.stop();
            }}
            onRemove={() => {
              remove(chosen);
              selection.stop();
            }}
            onCancel={selection.stop}
          />
        )}
      </div>
      {openRow && openCollection && (
        <ItemOverlays
          opened={{ ...opened, menu: opened.menu && { ...opened.menu, key: keyOfItem(openRow) } }}
          collection={{ ...openCollection, items: [openRow] }}
          collections={[...collections]}
          items={[openRow]}
          isManual={false}
          selection={{ ...selection, start: () => selection.start(keyOfRow(openRow)) }}
          onEditNotes={() => setEditedKey(keyOfRow(openRow))}
          onMove={() => undefined}
        />
      )}
      <Suspense>{tagged && <tagsDialog.Component kept={tagged} onClose={() => setTagged(null)} />}</Suspense>
    </>
  );
}
