import { HomePage } from '#features/catalog/home/home-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries }) => queries.catalog.home.ensureData());

export function Component() {
  return <HomePage />;
}
