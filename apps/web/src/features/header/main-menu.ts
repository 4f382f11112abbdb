import type { Icon } from '@tabler/icons-react';
import { isUnder } from '../../lib/layout-kind.ts';
import { paths } from '../../lib/paths.ts';
import type { headerMessages } from './header.messages.ts';

/** NAV-07: menus are data; `title` is a key of this feature's messages. */
export interface MenuItem {
  title: keyof (typeof headerMessages)['menu'];
  path?: string;
  icon?: Icon;
  children?: readonly MenuItem[];
  badge?: string;
  disabled?: boolean;
  heading?: string;
  /** Children fold behind `expandTitle` and `collapseTitle`. */
  collapse?: boolean;
  collapseTitle?: string;
  expandTitle?: string;
}

/** NAV-05. An entry is added with the page that it leads to. */
export const MAIN_MENU: readonly MenuItem[] = [
  { title: 'home', path: paths.home },
  { title: 'explore', path: paths.explore },
  { title: 'deals', path: paths.deals },
];

/** Whether an entry is the one for the current path. Home is itself alone, not everything below it. */
export function isCurrent(item: MenuItem, pathname: string): boolean {
  if (item.path === undefined) return false;
  return item.path === '/' ? pathname === '/' : isUnder(pathname, item.path);
}
