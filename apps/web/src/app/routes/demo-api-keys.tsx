import { KeysPage } from '../../features/demo/areas/account/keys-page.tsx';

export function Component() {
  return <KeysPage />;
}
