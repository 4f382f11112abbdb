import { calls, publicProcedure, router } from '#kernel/trpc.ts';
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
import { listPressing } from './items/pressing.service.ts';
import {
  addUrlInput,
  editPageInput,
  savedPageInput,
  pageInput,
  pagesInput,
} from './saved-pages/saved-pages.contract.ts';
import * as web from './saved-pages/saved-pages.service.ts';
import * as sharing from './sharing/sharing.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './collections.answers.ts';
import * as found from './library/library.answers.ts';
import * as saved from './saved-pages/saved-pages.answers.ts';
import { z } from 'zod';

export const collectionsRouter = router({
  load: memberProcedure
    .input(collectionsPageInput)
    .output(answer<answers.CollectionsPage>(answers.collectionsPage))
    .query(calls(service.loadCollections)),
  list: memberProcedure
    .input(collectionsPageInput)
    .output(answer<answers.CollectionsPage>(answers.collectionsPage))
    .query(calls(service.listCollections)),
  items: memberProcedure
    .input(itemsPageInput)
    .output(answer<answers.ItemsPage>(answers.itemsPage))
    .query(calls(pages.listItems)),
  facts: memberProcedure
    .input(itemsPageInput)
    .output(answer<answers.FactsPage>(answers.factsPage))
    .query(calls(pages.listFacts)),
  saved: memberProcedure
    .input(savedInput)
    .output(answer<{ saved: answers.Saved[] }>(answers.savedItems))
    .query(calls(pages.listSaved)),
  pressing: memberProcedure.output(answer<answers.Pressing>(answers.pressing)).query(calls(listPressing)),
  ensureDefaults: memberProcedure.output(ok).mutation(calls(service.ensureDefaults)),
  create: memberProcedure
    .input(createInput)
    .output(answer<{ collection: answers.CollectionHead }>(answers.madeCollection))
    .mutation(calls(lifecycle.createCollection)),
  update: memberProcedure.input(updateInput).output(ok).mutation(calls(lifecycle.updateCollection)),
  delete: memberProcedure.input(collectionInput).output(ok).mutation(calls(lifecycle.deleteCollection)),
  restore: memberProcedure.input(collectionInput).output(ok).mutation(calls(lifecycle.restoreCollection)),
  addItem: memberProcedure
    .input(addItemInput)
    .output(answer<{ item: answers.CollectionItem }>(answers.addedItem))
    .mutation(calls(items.addItem)),
  addUrl: memberProcedure
    .input(addUrlInput)
    .output(answer<answers.SavedPage>(answers.savedPage))
    .mutation(calls(web.addUrl)),
  pages: memberProcedure
    .input(pagesInput)
    .output(answer<saved.Page[]>(z.array(saved.page)))
    .query(calls(web.listPages)),
  kept: memberProcedure.input(savedPageInput).output(answer<saved.SavedIn>(saved.savedIn)).query(calls(web.readSaved)),
  editPage: memberProcedure.input(editPageInput).output(ok).mutation(calls(web.editPage)),
  fetchPage: memberProcedure.input(pageInput).output(ok).mutation(calls(web.fetchPage)),
  suggestPage: memberProcedure.input(pageInput).output(ok).mutation(calls(web.suggestPage)),
  removeItem: memberProcedure.input(removeItemInput).output(ok).mutation(calls(items.removeItem)),
  removeItems: memberProcedure.input(itemsInput).output(ok).mutation(calls(items.removeItems)),
  restoreItems: memberProcedure.input(itemsInput).output(ok).mutation(calls(items.restoreItems)),
  setNotes: memberProcedure.input(setNotesInput).output(ok).mutation(calls(items.setNotes)),
  tagItems: memberProcedure.input(tagItemsInput).output(ok).mutation(calls(tags.tagItems)),
  favoriteItems: memberProcedure.input(favoriteItemsInput).output(ok).mutation(calls(tags.favoriteItems)),
  tags: memberProcedure.output(answer<{ tags: answers.Tag[] }>(answers.tags)).query(calls(tags.listTags)),
  replaceTags: memberProcedure
    .input(replaceTagsInput)
    .output(answer<found.RetaggedItems>(found.retaggedItems))
    .mutation(calls(retagging.replaceTags)),
  undoTags: memberProcedure
    .input(undoTagsInput)
    .output(answer<found.RetaggedItems>(found.retaggedItems))
    .mutation(calls(retagging.undoTags)),
  search: memberProcedure
    .input(librarySearchInput)
    .output(answer<found.LibraryPage>(found.libraryPage))
    .query(calls(searchLibrary)),
  suggest: memberProcedure
    .input(librarySuggestInput)
    .output(answer<found.LibrarySuggestions>(found.librarySuggestions))
    .query(calls(suggestFromLibrary)),
  duplicates: memberProcedure
    .input(duplicatesInput)
    .output(answer<found.DuplicatesPage>(found.duplicatesPage))
    .query(calls(listDuplicates)),
  filters: memberProcedure
    .output(answer<{ filters: found.SavedFilter[] }>(found.savedFilters))
    .query(calls(filters.listFilters)),
  saveFilter: memberProcedure.input(saveFilterInput).output(ok).mutation(calls(filters.saveFilter)),
  deleteFilter: memberProcedure.input(deleteFilterInput).output(ok).mutation(calls(filters.deleteFilter)),
  moveItem: memberProcedure.input(moveItemInput).output(ok).mutation(calls(order.moveItem)),
  moveItems: memberProcedure.input(moveItemsInput).output(answer(answers.movedItems)).mutation(calls(order.moveItems)),
  share: memberProcedure
    .meta({ scope: 'share' })
    .input(shareInput)
    .output(answer<{ share: answers.Share }>(answers.sharing))
    .mutation(calls(sharing.share)),
  unshare: memberProcedure.meta({ scope: 'share' }).input(collectionInput).output(ok).mutation(calls(sharing.unshare)),
  shared: publicProcedure
    .input(sharedInput)
    .output(answer<answers.SharedCollection>(answers.sharedCollection))
    .query(calls(sharing.readShared)),
  copyShared: memberProcedure
    .input(copySharedInput)
    .output(answer<{ collection: answers.CollectionHead }>(answers.madeCollection))
    .mutation(calls(sharing.copyShared)),
  previewImport: memberProcedure
    .input(importInput)
    .output(answer<answers.ImportReport>(answers.importReport))
    .mutation(({ ctx, input, signal }) => transfer.previewImport(ctx, input, signal)),
  import: memberProcedure
    .input(importInput)
    .output(answer<answers.ImportReport>(answers.importReport))
    .mutation(({ ctx, input, signal }) => transfer.importCollections(ctx, input, signal)),
});
