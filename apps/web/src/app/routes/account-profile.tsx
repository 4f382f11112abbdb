import { ProfilePage } from '../../features/account/components/profile-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <ProfilePage />;
}
