import { PurchasesPage } from '../../features/account/components/purchases-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.purchases.list.ensureData());

export function Component() {
  return <PurchasesPage />;
}
