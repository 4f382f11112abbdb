import { useSearchParams } from 'react-router';
import { ComparePage } from '#features/catalog/compare/compare-page.tsx';
import { readSlugs } from '#features/catalog/compare/comparison.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(async ({ queries, search }) => {
  const slugs = readSlugs(search.get('deals'));
  if (slugs.length > 0) await queries.catalog.compare.ensureData({ slugs });
});

export function Component() {
  const [params] = useSearchParams();
  return <ComparePage slugs={readSlugs(params.get('deals'))} />;
}
