import { Menu } from '@mantine/core';
import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './user-menu.module.css';

const SUBMENU = 'data-submenu';

/** ArrowRight in English, ArrowLeft in Arabic: towards the end of the line. */
function isInward({ key, currentTarget }: KeyboardEvent, inward: boolean): boolean {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return key === (isRtl === inward ? 'ArrowLeft' : 'ArrowRight');
}

/** An entry that opens a menu in the place of this one: there is room for it on a phone too. */
export function SubmenuItem({
  id,
  icon: ItemIcon,
  onOpen,
  children,
}: {
  id: string;
  icon: Icon | undefined;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Menu.Item
      {...{ [SUBMENU]: id }}
      aria-haspopup="menu"
      closeMenuOnClick={false}
      leftSection={ItemIcon && <ItemIcon size={18} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronRight className={classes.flip} size={16} stroke={1.75} aria-hidden />}
      onClick={onOpen}
      onKeyDown={(event) => isInward(event, true) && onOpen()}
    >
      {children}
    </Menu.Item>
  );
}

/** A submenu with the way back above it. */
export function Submenu({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what bubbles up from the entries
    <div onKeyDown={(event) => isInward(event, false) && onBack()}>
      <Menu.Item
        className={classes.back}
        closeMenuOnClick={false}
        leftSection={<IconChevronLeft className={classes.flip} size={18} stroke={1.75} aria-hidden />}
        onClick={onBack}
      >
        {title}
      </Menu.Item>
      <Menu.Divider />
      {children}
    </div>
  );
}

/**
 * Keeps the focus in a menu whose entries are replaced: on the first entry of a submenu after the way back, and
 * afterwards on the entry that opened it.
 */
export function useSubmenuFocus(submenu: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(submenu);
  useEffect(() => {
    if (last.current === submenu) return;
    const entries = ref.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    const entry =
      submenu === null ? ref.current?.querySelector<HTMLElement>(`[${SUBMENU}="${last.current}"]`) : entries?.[1];
    entry?.focus();
    last.current = submenu;
  }, [submenu]);
  return ref;
}
