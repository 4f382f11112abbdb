import type { ReactNode } from 'react';
import classes from './accordion-menu.module.css';
import { CompactList } from './compact-list.tsx';
import type { MenuItem } from './menu-item.ts';
import { type MenuLinkProps, MenuList } from './menu-list.tsx';
import { moveByKey } from './move-by-key.ts';
import { useOpenBranches } from './use-open-branches.ts';

export type { MenuEntry, MenuFold, MenuGroup, MenuItem } from './menu-item.ts';
export type { MenuLinkProps } from './menu-list.tsx';

export interface AccordionMenuProps {
  items: readonly MenuItem[];
  /** Several branches of one level may be open at once. */
  isMultiple?: boolean;
  /** Icons alone, 44 px each: labels float beside them, and so do branches. */
  isCompact?: boolean;
  /** Draws a link: the router's, for instance. */
  renderLink?: (link: MenuLinkProps) => ReactNode;
}

const plainLink = ({ children, ...link }: MenuLinkProps) => <a {...link}>{children}</a>;

/**
 * A menu of nested links for a `nav` of the caller. Branches are buttons that open in place; those above the current
 * entry are open from the start. Tab goes through what is open, and so do the arrow keys, Home and End.
 */
export function AccordionMenu({
  items,
  isMultiple = false,
  isCompact = false,
  renderLink = plainLink,
}: AccordionMenuProps) {
  const { isOpen, toggle } = useOpenBranches(items, isMultiple);
  const menu = { isOpen, toggle, renderLink };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links and buttons inside
    <ul className={classes.list} onKeyDown={moveByKey}>
      {isCompact ? <CompactList items={items} menu={menu} /> : <MenuList items={items} menu={menu} />}
    </ul>
  );
}
