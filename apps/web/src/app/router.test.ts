import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FOOTER_MENU, MAIN_MENU } from '#features/header/menus/main-menu.ts';
import { megaMenu } from '#features/header/menus/mega-menus.ts';
import { leavesOf, type MenuItem } from '#features/header/menus/menu-item.ts';
import { isExternal } from '#features/header/menus/shown-items.ts';
import { SIDEBAR_MENU } from '#features/header/menus/sidebar-menu.ts';
import { userMenu } from '#features/header/menus/user-menu.ts';
import { createRoutes } from './router.tsx';

const HUB = 'https://hub.example/';
const menus: Record<string, readonly MenuItem<string>[]> = {
  main: MAIN_MENU,
  profiles: megaMenu('profiles', HUB),
  network: megaMenu('network', HUB),
  user: userMenu(HUB),
  sidebar: SIDEBAR_MENU,
  footer: FOOTER_MENU,
};
const routes = createRoutes();
const pageOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

describe('routes', () => {
  it.each(Object.entries(menus))('have a page for every entry of the %s menu (NAV-22)', (_name, items) => {
    const leaves = leavesOf(items).map(({ path = '' }) => path);
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.filter((path) => !isExternal(path) && ['not-found', undefined].includes(pageOf(path)))).toEqual([]);
    expect(leaves.filter(isExternal).every((path) => path === HUB)).toBe(true);
  });

  it('have a page for what the specification names beyond the menus (NAV-14, NAV-22)', () => {
    const named = [
      '/account/api-keys',
      '/account/members/teams',
      '/account/members/import-members',
      '/account/security/privacy-settings',
      '/account',
      '/public-profile',
      '/project/x',
      '/dashboard',
      '/dev/ui',
    ];
    expect(named.filter((path) => pageOf(path) === 'not-found')).toEqual([]);
  });

  it('name the file of each page as its id, which the server preloads by (NAV-22)', () => {
    const pages = routes[0]?.children?.[0]?.children ?? [];
    const misnamed = pages.filter(
      ({ id, lazy }) => !(typeof lazy === 'function' && lazy.toString().includes(`routes/${id}.tsx`)),
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });

  it('show the 404 page on every other path (NAV-22)', () => {
    expect(['/nowhere', '/deal', '/blog/a/b', '/dashboard/admin', '/account/nowhere'].map(pageOf)).toEqual(
      Array.from({ length: 5 }, () => 'not-found'),
    );
  });
});
