import { preloadable } from '#lib/page/preloadable.tsx';

/** The columns of a mega-menu, fetched when somebody is near one. */
export const { Component: MegaMenuContent, preload: preloadMegaMenu } = preloadable(
  async () => (await import('./mega-menu-content.tsx')).MegaMenuContent,
);
