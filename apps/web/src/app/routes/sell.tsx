import { SellPage } from '#features/vendors/sell/sell-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries }) => {
  if (await queries.auth.session.ensureData()) await queries.vendors.request.ensureData();
});

export function Component() {
  return <SellPage />;
}
