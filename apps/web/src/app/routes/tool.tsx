import { useParams } from 'react-router';
import { ToolPage } from '#features/catalog/tool/tool-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, params }) => queries.catalog.tool.ensureData({ ref: params.slug ?? '' }));

export function Component() {
  return <ToolPage slug={useParams().slug ?? ''} />;
}
