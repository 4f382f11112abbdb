import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { useMounted } from '@mantine/hooks';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type ReactNode, useRef } from 'react';
import { Anchored, IN_WINDOW, portalOf } from '#lib/anchored.tsx';
import classes from './overlay.module.css';
import { useOpener } from './use-opener.ts';

export interface AnchoredMenuProps {
  /** Anchor of the popover; closing it restores the focus. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  width: number;
  children: ReactNode;
}

/** A menu that is open for as long as it is rendered. */
export function AnchoredMenu({ anchor, onClose, label, width, children }: AnchoredMenuProps) {
  // Closed at first: Mantine gives the list its focus when it goes from closed to open.
  const isMounted = useMounted();
  const dropdown = useRef<HTMLDivElement>(null);
  const returnFocus = useOpener(dropdown);
  // At once, not after a moment as Mantine would: an item may lead to what wants the focus for itself.
  const close = () => {
    returnFocus();
    onClose();
  };
  return (
    <MantineScope>
      <Menu
        opened={isMounted}
        onClose={close}
        returnFocus={false}
        position="bottom-end"
        portalProps={portalOf(anchor)}
        middlewares={IN_WINDOW}
        width={width}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Anchored element={anchor} />
        </Menu.Target>
        <Menu.Dropdown ref={dropdown} className={classes.menu} aria-label={label} aria-labelledby={undefined}>
          {children}
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}
