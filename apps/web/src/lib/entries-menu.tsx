import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { useMergedRef } from '@mantine/hooks';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const ENTRY = '[role^="menuitem"]:not(:disabled)';
/** Keys of a menu that write nothing. */
const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Escape', 'Tab']);

interface Props extends Omit<MenuProps, 'opened' | 'trapFocus' | 'withInitialFocusPlaceholder' | 'children'> {
  opened: boolean;
  target: ReactNode;
  dropdown: MenuDropdownProps & { ref?: Ref<HTMLDivElement> };
  children: ReactNode;
}

/**
 * A menu that loses no key from when it is rendered on. Mantine would focus the first entry twice, each a moment after the menu is there, and so undo
 * what a quick typist has pressed in between.
 */
export function EntriesMenu({ target, dropdown, children, ...menu }: Props) {
  const [list, setList] = useState<HTMLDivElement | null>(null);
  useKeys(menu.opened, list);
  return (
    <MantineScope>
      <Menu
        position="bottom-end"
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
        {...menu}
        trapFocus={false}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown {...dropdown} ref={useMergedRef(setList, dropdown.ref)} onKeyDown={stayInside}>
          {children}
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}

/** Entries are reached by arrows; Tab would lead out of a menu that stays open. */
function stayInside(event: ReactKeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault();
}

/**
 * Gives the first entry the focus as soon as the list is in the page. A frame or more passes until then, and keys that
 * are pressed meanwhile are kept for the menu, instead of going to the button that opened it.
 */
function useKeys(isOpen: boolean, list: HTMLElement | null): void {
  const early = useRef<string[]>([]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (list === null) {
      early.current = [];
      const keep = (event: KeyboardEvent) => {
        const { key } = event;
        if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && !KEYS.has(key))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (!event.repeat) early.current.push(key);
      };
      window.addEventListener('keydown', keep, true);
      return () => window.removeEventListener('keydown', keep, true);
    }
    (list.querySelector<HTMLElement>(ENTRY) ?? list).focus({ preventScroll: true });
    const keys = early.current.splice(0);
    // After React is done, and before any other key.
    queueMicrotask(() => keys.forEach(press));
  }, [isOpen, list]);
}

/** Does what a key does on what has the focus; a browser acts by itself on the keys of people alone. */
function press(key: string): void {
  const { activeElement } = document;
  const isLeft = activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (isLeft && (key === 'Enter' || key === ' ') && activeElement instanceof HTMLElement) activeElement.click();
}
