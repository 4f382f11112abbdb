import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { useParams } from 'react-router';
import { TalkButton } from '../layouts/talk-button.tsx';
import { DealPage } from '#features/catalog/deal/deal-page.tsx';
import { DealReviews } from '#features/reviews/deal-reviews.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries, params }) => {
  const deal = await queries.catalog.deal.ensureData({ ref: params.slug ?? '' });
  // A page that lacks only these is still the deal's.
  await Promise.allSettled([
    queries.catalog.priceHistory.ensureData({ dealId: deal.id }),
    queries.reviews.list.fetchInfinite({ dealId: deal.id }),
  ]);
});

export function Component() {
  const { slug = '' } = useParams();
  return <DealPage slug={slug} talk={<TalkButton slug={slug} />} renderReviews={renderReviews} />;
}

const renderReviews = ({ id }: DealDetail) => <DealReviews dealId={id} />;
