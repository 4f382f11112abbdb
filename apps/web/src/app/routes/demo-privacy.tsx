import { PrivacyPage } from '../../features/demo/areas/account/privacy-page.tsx';

export function Component() {
  return <PrivacyPage />;
}
