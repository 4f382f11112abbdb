import { PrivacyPage } from '#demo/areas/account/privacy-page.tsx';

export function Component() {
  return <PrivacyPage />;
}
