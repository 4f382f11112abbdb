import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { DealPage } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import type { ExploreSearch } from '../explore/explore-address.ts';
import { dealsInput } from '../explore/explore-search.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CurrencyNote } from '../explore/currency-note.tsx';
import { RecognizedFilters } from '../explore/recognized-filters.tsx';
import { DealGrid, DealGridSkeleton } from './deal-grid.tsx';
import { ListEnd } from './list-end.tsx';
import { AlternativesList } from './alternatives-list.tsx';
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

  const pages = query.data?.pages ?? [];
  const [page] = pages;
  const deals = pages.flatMap(({ items }) => items);
  const full = deals.slice(0, fullMatches(pages));
  const partial = deals.slice(full.length);
  // A first page that is not full, and not the last, ends where what follows fits less.
  const isCut = page !== undefined && page.nextCursor !== null && page.items.length < catalogLimits.pageDefault;
  const fitting = isCut && cursor === null ? full.slice(0, page.items.length) : full;
  const less = full.slice(fitting.length);
  const head = page && (
    <>
      <RecognizedFilters search={search} understood={page.understood} currency={page.currency?.code ?? 'USD'} />
      {page.currency && <CurrencyNote currency={page.currency} />}
    </>
  );
  const instead = page?.instead && <AlternativesList instead={page.instead} />;
  if (deals.length === 0) {
    return (
      <>
        {head}
        <ListingEmpty title={t('empty')} />
        {instead}
      </>
    );
  }
  return (
    <>
      {head}
      <ListingFrame
        search={search}
        query={query}
        isContinued={cursor !== null}
        moreHref={moreHref}
        correctedQuery={page?.correctedQuery ?? null}
        end={
          search.q !== '' && search.sort === 'relevance' && cursor === null ? (
            <ListEnd search={search} shown={full.length} />
          ) : undefined
        }
      >
        {fitting.length > 0 && <DealGrid deals={fitting} Action={CompareToggle} heading="h2" first={FIRST} />}
        {less.length > 0 && (
          <>
            <p className="py-3 line-below weight-600">{t('fitLess')}</p>
            <DealGrid deals={less} Action={CompareToggle} heading="h2" />
          </>
        )}
        {partial.length > 0 && (
          <>
            <p className="py-3 line-below weight-600">{t(full.length > 0 ? 'partial' : 'partialAll')}</p>
            <DealGrid
              deals={partial}
              Action={CompareToggle}

              heading="h2"
              first={full.length === 0 ? FIRST : 0}
            />
          </>
        )}
      </ListingFrame>
      {instead}
    </>
  );
}

/** How many of all deals match every word: the first that does not is the first of all that do not. */
function fullMatches(pages: readonly Pick<DealPage, 'items' | 'partialFrom'>[]): number {
  let before = 0;
  for (const { items, partialFrom } of pages) {
    if (partialFrom !== null) return before + partialFrom;
    before += items.length;
  }
  return before;
}
