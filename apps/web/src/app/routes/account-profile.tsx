import { ProfilePage } from '#features/account/profile/profile-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.account.profile.ensureData());

export function Component() {
  return <ProfilePage />;
}
