import { DarkSidebarPage } from '#demo/areas/dark-sidebar-page.tsx';

export function Component() {
  return <DarkSidebarPage />;
}
