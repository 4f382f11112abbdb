import { SecurityPage } from '../../features/account/components/security-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <SecurityPage />;
}
