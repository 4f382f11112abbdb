import { ImportPage } from '#features/admin/importing/import-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.catalog', ({ queries }) => queries.admin.catalog.imports.ensureData());

export function Component() {
  return <ImportPage />;
}
