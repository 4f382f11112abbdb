import { IconAddressBook, IconArrowsExchange, IconBuilding, IconFileImport, IconHistory, IconLockAccess, IconSettings2, IconUsers } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import type { MenuItem } from './menu-item.ts';

/** NAV-13. Its entries show to who has dev.feature; each page needs the `admin.*` permission of its own. */
export const ADMIN_MENU: MenuItem = {
  title: 'systemAdmin',
  icon: IconSettings2,
  permission: 'dev.feature',
  children: [
    { title: 'organizations', path: paths.admin('organizations'), icon: IconBuilding },
    { title: 'users', path: paths.admin('users'), icon: IconUsers },
    { title: 'contacts', path: paths.admin('contacts'), icon: IconAddressBook },
    { title: 'logs', path: paths.admin('logs'), icon: IconHistory },
    { title: 'orders', path: paths.admin('orders'), icon: IconArrowsExchange },
    { title: 'roles', path: paths.admin('roles'), icon: IconLockAccess },
    { title: 'catalog', path: paths.admin('catalog'), icon: IconFileImport },
  ],
};
