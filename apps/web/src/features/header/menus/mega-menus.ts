import { demoPaths } from '#lib/demo-paths.ts';
import { paths } from '#lib/paths.ts';
import type { MegaMenuName } from './main-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { hubEntry } from './shown-items.ts';

const { account, demo } = paths;

/** The columns of each mega-menu: groups below a heading (NAV-05). */
export function megaMenu(name: MegaMenuName, communityUrl: string | null): readonly MenuItem[] {
  return name === 'profiles' ? PROFILES : networkMenu(communityUrl);
}

const PROFILES: readonly MenuItem[] = [
  {
    title: 'profiles',
    heading: 'profiles',
    children: [
      { title: 'publicProfile', path: account.publicProfile },
      { title: 'profileSettings', path: account.profile },
      { title: 'agencyProfile', badge: 'soon', disabled: true },
    ],
  },
  {
    title: 'profileWork',
    heading: 'profileWork',
    children: [
      { title: 'profileProjects', path: demoPaths.profileProjects },
      { title: 'profileActivity', path: demoPaths.profileActivity },
    ],
  },
  {
    title: 'accountArea',
    heading: 'accountArea',
    children: [
      { title: 'apiKeys', path: account.apiKeys },
      { title: 'teams', path: demoPaths.teams },
      { title: 'importMembers', path: demoPaths.importMembers },
      { title: 'privacy', path: demoPaths.privacy },
    ],
  },
];

const networkMenu = (communityUrl: string | null): readonly MenuItem[] => [
  {
    title: 'people',
    heading: 'people',
    children: [
      { title: 'networkHome', path: demoPaths.network },
      { title: 'networkMembers', path: demoPaths.networkMembers },
      { title: 'networkTeams', path: demoPaths.networkTeams },
      { title: 'networkInvitations', path: demoPaths.networkInvitations },
    ],
  },
  {
    title: 'together',
    heading: 'together',
    children: [
      { title: 'projects', path: demoPaths.projects },
      ...hubEntry(communityUrl),
      { title: 'events', badge: 'soon', disabled: true },
    ],
  },
  {
    title: 'stores',
    heading: 'stores',
    children: [
      { title: 'storeFront', path: demo.store },
      { title: 'storeAdmin', path: demoPaths.storeAdmin },
    ],
  },
];
