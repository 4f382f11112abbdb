import type { ToolDetail } from '@onceware/api/catalog/catalog.contract';
import { useParams } from 'react-router';
import { ToolPage } from '#features/catalog/tool/tool-page.tsx';
import { ToolReviews } from '#features/reviews/deal-reviews.tsx';
import { useFirstReviews } from '#features/reviews/list/use-review-list.ts';
import { trpc } from '#lib/api/trpc.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries, params }) => {
  const tool = await queries.catalog.tool.ensureData({ ref: params.slug ?? '' });
  // A page that lacks only this is still the tool's.
  await queries.reviews.list.fetchInfinite({ toolId: tool.id }).catch(() => undefined);
});

export function Component() {
  const { slug = '' } = useParams();
  const { data: tool } = trpc.catalog.tool.useQuery({ ref: slug });
  const reviews = useFirstReviews(tool ? { toolId: tool.id } : null);
  return <ToolPage slug={slug} reviews={reviews} renderReviews={renderReviews} />;
}

const renderReviews = ({ id }: ToolDetail) => <ToolReviews toolId={id} />;
