import { KeysPage } from '#features/api-keys/keys-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.apiKeys.list.ensureData());

export function Component() {
  return <KeysPage />;
}
