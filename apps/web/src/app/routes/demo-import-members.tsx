import { ImportPage } from '../../features/demo/areas/account/import-page.tsx';

export function Component() {
  return <ImportPage />;
}
