import { ProfileActivityPage } from '../../features/demo/areas/profiles/profile-activity-page.tsx';

export function Component() {
  return <ProfileActivityPage />;
}
