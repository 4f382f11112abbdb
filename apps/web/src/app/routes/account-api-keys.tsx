import { KeysPage } from '#features/api-keys/keys-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) =>
  Promise.all([queries.apiKeys.list.ensureData(), queries.notifications.webhook.find.ensureData()]),
);

export function Component() {
  return <KeysPage />;
}
