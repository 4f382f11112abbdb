import { preloadable } from '#lib/page/preloadable.tsx';

/** The columns of a mega-menu, fetched when somebody is near one. */
export const { Component: MegaMenuContent, preload: preloadMegaMenu } = preloadable(
  'src/features/header/mega-menu/mega-menu-content.tsx',
  async () => (await import('./mega-menu-content.tsx')).MegaMenuContent,
);
