import { GetStartedPage } from '../../features/account/components/get-started-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.account.profile.ensureData());

export function Component() {
  return <GetStartedPage />;
}
