import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { Icon } from '@tabler/icons-react';
import type { MenuItem } from './menu-item.ts';

// Apart from menu-item.ts, which every page loads: only open menus need these.

/** The entry of the community hub; none where the operator has no hub (NAV-12). */
export const hubEntry = (communityUrl: string | null, icon?: Icon): MenuItem[] =>
  communityUrl === null ? [] : [{ title: 'communityHub', path: communityUrl, ...(icon && { icon }) }];

/** The entries of a menu for somebody with these permissions; a group with nothing left in it goes too. */
export function visibleItems<Title extends string>(
  items: readonly MenuItem<Title>[],
  permissions: readonly Permission[],
  isVendor = false,
): MenuItem<Title>[] {
  return items
    .filter(
      ({ permission, isForVendors }) =>
        (permission === undefined || permissions.includes(permission)) && (!isForVendors || isVendor),
    )
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, permissions, isVendor) } : item))
    .filter((item) => item.children === undefined || item.children.length > 0);
}

export const isExternal = (path: string): boolean => path.startsWith('https:');
