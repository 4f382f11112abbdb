import { publicProcedure, router } from '#kernel/trpc.ts';
import {
  addItemInput,
  collectionInput,
  collectionsPageInput,
  copySharedInput,
  createInput,
  favoriteItemsInput,
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
  tagItemsInput,
  updateInput,
} from './collections.contract.ts';
import { listDuplicates } from './library/duplicates.service.ts';
import * as filters from './library/filters.service.ts';
import {
  deleteFilterInput,
  duplicatesInput,
  librarySearchInput,
  replaceTagsInput,
  saveFilterInput,
  librarySuggestInput,
  undoTagsInput,
} from './library/library.contract.ts';
import * as retagging from './library/retagging.service.ts';
import { searchLibrary } from './library/search.service.ts';
import { suggestFromLibrary } from './library/suggest.service.ts';
import * as service from './collections.service.ts';
import * as tags from './library/tags.service.ts';
import * as transfer from './transfer/import.service.ts';
import * as items from './items/items.service.ts';
import { memberProcedure } from './live/member-procedure.ts';
import * as lifecycle from './lifecycle/lifecycle.service.ts';
import * as order from './order/order.service.ts';
import * as pages from './items/paging.service.ts';
import {
  addUrlInput,
  editPageInput,
  savedPageInput,
  pageInput,
  pagesInput,
} from './saved-pages/saved-pages.contract.ts';
import * as web from './saved-pages/saved-pages.service.ts';
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
  addUrl: memberProcedure.input(addUrlInput).mutation(({ ctx, input }) => web.addUrl(ctx, input)),
  pages: memberProcedure.input(pagesInput).query(({ ctx, input }) => web.listPages(ctx, input)),
  kept: memberProcedure.input(savedPageInput).query(({ ctx, input }) => web.readSaved(ctx, input)),
  editPage: memberProcedure.input(editPageInput).mutation(({ ctx, input }) => web.editPage(ctx, input)),
  fetchPage: memberProcedure.input(pageInput).mutation(({ ctx, input }) => web.fetchPage(ctx, input)),
  suggestPage: memberProcedure.input(pageInput).mutation(({ ctx, input }) => web.suggestPage(ctx, input)),
  removeItem: memberProcedure.input(removeItemInput).mutation(({ ctx, input }) => items.removeItem(ctx, input)),
  removeItems: memberProcedure.input(itemsInput).mutation(({ ctx, input }) => items.removeItems(ctx, input)),
  restoreItems: memberProcedure.input(itemsInput).mutation(({ ctx, input }) => items.restoreItems(ctx, input)),
  setNotes: memberProcedure.input(setNotesInput).mutation(({ ctx, input }) => items.setNotes(ctx, input)),
  tagItems: memberProcedure.input(tagItemsInput).mutation(({ ctx, input }) => tags.tagItems(ctx, input)),
  favoriteItems: memberProcedure.input(favoriteItemsInput).mutation(({ ctx, input }) => tags.favoriteItems(ctx, input)),
  tags: memberProcedure.query(({ ctx }) => tags.listTags(ctx)),
  replaceTags: memberProcedure.input(replaceTagsInput).mutation(({ ctx, input }) => retagging.replaceTags(ctx, input)),
  undoTags: memberProcedure.input(undoTagsInput).mutation(({ ctx, input }) => retagging.undoTags(ctx, input)),
  search: memberProcedure.input(librarySearchInput).query(({ ctx, input }) => searchLibrary(ctx, input)),
  suggest: memberProcedure.input(librarySuggestInput).query(({ ctx, input }) => suggestFromLibrary(ctx, input)),
  duplicates: memberProcedure.input(duplicatesInput).query(({ ctx, input }) => listDuplicates(ctx, input)),
  filters: memberProcedure.query(({ ctx }) => filters.listFilters(ctx)),
  saveFilter: memberProcedure.input(saveFilterInput).mutation(({ ctx, input }) => filters.saveFilter(ctx, input)),
  deleteFilter: memberProcedure.input(deleteFilterInput).mutation(({ ctx, input }) => filters.deleteFilter(ctx, input)),
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
