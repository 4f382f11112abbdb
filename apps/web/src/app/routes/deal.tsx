import { useParams } from 'react-router';
import { TalkButton } from '../layouts/talk-button.tsx';
import { DealPage } from '#features/catalog/deal/deal-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries, params }) => {
  const deal = await queries.catalog.deal.ensureData({ ref: params.slug ?? '' });
  // A page that lacks only this is still the deal's.
  await queries.catalog.priceHistory.ensureData({ dealId: deal.id }).catch(() => undefined);
});

export function Component() {
  const { slug = '' } = useParams();
  return <DealPage slug={slug} talk={<TalkButton slug={slug} />} />;
}
