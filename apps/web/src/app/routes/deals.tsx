import { useSearchParams } from 'react-router';
import { DealsPage } from '#features/catalog/listing/deals-page.tsx';
import { ALL_DEALS, dealsInput } from '#features/catalog/explore/explore-search.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, search }) =>
  queries.catalog.searchDeals.fetchInfinite(dealsInput(ALL_DEALS), { initialCursor: search.get('cursor') }),
);

export function Component() {
  const [params] = useSearchParams();
  return <DealsPage cursor={params.get('cursor')} />;
}
