import type { ReactNode, RefObject } from 'react';
import { Anchored, IN_WINDOW, portalOf, useAnchor } from '#lib/anchored.tsx';
import { EntriesMenu } from '#lib/entries-menu.tsx';
import classes from '#lib/entries-menu.module.css';

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
  return (
    <EntriesMenu
      id={id}
      opened={isOpen && element !== null}
      onClose={onClose}
      width={width}
      portalProps={portalOf(element)}
      middlewares={IN_WINDOW}
      target={<Anchored element={element} />}
      dropdown={{ className: classes.menu }}
    >
      {children}
    </EntriesMenu>
  );
}
