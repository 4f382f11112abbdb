import { preloadable } from '#lib/page/preloadable.tsx';

/** What is opened from a list of items; its code comes when it is about to open. */
export const itemMenu = preloadable(async () => (await import('../item/item-menu.tsx')).ItemMenu);
export const moveDialog = preloadable(async () => (await import('../moving/move-dialog.tsx')).MoveDialog);
