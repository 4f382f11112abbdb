import { exploreHref, type ExploreSearch } from '#features/catalog/explore/explore-address.ts';
import { EMPTY_SEARCH } from '#features/catalog/explore/explore-search.ts';
import { useSearchWords } from '#features/catalog/explore/use-search-words.ts';
import { WatchesPage } from '#features/watches/watches-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';
import { WithWords } from '#lib/page/with-words.tsx';

export const loader = guardedLoader(undefined, ({ queries }) => queries.watches.list.fetchInfinite({}));

export function Component() {
  return (
    <WithWords part="listings">
      <Page />
    </WithWords>
  );
}

function Page() {
  const wordsOf = useSearchWords();
  return (
    <WatchesPage
      searchHref={(search) => exploreHref(toExplore(search))}
      searchWords={(search) => wordsOf(toExplore(search))}
    />
  );
}

/** Filters as the server keeps them; ended deals are a tab of their own. */
const toExplore = ({ ended, ...filters }: Record<string, unknown>): ExploreSearch => ({
  ...EMPTY_SEARCH,
  ...(filters as Partial<ExploreSearch>),
  show: ended === true ? 'ended' : 'deals',
});
