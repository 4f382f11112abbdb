import { preloadable } from '../../../lib/preloadable.tsx';

/** What is opened from a list of items; its code comes when it is about to open. */
export const itemMenu = preloadable(
  'src/features/collections/components/item-menu.tsx',
  async () => (await import('../components/item-menu.tsx')).ItemMenu,
);
export const moveDialog = preloadable(
  'src/features/collections/items/move-dialog.tsx',
  async () => (await import('./move-dialog.tsx')).MoveDialog,
);
