import { useParams } from 'react-router';
import { OrganizationPage } from '#features/organizations/organization-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.organizations', ({ queries, params }) =>
  queries.admin.organizations.get.ensureData({ organizationId: params.id ?? '' }),
);

export function Component() {
  return <OrganizationPage id={useParams().id ?? ''} />;
}
