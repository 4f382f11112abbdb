import { ImportPage } from '#features/admin/importing/import-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.catalog');

export function Component() {
  return <ImportPage />;
}
