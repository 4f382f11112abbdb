import { useParams } from 'react-router';
import { DraftPage } from '#features/editing/vendor/draft-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';
import { previews } from '../previews.tsx';

export const loader = guardedLoader(undefined, ({ queries, params: { organizationId = '', id = '' } }) =>
  Promise.all([queries.vendors.mine.ensureData(), queries.vendors.submission.ensureData({ organizationId, id })]),
);

export function Component() {
  const { organizationId = '', id = '' } = useParams();
  return <DraftPage key={id} organizationId={organizationId} id={id} {...previews} />;
}
