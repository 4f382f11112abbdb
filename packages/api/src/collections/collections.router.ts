import { memberProcedure, publicProcedure, router } from '../trpc.ts';
import {
  addItemInput,
  collectionInput,
  collectionsPageInput,
  copySharedInput,
  createInput,
  importInput,
  itemsInput,
  itemsPageInput,
  moveItemInput,
  moveItemsInput,
  removeItemInput,
  savedInput,
  setNotesInput,
  sharedInput,
  shareInput,
  updateInput,
} from './collections.contract.ts';
import * as service from './collections.service.ts';
import * as transfer from './transfer/import.service.ts';
import * as items from './items/items.service.ts';
import * as lifecycle from './lifecycle/lifecycle.service.ts';
import * as order from './order/order.service.ts';
import * as pages from './items/pages.service.ts';
import * as sharing from './sharing/sharing.service.ts';

export const collectionsRouter = router({
  load: memberProcedure.input(collectionsPageInput).query(({ ctx, input }) => service.loadCollections(ctx, input)),
  list: memberProcedure.input(collectionsPageInput).query(({ ctx, input }) => service.listCollections(ctx, input)),
  items: memberProcedure.input(itemsPageInput).query(({ ctx, input }) => pages.listItems(ctx, input)),
  facts: memberProcedure.input(itemsPageInput).query(({ ctx, input }) => pages.listFacts(ctx, input)),
  saved: memberProcedure.input(savedInput).query(({ ctx, input }) => pages.listSaved(ctx, input)),
  ensureDefaults: memberProcedure.mutation(({ ctx }) => service.ensureDefaults(ctx)),
  create: memberProcedure.input(createInput).mutation(({ ctx, input }) => lifecycle.createCollection(ctx, input)),
  update: memberProcedure.input(updateInput).mutation(({ ctx, input }) => lifecycle.updateCollection(ctx, input)),
  delete: memberProcedure.input(collectionInput).mutation(({ ctx, input }) => lifecycle.deleteCollection(ctx, input)),
  restore: memberProcedure.input(collectionInput).mutation(({ ctx, input }) => lifecycle.restoreCollection(ctx, input)),
  addItem: memberProcedure.input(addItemInput).mutation(({ ctx, input }) => items.addItem(ctx, input)),
  removeItem: memberProcedure.input(removeItemInput).mutation(({ ctx, input }) => items.removeItem(ctx, input)),
  removeItems: memberProcedure.input(itemsInput).mutation(({ ctx, input }) => items.removeItems(ctx, input)),
  restoreItems: memberProcedure.input(itemsInput).mutation(({ ctx, input }) => items.restoreItems(ctx, input)),
  setNotes: memberProcedure.input(setNotesInput).mutation(({ ctx, input }) => items.setNotes(ctx, input)),
  moveItem: memberProcedure.input(moveItemInput).mutation(({ ctx, input }) => order.moveItem(ctx, input)),
  moveItems: memberProcedure.input(moveItemsInput).mutation(({ ctx, input }) => order.moveItems(ctx, input)),
  share: memberProcedure
    .meta({ scope: 'share' })
    .input(shareInput)
    .mutation(({ ctx, input }) => sharing.share(ctx, input)),
  unshare: memberProcedure
    .meta({ scope: 'share' })
    .input(collectionInput)
    .mutation(({ ctx, input }) => sharing.unshare(ctx, input)),
  shared: publicProcedure.input(sharedInput).query(({ ctx, input }) => sharing.readShared(ctx, input)),
  copyShared: memberProcedure.input(copySharedInput).mutation(({ ctx, input }) => sharing.copyShared(ctx, input)),
  previewImport: memberProcedure
    .input(importInput)
    .mutation(({ ctx, input, signal }) => transfer.previewImport(ctx, input, signal)),
  import: memberProcedure
    .input(importInput)
    .mutation(({ ctx, input, signal }) => transfer.importCollections(ctx, input, signal)),
});
