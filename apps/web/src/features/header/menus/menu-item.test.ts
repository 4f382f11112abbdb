import { type Permission, PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { describe, expect, it } from 'vitest';
import { currentPath, leavesOf, type MenuItem } from './menu-item.ts';
import { isExternal, visibleItems } from './shown-items.ts';
import { SIDEBAR_MENU } from './sidebar-menu.ts';
import { trailTo } from './trail.ts';
import { userMenu } from './user-menu.ts';

const menu: MenuItem[] = [
  { title: 'people', path: '/' },
  {
    title: 'network',
    children: [
      { title: 'networkHome', path: '/network' },
      { title: 'networkMembers', path: '/network/members' },
    ],
  },
  { title: 'events', badge: 'soon', disabled: true },
];
const titles = (items: readonly MenuItem[]) => leavesOf(items).map(({ title }) => title);

describe('menus', () => {
  it('mark the nearest entry at or above the current page, and home for itself alone (NAV-05)', () => {
    expect(
      ['/', '/network', '/network/members/3', '/network/other', '/elsewhere'].map((path) => currentPath(menu, path)),
    ).toEqual(['/', '/network', '/network/members', '/network', null]);
  });

  it('know which links leave the site (NAV-06)', () => {
    expect(['https://hub.example', '/https:', 'http://x.example'].map(isExternal)).toEqual([true, false, false]);
  });

  it('leave out what the reader may not see, and groups with nothing left (NAV-07, NAV-12, NAV-13)', () => {
    const hub = 'https://hub.example';
    expect(titles(visibleItems(userMenu(null), []))).toEqual([
      'overview',
      'profileSettings',
      'purchases',
      'notifications',
      'security',
    ]);
    expect(titles(visibleItems(userMenu(hub), []))).toEqual([
      'overview',
      'profileSettings',
      'purchases',
      'notifications',
      'security',
      'communityHub',
    ]);
    const insiders = [
      'overview',
      'getStarted',
      'profileSettings',
      'purchases',
      'notifications',
      'security',
      'communityHub',
      'publicProfile',
    ];
    expect(titles(visibleItems(userMenu(hub), ['dev.feature']))).toEqual(insiders);
    expect(titles(visibleItems(userMenu(hub), PERMISSIONS))).toEqual([
      ...insiders,
      'organizations',
      'users',
      'contacts',
      'moderation',
      'reviews',
      'logs',
      'orders',
      'roles',
      'catalog',
    ]);
  });

  it('show the administration to dev.feature, with the pages the reader may open, and not at all when there are none (NAV-13)', () => {
    for (const shown of [userMenu('https://hub.example'), SIDEBAR_MENU]) {
      const administration = (permissions: Permission[]) => {
        const all = (items: readonly MenuItem[]): MenuItem[] =>
          items.flatMap((item) => [item, ...all(item.children ?? [])]);
        return all(visibleItems(shown, permissions))
          .find(({ title }) => title === 'systemAdmin')
          ?.children?.map(({ path }) => path);
      };
      expect(administration(['dev.feature'])).toBeUndefined();
      expect(administration(['admin.users', 'admin.roles'])).toBeUndefined();
      expect(administration(['dev.feature', 'admin.roles', 'admin.users'])).toEqual([
        '/dashboard/admin/users',
        '/dashboard/admin/roles',
      ]);
    }
  });

  it('hold folds among their entries, found like all others (NAV-07)', () => {
    const folds = (items: readonly MenuItem[]): MenuItem[] =>
      items.flatMap((item) => [...(item.collapse ? [item] : []), ...folds(item.children ?? [])]);
    expect(
      folds(SIDEBAR_MENU).every(
        ({ expandTitle, collapseTitle, children }) => expandTitle && collapseTitle && children?.length,
      ),
    ).toBe(true);
    expect(folds(SIDEBAR_MENU).length).toBeGreaterThan(0);
    expect(trailTo(SIDEBAR_MENU, '/public-profile/activity').map(({ title }) => title)).toEqual([
      'demoAreas',
      'profiles',
      'profileActivity',
    ]);
  });

  it('give the path to a page, without headings and folds (NAV-04)', () => {
    expect(trailTo(SIDEBAR_MENU, '/account/members/teams').map(({ title }) => title)).toEqual([
      'demoAreas',
      'accountArea',
      'teams',
    ]);
    expect(trailTo(SIDEBAR_MENU, '/account')).toEqual([]);
    expect(trailTo(SIDEBAR_MENU, '/nowhere')).toEqual([]);
  });
});
