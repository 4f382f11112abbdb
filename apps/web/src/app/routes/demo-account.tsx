import { AccountPage } from '../../features/demo/areas/account/account-page.tsx';

export function Component() {
  return <AccountPage />;
}
