import { ProfilePage } from '../../features/account/components/profile-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.account.profile.ensureData());

export function Component() {
  return <ProfilePage />;
}
