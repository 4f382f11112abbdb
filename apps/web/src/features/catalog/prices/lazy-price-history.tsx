import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Suspense } from 'react';
import { trpc } from '#lib/api/trpc.ts';
import { preloadable } from '#lib/page/preloadable.tsx';

const { Component: PriceHistory } = preloadable(async () => (await import('./price-history.tsx')).PriceHistory);

/**
 * Price history of a deal (CAT-08); renders nothing if none is known. Its code and words load only when there is
 * something to show.
 */
export function LazyPriceHistory({ deal }: { deal: Pick<DealDetail, 'id' | 'price' | 'basePrice' | 'currency'> }) {
  const { data: history } = trpc.catalog.priceHistory.useQuery({ dealId: deal.id });
  if (!history || history.points.length === 0) return null;
  return (
    <Suspense>
      <PriceHistory deal={deal} history={history} />
    </Suspense>
  );
}
