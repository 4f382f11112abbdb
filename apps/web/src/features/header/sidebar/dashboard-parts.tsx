import { preloadable } from '#lib/page/preloadable.tsx';

/** Parts that only dashboard areas show, and so only they load (NAV-02, NAV-04). */
export const { Component: Sidebar } = preloadable(async () => (await import('./sidebar.tsx')).Sidebar);
export const { Component: SidebarSheet, preload: preloadSidebarSheet } = preloadable(
  async () => (await import('./sidebar-sheet.tsx')).SidebarSheet,
);
export const { Component: Breadcrumb, preload: preloadBreadcrumb } = preloadable(
  async () => (await import('./breadcrumb.tsx')).Breadcrumb,
);
