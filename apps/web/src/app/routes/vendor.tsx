import { VendorPage } from '#features/vendors/vendor-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.vendors.mine.ensureData());

export function Component() {
  return <VendorPage />;
}
