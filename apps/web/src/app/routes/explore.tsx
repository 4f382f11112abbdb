import { redirect, useSearchParams } from 'react-router';
import { ExplorePage } from '#features/catalog/explore/explore-page.tsx';
import { readCursor } from '#features/catalog/explore/explore-cursor.ts';
import { exploreHref } from '#features/catalog/explore/explore-address.ts';
import { dealsInput, facetsInput, readSearch, toolsInput } from '#features/catalog/explore/explore-search.ts';
import { errorStatus } from '#lib/api/api-error.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries: { catalog }, search: params }) => {
  const search = readSearch(params);
  const initialCursor = readCursor(params, search);
  const list =
    search.show === 'tools'
      ? catalog.searchTools.fetchInfinite(toolsInput(search), { initialCursor })
      : catalog.searchDeals.fetchInfinite(dealsInput(search), { initialCursor });
  // Numbers that could not be had are not worth an error in the list's place.
  const numbers = [catalog.facets.prefetch(facetsInput(search)), catalog.currencies.prefetch()];
  try {
    await Promise.all([list, ...numbers]);
  } catch (error) {
    // Redirects to the beginning of the list if it no longer accepts the cursor.
    if (initialCursor !== null && errorStatus(error) === 400) throw redirect(exploreHref(search));
    throw error;
  }
});

export function Component() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  return <ExplorePage search={search} cursor={readCursor(params, search)} />;
}
