import { KeysPage } from '../../features/account/components/keys/keys-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <KeysPage />;
}
