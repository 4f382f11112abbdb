import { preloadable } from '../../../lib/preloadable.tsx';

/** The columns of a mega-menu, fetched when somebody is near one. */
export const { Component: MegaMenuContent, preload: preloadMegaMenu } = preloadable(
  'src/features/header/components/mega-menu-content.tsx',
  async () => (await import('./mega-menu-content.tsx')).MegaMenuContent,
);
