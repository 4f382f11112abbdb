import { ProfileProjectsPage } from '#demo/areas/profiles/profile-projects-page.tsx';

export function Component() {
  return <ProfileProjectsPage />;
}
