import { currentPath, type MenuItem } from './menu-item.ts';

/** The entries from a menu's top to the one of the current page; headings and folds are no places, so not among them. */
export function trailTo<Title extends string>(items: readonly MenuItem<Title>[], pathname: string): MenuItem<Title>[] {
  const current = currentPath(items, pathname);
  return current === null ? [] : (trail(items, current) ?? []);
}

function trail<Title extends string>(items: readonly MenuItem<Title>[], path: string): MenuItem<Title>[] | null {
  for (const item of items) {
    if (item.path === path) return [item];
    const below = trail(item.children ?? [], path);
    if (below) return item.heading || item.collapse ? below : [item, ...below];
  }
  return null;
}
