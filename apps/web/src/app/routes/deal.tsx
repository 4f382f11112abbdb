import { useParams } from 'react-router';
import { TalkButton } from '../layouts/talk-button.tsx';
import { DealPage } from '#features/catalog/deal/deal-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, params }) => queries.catalog.deal.ensureData({ ref: params.slug ?? '' }));

export function Component() {
  const { slug = '' } = useParams();
  return <DealPage slug={slug} talk={<TalkButton slug={slug} />} />;
}
