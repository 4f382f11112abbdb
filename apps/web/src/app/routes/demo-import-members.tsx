import { ImportPage } from '#demo/areas/account/import-page.tsx';

export function Component() {
  return <ImportPage />;
}
