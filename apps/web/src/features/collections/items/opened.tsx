import type { Entity } from '@onceware/api/collections/collections.contract';
import { Suspense, useId, useRef, useState } from 'react';
import { preloadable } from '#lib/page/preloadable.tsx';
import { entityOf, isWhole, keyOfItem, type ListedCollection, type ListedItem } from '../changes/change.ts';
import type { Destination } from '../item/item-menu.tsx';
import { useWhenLoaded } from '../pieces/use-when-loaded.ts';
import type { Selection } from './use-selection.ts';

const itemMenu = preloadable(async () => (await import('../item/item-menu.tsx')).ItemMenu);
const moveDialog = preloadable(async () => (await import('../moving/move-dialog.tsx')).MoveDialog);

export const prepareMenu = () => void itemMenu.preload().catch(() => undefined);

/** What is opened from a list of items, once its code is there: the menu of one, and the dialog that moves some. */
export function useOpened() {
  const whenLoaded = useWhenLoaded();
  const menuId = useId();
  const menuButton = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ key: string; isOpen: boolean } | null>(null);
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
    moving,
    askWhereTo: (entities: Entity[]) => whenLoaded(moveDialog.preload(), () => setMoving(entities)),
    closeDialog: () => setMoving(null),
  };
}

interface Props {
  opened: ReturnType<typeof useOpened>;
  collection: ListedCollection;
  collections: ListedCollection[];
  items: ListedItem[];
  isManual: boolean;
  selection: Selection;
  onEditNotes: (key: string) => void;
  onMove: (item: ListedItem, to: Destination) => void;
}

export function Opened({ opened, collection, collections, items, isManual, selection, onEditNotes, onMove }: Props) {
  const { menu, menuId, menuButton, moving } = opened;
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
          onSelect={() => selection.start(menu.key)}
          onMoveTo={() => {
            // The dialog gives the focus back to where it was when it opened.
            menuButton.current?.focus();
            opened.askWhereTo([entityOf(item)]);
          }}
          onMove={(to) => onMove(item, to)}
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
