import { ImportPage } from '#features/admin/importing/import-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.catalog', ({ queries }) =>
  Promise.all([
    queries.admin.catalog.imports.ensureData(),
    queries.admin.catalog.mostClicked.ensureData(),
    queries.catalog.currencies.ensureData(),
  ]),
);

export function Component() {
  return <ImportPage />;
}
