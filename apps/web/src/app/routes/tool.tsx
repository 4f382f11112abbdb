import type { ToolDetail } from '@onceware/api/catalog/catalog.contract';
import { useParams } from 'react-router';
import { ToolPage } from '#features/catalog/tool/tool-page.tsx';
import { ToolReviews } from '#features/reviews/deal-reviews.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries, params }) => {
  const tool = await queries.catalog.tool.ensureData({ ref: params.slug ?? '' });
  // A page that lacks only this is still the tool's.
  await queries.reviews.list.fetchInfinite({ toolId: tool.id }).catch(() => undefined);
});

export function Component() {
  return <ToolPage slug={useParams().slug ?? ''} renderReviews={renderReviews} />;
}

const renderReviews = ({ id }: ToolDetail) => <ToolReviews toolId={id} />;
