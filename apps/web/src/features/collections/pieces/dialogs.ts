import { preloadable } from '#lib/page/preloadable.tsx';

/** Dialogs of collections; their code comes when one is about to open. */
export const addItems = preloadable(
  'src/features/collections/adding/add-items.tsx',
  async () => (await import('../adding/add-items.tsx')).AddItemsDialog,
);
export const collectionForm = preloadable(
  'src/features/collections/form/collection-form.tsx',
  async () => (await import('../form/collection-form.tsx')).CollectionForm,
);
export const shareDialog = preloadable(
  'src/features/collections/sharing/share-dialog.tsx',
  async () => (await import('../sharing/share-dialog.tsx')).ShareDialog,
);
export const importDialog = preloadable(
  'src/features/collections/transfer/import-dialog.tsx',
  async () => (await import('../transfer/import-dialog.tsx')).ImportDialog,
);
