import { useMounted } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Anchored, IN_WINDOW, portalOf } from '#lib/anchored.tsx';
import { EntriesMenu } from '#lib/entries-menu.tsx';
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
  // Closed at first, so that what opened it is noted before the list has the focus.
  const isMounted = useMounted();
  const dropdown = useRef<HTMLDivElement>(null);
  const returnFocus = useOpener(dropdown);
  // At once, not after a moment as Mantine would: an item may lead to what wants the focus for itself.
  const close = () => {
    returnFocus();
    onClose();
  };
  return (
    <EntriesMenu
      opened={isMounted}
      onClose={close}
      returnFocus={false}
      portalProps={portalOf(anchor)}
      middlewares={IN_WINDOW}
      width={width}
      target={<Anchored element={anchor} />}
      dropdown={{ ref: dropdown, className: classes.menu, 'aria-label': label, 'aria-labelledby': undefined }}
    >
      {children}
    </EntriesMenu>
  );
}
