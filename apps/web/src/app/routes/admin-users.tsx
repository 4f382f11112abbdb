import { AdminPage } from '../../features/admin/components/admin-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.users');

export function Component() {
  return <AdminPage section="users" />;
}
