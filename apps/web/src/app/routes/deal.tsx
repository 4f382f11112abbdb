import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { TalkButton } from '../layouts/talk-button.tsx';
import { DealPage } from '#features/catalog/deal/deal-page.tsx';
import { DealReviews } from '#features/reviews/deal-reviews.tsx';
import { useFirstReviews } from '#features/reviews/list/use-review-list.ts';
import { DealVoices } from '#features/reviews/voices/deal-voices.tsx';
import { trpc } from '#lib/api/trpc.ts';
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
  const { client } = trpc.useUtils();
  const { data: deal } = trpc.catalog.deal.useQuery({ ref: slug });
  const dealId = deal?.id;
  useEffect(() => {
    // Counts a visitor, once a day (CAT-11); nobody misses one that was lost.
    if (dealId !== undefined) client.catalog.seen.mutate({ dealId }).catch(() => {});
  }, [client, dealId]);
  const reviews = useFirstReviews(dealId === undefined ? null : { dealId });
  return (
    <DealPage
      slug={slug}
      talk={<TalkButton slug={slug} />}
      voices={dealId !== undefined && <DealVoices dealId={dealId} />}
      reviews={reviews}
      renderReviews={renderReviews}
    />
  );
}

const renderReviews = ({ id, tiers }: DealDetail) => <DealReviews dealId={id} plans={tiers.map(({ name }) => name)} />;
