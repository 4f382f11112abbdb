import { KeysPage } from '../../features/account/components/keys/keys-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.apiKeys.list.ensureData());

export function Component() {
  return <KeysPage />;
}
