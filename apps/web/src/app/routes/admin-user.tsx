import { useParams } from 'react-router';
import { UserPage } from '../../features/admin/users/user-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.users', ({ queries, params }) =>
  queries.admin.users.get.ensureData({ userId: params.id ?? '' }),
);

export function Component() {
  return <UserPage userId={useParams().id ?? ''} />;
}
