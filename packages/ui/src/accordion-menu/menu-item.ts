import type { ReactNode } from 'react';

interface Item {
  /** Unique within the menu. */
  id: string;
}

/** One line of the menu: it leads to `href`, or opens what is below it. */
export interface MenuEntry extends Item {
  label: string;
  /** 18 to 20 px, hidden from screen readers. */
  icon?: ReactNode;
  /** Target of a link. An entry without target and children cannot be followed; one with children opens them. */
  href?: string | undefined;
  children?: readonly MenuItem[] | undefined;
  badge?: ReactNode;
  isDisabled?: boolean | undefined;
  /** The page that is shown; one of the menu at most. */
  isCurrent?: boolean | undefined;
}

/** Entries in a group under a heading. */
export interface MenuGroup extends Item {
  heading: string;
  children: readonly MenuItem[];
}

/** Seldom used entries, folded behind a button. */
export interface MenuFold extends Item {
  collapse: { expandLabel: string; collapseLabel: string };
  children: readonly MenuItem[];
}

export type MenuItem = MenuEntry | MenuGroup | MenuFold;

/** Whether the current entry is this one or somewhere below it. */
export function holdsCurrent(item: MenuItem): boolean {
  return ('isCurrent' in item && item.isCurrent === true) || (item.children ?? []).some(holdsCurrent);
}

/** The ids of everything that must be open for the current entry to be seen. */
export function pathToCurrent(items: readonly MenuItem[]): string[] {
  const item = items.find(holdsCurrent);
  return item?.children ? [item.id, ...pathToCurrent(item.children)] : [];
}
