import { RolesPage } from '#features/admin/roles/roles-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.roles', ({ queries }) => queries.admin.roles.list.ensureData());

export function Component() {
  return <RolesPage />;
}
