import type { KeyboardEvent } from 'react';

/**
 * The keys of a menu: up and down go round, Home and End to its ends, a letter to the next entry that begins with it, or
 * into the box that filters the menu where there is one. From that box down leads to the first entry.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, filterBox: HTMLInputElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const isInBox = event.target === filterBox;
  const { key } = event;

  if (!isInBox && key.length === 1 && key !== ' ') {
    // The letter goes where the focus is by then.
    if (filterBox) return filterBox.focus();
    const begins = (entry: HTMLElement) =>
      entry.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
    return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(begins)?.focus();
  }
  const moves: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowDown: entries[at + 1] ?? entries[0],
    ArrowUp: entries.at(at < 0 ? -1 : at - 1),
    ...(!isInBox && { Home: entries[0], End: entries.at(-1) }),
  };
  const next = moves[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
