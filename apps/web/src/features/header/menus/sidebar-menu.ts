import {
  IconBell,
  IconBookmarkPlus,
  IconBriefcase,
  IconBuildingStore,
  IconEye,
  IconFlask,
  IconFolders,
  IconId,
  IconKey,
  IconLayoutDashboard,
  IconMoonStars,
  IconPackages,
  IconReceipt2,
  IconRocket,
  IconShieldLock,
  IconTags,
  IconTools,
  IconTopologyStar3,
  IconUserCircle,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react';
import { demoPaths } from '#lib/demo-paths.ts';
import { paths } from '#lib/paths.ts';
import { ADMIN_MENU } from './admin-menu.ts';
import type { MenuItem } from './menu-item.ts';

const { account, demo } = paths;

/** The sidebar of the dashboard areas (NAV-02): the account, the administration, and at the end the demo areas. */
export const SIDEBAR_MENU: readonly MenuItem[] = [
  {
    title: 'yourAccount',
    heading: 'yourAccount',
    children: [
      { title: 'overview', path: paths.overview, icon: IconLayoutDashboard },
      { title: 'getStarted', path: account.getStarted, icon: IconRocket, permission: 'dev.feature' },
      { title: 'profileSettings', path: account.profile, icon: IconUserCog },
      { title: 'publicProfile', path: account.publicProfile, icon: IconUserCircle },
      { title: 'collections', path: account.collections, icon: IconFolders },
      { title: 'purchases', path: account.purchases, icon: IconReceipt2 },
      { title: 'watches', path: account.watches, icon: IconEye },
      { title: 'follows', path: account.followed, icon: IconUsers },
      { title: 'selling', path: paths.vendor, icon: IconTags, isForVendors: true },
      { title: 'saveAnywhere', path: account.anywhere, icon: IconBookmarkPlus },
      { title: 'notifications', path: account.notifications, icon: IconBell },
      { title: 'security', path: account.security, icon: IconShieldLock },
      { title: 'apiKeys', path: account.apiKeys, icon: IconKey },
      ADMIN_MENU,
    ],
  },
  {
    title: 'demoAreas',
    icon: IconFlask,
    children: [
      {
        title: 'network',
        icon: IconTopologyStar3,
        children: [
          { title: 'networkHome', path: demoPaths.network },
          { title: 'networkMembers', path: demoPaths.networkMembers },
          {
            title: 'together',
            collapse: true,
            expandTitle: 'showMore',
            collapseTitle: 'showLess',
            children: [
              { title: 'networkTeams', path: demoPaths.networkTeams },
              { title: 'networkInvitations', path: demoPaths.networkInvitations },
            ],
          },
        ],
      },
      { title: 'projects', path: demoPaths.projects, icon: IconBriefcase },
      {
        title: 'profiles',
        icon: IconId,
        children: [
          { title: 'profileProjects', path: demoPaths.profileProjects },
          { title: 'profileActivity', path: demoPaths.profileActivity },
        ],
      },
      {
        title: 'accountArea',
        icon: IconTools,
        children: [
          { title: 'teams', path: demoPaths.teams },
          { title: 'importMembers', path: demoPaths.importMembers },
          { title: 'privacy', path: demoPaths.privacy },
        ],
      },
      {
        title: 'storeFront',
        icon: IconBuildingStore,
        children: [
          { title: 'storeProducts', path: demo.store },
          { title: 'storeHome', path: demoPaths.storeHome },
          { title: 'storeGrid', path: demoPaths.storeGrid },
          { title: 'storeList', path: demoPaths.storeList },
          {
            title: 'storeOrders',
            collapse: true,
            expandTitle: 'showMore',
            collapseTitle: 'showLess',
            children: [
              { title: 'storeDetails', path: demoPaths.storeDetails },
              { title: 'storeWishlist', path: demoPaths.storeWishlist },
              { title: 'storeOrders', path: demoPaths.storeOrders },
            ],
          },
        ],
      },
      {
        title: 'storeAdmin',
        icon: IconPackages,
        children: [
          { title: 'storeAdminProducts', path: demoPaths.storeAdmin },
          { title: 'storeAdminOrders', path: demoPaths.storeAdminOrders },
        ],
      },
      { title: 'darkSidebar', path: demo.darkSidebar, icon: IconMoonStars },
    ],
  },
];
