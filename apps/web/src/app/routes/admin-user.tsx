import { useParams } from 'react-router';
import { UserPage } from '#features/admin/user/user-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.users', ({ queries, params }) =>
  queries.admin.users.get.ensureData({ userId: params.id ?? '' }),
);

export function Component() {
  return <UserPage userId={useParams().id ?? ''} />;
}
