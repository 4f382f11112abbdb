import { useParams } from 'react-router';
import { OrganizationPage } from '../../features/admin/organizations/organization-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.organizations', ({ queries, params }) =>
  queries.admin.organizations.get.ensureData({ organizationId: params.id ?? '' }),
);

export function Component() {
  return <OrganizationPage id={useParams().id ?? ''} />;
}
