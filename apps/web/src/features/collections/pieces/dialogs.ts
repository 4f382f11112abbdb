import { preloadable } from '#lib/page/preloadable.tsx';

/** Dialogs of collections; their code comes when one is about to open. */
export const addItems = preloadable(async () => (await import('../adding/add-items.tsx')).AddItemsDialog);
export const collectionForm = preloadable(async () => (await import('../form/collection-form.tsx')).CollectionForm);
export const shareDialog = preloadable(async () => (await import('../sharing/share-dialog.tsx')).ShareDialog);
export const publishDialog = preloadable(async () => (await import('../publishing/publish-dialog.tsx')).PublishDialog);
export const importDialog = preloadable(async () => (await import('../transfer/import-dialog.tsx')).ImportDialog);
