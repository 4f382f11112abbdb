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
  const begin = beginnings(pages, deals.length);
  const fitting = deals.slice(0, begin.less);
  const less = deals.slice(begin.less, begin.rest);
  const rest = deals.slice(begin.rest, begin.partial);
  const partial = deals.slice(begin.partial);
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
      >
        {fitting.length > 0 && <DealGrid deals={fitting} Action={CompareToggle} heading="h2" first={FIRST} />}
        {less.length > 0 && (
          <>
            <p className="py-3 line-below weight-600">{t('fitLess')}</p>
            <DealGrid deals={less} Action={CompareToggle} heading="h2" />
          </>
        )}
        {rest.length > 0 && (
          <>
            <p className="py-3 line-below weight-600">{t('rest')}</p>
            <DealGrid deals={rest} Action={CompareToggle} heading="h2" />
          </>
        )}
        {partial.length > 0 && (
          <>
            <p className="py-3 line-below weight-600">{t(begin.partial > 0 ? 'partial' : 'partialAll')}</p>
            <DealGrid deals={partial} Action={CompareToggle} heading="h2" first={begin.partial === 0 ? FIRST : 0} />
          </>
        )}
      </ListingFrame>
      {instead}
    </>
  );
}

type Beginning = 'lessFrom' | 'restFrom' | 'partialFrom';

/** Places among all deals where those begin that fit less, that were not weighed, and that match only partly; each goes on to the next. */
function beginnings(pages: readonly Pick<DealPage, 'items' | Beginning>[], count: number) {
  const placeOf = (beginning: Beginning): number | null => {
    let before = 0;
    for (const page of pages) {
      const place = page[beginning];
      if (place !== null) return before + place;
      before += page.items.length;
    }
    return null;
  };
  const partial = placeOf('partialFrom') ?? count;
  const rest = placeOf('restFrom') ?? partial;
  return { partial, rest, less: placeOf('lessFrom') ?? rest };
}
