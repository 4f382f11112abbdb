import { GetStartedPage } from '../../features/account/components/get-started-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <GetStartedPage />;
}
