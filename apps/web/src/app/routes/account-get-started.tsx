import { GetStartedPage } from '#features/account/get-started/get-started-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.account.profile.ensureData());

export function Component() {
  return <GetStartedPage />;
}
