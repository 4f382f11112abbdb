import { redirect, useSearchParams } from 'react-router';
import { DealsPage } from '#features/catalog/listing/deals-page.tsx';
import { readCursor } from '#features/catalog/explore/explore-cursor.ts';
import { ALL_DEALS, dealsInput } from '#features/catalog/explore/explore-search.ts';
import { errorStatus } from '#lib/api/api-error.ts';
import { pageLoader } from '#lib/page/page-loader.ts';
import { paths } from '#lib/paths.ts';

export const loader = pageLoader(async ({ queries, search: params }) => {
  const initialCursor = readCursor(params, ALL_DEALS);
  try {
    await queries.catalog.searchDeals.fetchInfinite(dealsInput(ALL_DEALS), { initialCursor });
  } catch (error) {
    if (initialCursor !== null && errorStatus(error) === 400) throw redirect(paths.deals);
    throw error;
  }
});

export function Component() {
  const [params] = useSearchParams();
  return <DealsPage cursor={readCursor(params, ALL_DEALS)} />;
}
