import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { Icon } from '@tabler/icons-react';
import { isUnder } from '#lib/page/layout-kind.ts';
import type { Words } from '#i18n/words.ts';

export type MenuTitle = keyof Words['menus']['title'];

/** NAV-07: menus are data; every text is the key of a message. */
export interface MenuItem<Title extends string = MenuTitle> {
  title: Title;
  /** A path of this site, or an https address, which opens a new tab (NAV-06). */
  path?: string;
  icon?: Icon;
  children?: readonly MenuItem<Title>[];
  badge?: 'soon';
  /** Shown as a disabled entry (NAV-06). */
  disabled?: boolean;
  /** Shows the children below it as a group. */
  heading?: Title;
  /** The children fold behind `expandTitle`, and back behind `collapseTitle`. */
  collapse?: boolean;
  collapseTitle?: 'showLess';
  expandTitle?: 'showMore';
  /** Permission needed to see it. The page that it leads to asks the server. */
  permission?: Permission;
  /** For whom staff gave tools to (CAT-11). */
  isForVendors?: true;
}

/**
 * The path of the entry that the current page belongs to, or null: of several that lead to it or above it, the nearest.
 * Home is itself alone, not everything below it.
 */
export function currentPath<Title extends string>(items: readonly MenuItem<Title>[], pathname: string): string | null {
  const above = leavesOf(items)
    .map(({ path }) => path ?? '')
    .filter((path) => (path === '/' ? pathname === '/' : isUnder(pathname, path)));
  return above.reduce<string | null>(
    (nearest, path) => (nearest !== null && nearest.length >= path.length ? nearest : path),
    null,
  );
}

/** Every entry of a menu that leads somewhere, folded ones too. */
export function leavesOf<Title extends string>(items: readonly MenuItem<Title>[]): MenuItem<Title>[] {
  return items.flatMap((item) => [...(item.path === undefined ? [] : [item]), ...leavesOf(item.children ?? [])]);
}
