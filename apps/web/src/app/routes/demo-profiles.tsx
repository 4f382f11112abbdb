import { ProfilesPage } from '../../features/demo/areas/profiles/profiles-page.tsx';

export function Component() {
  return <ProfilesPage />;
}
