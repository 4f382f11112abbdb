import { useParams } from 'react-router';
import { DealPage } from '#features/catalog/deal/deal-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, params }) => queries.catalog.deal.ensureData({ ref: params.slug ?? '' }));

export function Component() {
  return <DealPage slug={useParams().slug ?? ''} />;
}
