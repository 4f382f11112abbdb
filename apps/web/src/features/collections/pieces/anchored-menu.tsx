import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Anchored, IN_WINDOW, portalOf, useAnchor } from '#lib/anchored.tsx';
import classes from './menu.module.css';

export interface AnchoredMenuProps {
  id: string;
  /** The button that opens it. It stands elsewhere, and was there before the menu's code. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** A menu that hangs on a button outside of it. */
export function AnchoredMenu({
  id,
  anchor,
  isOpen,
  onClose,
  width,
  children,
}: AnchoredMenuProps & { width: number; children: ReactNode }) {
  // Closed at first: Mantine notes where the focus came from when a menu goes from closed to open.
  const element = useAnchor(anchor, isOpen);
  const dropdown = useRef<HTMLDivElement>(null);
  // Mantine tries once, a moment after opening; on a busy machine the entries may not be there by then.
  const takeFocus = () => {
    if (!dropdown.current?.contains(document.activeElement))
      dropdown.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  return (
    <MantineScope>
      <Menu
        id={id}
        opened={isOpen && element !== null}
        onClose={onClose}
        position="bottom-end"
        width={width}
        offset={6}
        shadow="lg"
        radius="lg"
        portalProps={portalOf(element)}
        middlewares={IN_WINDOW}
        transitionProps={{ duration: 120 }}
        onEnterTransitionEnd={takeFocus}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Anchored element={element} />
        </Menu.Target>
        <Menu.Dropdown ref={dropdown} className={classes.menu}>
          {children}
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}
