import {
  type Icon,
  IconKey,
  IconReceipt2,
  IconRocket,
  IconShieldLock,
  IconUserCog,
  IconUserPlus,
  IconUsersGroup,
  IconEyeOff,
} from '@tabler/icons-react';
import { demoPaths } from '#lib/demo-paths.ts';
import { paths } from '#lib/paths.ts';

type SettingId =
  | 'profile'
  | 'getStarted'
  | 'purchases'
  | 'security'
  | 'apiKeys'
  | 'teams'
  | 'importMembers'
  | 'privacy';

interface Setting {
  id: SettingId;
  path: string;
  icon: Icon;
}

/** The pages of the account, then those of the sample account. */
export const SETTINGS: readonly Setting[] = [
  { id: 'profile', path: paths.account.profile, icon: IconUserCog },
  { id: 'getStarted', path: paths.account.getStarted, icon: IconRocket },
  { id: 'purchases', path: paths.account.purchases, icon: IconReceipt2 },
  { id: 'security', path: paths.account.security, icon: IconShieldLock },
  { id: 'apiKeys', path: paths.account.apiKeys, icon: IconKey },
  { id: 'teams', path: demoPaths.teams, icon: IconUsersGroup },
  { id: 'importMembers', path: demoPaths.importMembers, icon: IconUserPlus },
  { id: 'privacy', path: demoPaths.privacy, icon: IconEyeOff },
];
