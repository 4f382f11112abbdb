import { ProfileActivityPage } from '#demo/areas/profiles/profile-activity-page.tsx';

export function Component() {
  return <ProfileActivityPage />;
}
