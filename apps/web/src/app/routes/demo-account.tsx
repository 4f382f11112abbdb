import { AccountPage } from '#demo/areas/account/account-page.tsx';

export function Component() {
  return <AccountPage />;
}
