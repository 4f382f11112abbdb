import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { useMounted } from '@mantine/hooks';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import classes from './menu.module.css';

export interface AnchoredMenuProps {
  id: string;
  /** The button that opens it. It stands elsewhere, and was there before the menu's code. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** A menu that hangs on a button outside of it. */
export function AnchoredMenu({ id, anchor, isOpen, onClose, width, children }: AnchoredMenuProps & { width: number; children: ReactNode }) {
  // Closed at first: Mantine notes where the focus came from when a menu goes from closed to open.
  const isMounted = useMounted();
  return (
    <MantineScope>
      <Menu
        id={id}
        opened={isOpen && isMounted}
        onClose={onClose}
        position="bottom-end"
        width={width}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Anchor element={anchor} />
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>{children}</Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}

function Anchor({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element.current);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}
