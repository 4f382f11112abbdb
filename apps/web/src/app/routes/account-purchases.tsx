import { PurchasesPage } from '#features/purchases/purchases-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.purchases.list.ensureData());

export function Component() {
  return <PurchasesPage />;
}
