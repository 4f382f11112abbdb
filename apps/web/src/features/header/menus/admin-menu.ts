import {
  IconAddressBook,
  IconArrowsExchange,
  IconBuilding,
  IconFileImport,
  IconHistory,
  IconLockAccess,
  IconMessageReport,
  IconSettings2,
  IconStars,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '#lib/paths.ts';
import type { MenuItem } from './menu-item.ts';

/** NAV-13. It needs dev.feature, and each entry the permission of its page; with no entry left it is not there. */
export const ADMIN_MENU: MenuItem = {
  title: 'systemAdmin',
  icon: IconSettings2,
  permission: 'dev.feature',
  children: [
    {
      title: 'organizations',
      path: paths.admin('organizations'),
      icon: IconBuilding,
      permission: 'admin.organizations',
    },
    { title: 'users', path: paths.admin('users'), icon: IconUsers, permission: 'admin.users' },
    { title: 'contacts', path: paths.admin('contacts'), icon: IconAddressBook, permission: 'admin.contacts' },
    { title: 'moderation', path: paths.admin('moderation'), icon: IconMessageReport, permission: 'admin.chat' },
    { title: 'reviews', path: paths.admin('reviews'), icon: IconStars, permission: 'admin.reviews' },
    { title: 'logs', path: paths.admin('logs'), icon: IconHistory, permission: 'admin.logs' },
    { title: 'orders', path: paths.admin('orders'), icon: IconArrowsExchange, permission: 'admin.orders' },
    { title: 'roles', path: paths.admin('roles'), icon: IconLockAccess, permission: 'admin.roles' },
    { title: 'catalog', path: paths.admin('catalog'), icon: IconFileImport, permission: 'admin.catalog' },
  ],
};
