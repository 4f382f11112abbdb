import type { Entity } from '@onceware/api/collections/collections.contract';
import { Suspense, useId, useRef, useState } from 'react';
import { preloadable } from '#lib/page/preloadable.tsx';
import { entityOf, isWhole, keyOfItem, type ListedCollection, type ListedItem } from '../changes/change.ts';
import type { Destination } from '../item/item-menu.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import type { Selection } from './use-selection.ts';

export const itemMenu = preloadable(async () => (await import('../item/item-menu.tsx')).ItemMenu);
const pageForm = preloadable(async () => (await import('../pages/page-form.tsx')).PageForm);
export const tagsDialog = preloadable(async () => (await import('../tagging/tags-dialog.tsx')).TagsDialog);
const moveDialog = preloadable(async () => (await import('../moving/move-dialog.tsx')).MoveDialog);

export const prepareMenu = () => void itemMenu.preload().catch(() => undefined);

/**
 * Holds what an item list has opened, once its code has loaded: one item's menu, its page's form, and the dialogs that
 * tag and move several.
 */
export function useItemOverlays() {
  const whenLoaded = useWhenLoaded();
  const menuId = useId();
  const menuButton = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ key: string; isOpen: boolean } | null>(null);
  const [pageId, setPageId] = useState<string | null>(null);
  const [tagged, setTagged] = useState<readonly ListedItem[] | null>(null);
  const [moving, setMoving] = useState<Entity[] | null>(null);
  return {
    menu,
    menuId,
    menuButton,
    toggleMenu: (key: string, button: HTMLElement) =>
      whenLoaded(itemMenu.preload(), () => {
        menuButton.current = button;
        setMenu({ key, isOpen: menu?.key !== key || !menu.isOpen });
      }),
    closeMenu: () => setMenu(menu && { ...menu, isOpen: false }),
    pageId,
    editPage: (id: string) => whenLoaded(pageForm.preload(), () => setPageId(id)),
    tagged,
    askForTags: (some: readonly ListedItem[]) => whenLoaded(tagsDialog.preload(), () => setTagged(some)),
    moving,
    askWhereTo: (entities: Entity[]) => whenLoaded(moveDialog.preload(), () => setMoving(entities)),
    closeDialog: () => {
      setMoving(null);
      setPageId(null);
      setTagged(null);
    },
  };
}

interface Props {
  opened: ReturnType<typeof useItemOverlays>;
  collection: ListedCollection;
  collections: ListedCollection[];
  items: ListedItem[];
  isManual: boolean;
  selection: Selection;
  onEditNotes: (key: string) => void;
  onMove: (item: ListedItem, to: Destination) => void;
}

export function ItemOverlays({
  opened,
  collection,
  collections,
  items,
  isManual,
  selection,
  onEditNotes,
  onMove,
}: Props) {
  const { menu, menuId, menuButton, moving, pageId, tagged } = opened;
  const item = items.find((one) => keyOfItem(one) === menu?.key);
  return (
    <Suspense>
      {menu && item && (
        <itemMenu.Component
          key={menu.key}
          id={menuId}
          anchor={menuButton}
          isOpen={menu.isOpen}
          onClose={opened.closeMenu}
          item={item}
          collection={collection}
          position={{
            isManual,
            isFirst: items[0] === item,
            isLast: items.at(-1) === item,
            isAll: isWhole(collection),
          }}
          onEditNotes={() => onEditNotes(menu.key)}
          onEditPage={() => {
            menuButton.current?.focus();
            opened.editPage(item.entity_id);
          }}
          onEditTags={() => {
            menuButton.current?.focus();
            opened.askForTags([item]);
          }}
          onSelect={() => selection.start(menu.key)}
          onMoveTo={() => {
            // The dialog gives the focus back to where it was when it opened.
            menuButton.current?.focus();
            opened.askWhereTo([entityOf(item)]);
          }}
          onMove={(to) => onMove(item, to)}
        />
      )}
      {pageId !== null && <pageForm.Component pageId={pageId} onClose={opened.closeDialog} />}
      {tagged && (
        <tagsDialog.Component
          kept={tagged.map((one) => ({ collectionId: collection.id, item: one }))}
          onClose={opened.closeDialog}
        />
      )}
      {moving && (
        <moveDialog.Component
          collection={collection}
          collections={collections}
          entities={moving}
          onClose={opened.closeDialog}
          onMoved={selection.stop}
        />
      )}
    </Suspense>
  );
}
