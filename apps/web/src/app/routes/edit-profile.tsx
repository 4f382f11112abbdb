import { EditProfilePage } from '#features/community/edit/edit-profile-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.profiles.mine.ensureData());

export function Component() {
  return <EditProfilePage />;
}
