import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { dealsInput, type ExploreSearch } from '../explore/explore-search.ts';
import { DealGrid, DealGridSkeleton } from './deal-grid.tsx';
import { LowestEver } from '../prices/lowest-ever.tsx';
import { ListingEmpty, ListingFailed, ListingFrame } from './listing-frame.tsx';

const SKELETONS = 9;
/** Covers of the first rows are on the first screen. */
const FIRST = 3;

interface Props {
  search: ExploreSearch;
  cursor: string | null;
  /** Address of the rest of this list, for «Load more». */
  moreHref?: (cursor: string) => string;
}

/** Deals that match, page after page. */
export function DealListing({ search, cursor, moreHref }: Props) {
  const t = useTranslations('explore');
  const query = trpc.catalog.searchDeals.useInfiniteQuery(dealsInput(search), {
    initialCursor: cursor,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <DealGridSkeleton count={SKELETONS} label={t('loading')} />;
  if (query.isError && !query.data) return <ListingFailed onRetry={() => void query.refetch()} />;

  const deals = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (deals.length === 0) return <ListingEmpty title={t('empty')} />;
  return (
    <ListingFrame
      search={search}
      query={query}
      isContinued={cursor !== null}
      moreHref={moreHref}
      correctedQuery={query.data?.pages[0]?.correctedQuery ?? null}
    >
      <DealGrid deals={deals} heading="h2" first={FIRST} Note={LowestEver} />
    </ListingFrame>
  );
}
