import { DarkSidebarPage } from '../../features/demo/areas/dashboard/dark-sidebar-page.tsx';

export function Component() {
  return <DarkSidebarPage />;
}
