import {
  IconBell,
  IconLayoutDashboard,
  IconReceipt2,
  IconRocket,
  IconShieldLock,
  IconTags,
  IconUserCircle,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { paths } from '#lib/paths.ts';
import { ADMIN_MENU } from './admin-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { hubEntry } from './shown-items.ts';

/** NAV-12, without what is no link: language, colour scheme, log out. */
export const userMenu = (communityUrl: string | null): readonly MenuItem[] => [
  { title: 'overview', path: paths.overview, icon: IconLayoutDashboard },
  { title: 'getStarted', path: paths.account.getStarted, icon: IconRocket, permission: 'dev.feature' },
  { title: 'profileSettings', path: paths.account.profile, icon: IconUserCog },
  { title: 'purchases', path: paths.account.purchases, icon: IconReceipt2 },
  { title: 'selling', path: paths.vendor, icon: IconTags, isForVendors: true },
  { title: 'notifications', path: paths.account.notifications, icon: IconBell },
  { title: 'security', path: paths.account.security, icon: IconShieldLock },
  ...hubEntry(communityUrl, IconUsersGroup),
  { title: 'publicProfile', path: paths.account.publicProfile, icon: IconUserCircle, permission: 'dev.feature' },
  ADMIN_MENU,
];
