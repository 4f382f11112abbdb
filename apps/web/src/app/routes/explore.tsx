import { useSearchParams } from 'react-router';
import { ExplorePage } from '../../features/catalog/components/explore-page.tsx';
import { dealsInput, readSearch, toolsInput } from '../../features/catalog/explore-search.ts';
import { pageLoader } from '../../lib/page-loader.ts';

const cursorOf = (params: URLSearchParams): string | null => params.get('cursor')?.slice(0, 200) || null;

export const loader = pageLoader(({ queries, search: params }) => {
  const search = readSearch(params);
  const initialCursor = cursorOf(params);
  return search.show === 'tools'
    ? queries.catalog.searchTools.fetchInfinite(toolsInput(search), { initialCursor })
    : queries.catalog.searchDeals.fetchInfinite(dealsInput(search), { initialCursor });
});

export function Component() {
  const [params] = useSearchParams();
  return <ExplorePage search={readSearch(params)} cursor={cursorOf(params)} />;
}
