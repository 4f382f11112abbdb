import { exploreHref, type ExploreSearch } from '#features/catalog/explore/explore-address.ts';
import { WatchesPage } from '#features/watches/watches-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.watches.list.fetchInfinite({}));

export function Component() {
  return <WatchesPage searchHref={searchHref} />;
}

/** Filters as the server keeps them; ended deals are a tab of their own. */
const searchHref = ({ ended, ...filters }: Record<string, unknown>) =>
  exploreHref({ ...(filters as Partial<ExploreSearch>), show: ended === true ? 'ended' : 'deals' });
