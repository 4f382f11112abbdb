import { useSearchParams } from 'react-router';
import { ExplorePage } from '#features/catalog/explore/explore-page.tsx';
import { readCursor } from '#features/catalog/explore/explore-cursor.ts';
import { dealsInput, readSearch, toolsInput } from '#features/catalog/explore/explore-search.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, search: params }) => {
  const search = readSearch(params);
  const initialCursor = readCursor(params, search);
  return search.show === 'tools'
    ? queries.catalog.searchTools.fetchInfinite(toolsInput(search), { initialCursor })
    : queries.catalog.searchDeals.fetchInfinite(dealsInput(search), { initialCursor });
});

export function Component() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  return <ExplorePage search={search} cursor={readCursor(params, search)} />;
}
