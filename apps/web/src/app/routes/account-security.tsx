import { SecurityPage } from '#features/account/security/security-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) =>
  Promise.all([
    queries.account.profile.ensureData(),
    queries.auth.sessions.ensureData(),
    queries.apiKeys.list.ensureData(),
  ]),
);

export function Component() {
  return <SecurityPage />;
}
