import { ProfilesPage } from '#demo/areas/profiles/profiles-page.tsx';

export function Component() {
  return <ProfilesPage />;
}
