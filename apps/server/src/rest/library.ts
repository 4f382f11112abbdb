import { favoriteItemsInput, tagItemsInput } from '@onceware/api/collections/collections.contract';
import {
  librarySearchInput,
  replaceTagsInput,
  undoTagsInput,
} from '@onceware/api/collections/library/library.contract';
import * as retagging from '@onceware/api/collections/library/retagging.service';
import { searchLibrary } from '@onceware/api/collections/library/search.service';
import * as tags from '@onceware/api/collections/library/tags.service';
import { pagesInput } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { listPages } from '@onceware/api/collections/saved-pages/saved-pages.service';
import * as answers from '@onceware/api/collections/library/library.answers';
import { tags as tagsAnswer } from '@onceware/api/collections/collections.answers';
import { done } from '@onceware/api/kernel/answers';
import { mine, ALL_ITEMS_BYTES } from './collections.ts';
import { defineRoute } from './define-route.ts';

const items = '/api/collections/{collectionId}/items';

/** REST routes of the library: search, tags and favourites over all collections (CAT-13). */
export const libraryRoutes = [
  defineRoute({
    ...mine,
    method: 'get',
    path: '/api/collections/search',
    operationId: 'searchKept',
    summary:
      'All that you keep, by words, tags, kinds, collections, favourites and what is dead, 200 at a time. A tag with a comma in it: `tags` twice.',
    input: librarySearchInput,
    answer: answers.libraryPage,
    handler: (call, input) => searchLibrary(call, input),
  }),
  defineRoute({
    ...mine,
    method: 'get',
    path: '/api/collections/tags',
    operationId: 'listTags',
    summary: 'The tags of all that you keep, with how many items have each.',
    answer: tagsAnswer,
    handler: (call) => tags.listTags(call),
  }),
  defineRoute({
    ...mine,
    method: 'post',
    path: '/api/collections/tags/replace',
    operationId: 'replaceTags',
    summary:
      'Renames a tag on all that you keep, makes one of several, or deletes them (`to`: null). While `isDone` is false, send the same again.',
    input: replaceTagsInput,
    answer: answers.retaggedItems,
    handler: retagging.replaceTags,
  }),
  defineRoute({
    ...mine,
    method: 'post',
    path: '/api/collections/tags/undo',
    operationId: 'undoTags',
    summary:
      'Undoes such a change by its id, for a day: every item has its tags again. While `isDone` is false, send the same again.',
    input: undoTagsInput,
    answer: answers.retaggedItems,
    failures: ['not_found'],
    handler: retagging.undoTags,
  }),
  defineRoute({
    ...mine,
    method: 'get',
    path: '/api/collections/pages',
    operationId: 'listPages',
    summary: 'Up to 100 of your web pages by id: address, title, picture, and what the catalogue has of them.',
    input: pagesInput,
    answer: answers.pages,
    handler: async (call, input) => ({ pages: await listPages(call, input) }),
  }),
  defineRoute({
    ...mine,
    method: 'post',
    path: `${items}/tags`,
    operationId: 'tagItems',
    summary: 'Takes tags from items, then gives them others, all of them or none; the same twice changes nothing.',
    input: tagItemsInput,
    bodyLimit: ALL_ITEMS_BYTES,
    answer: done,
    failures: ['not_found', 'item_not_found'],
    handler: tags.tagItems,
  }),
  defineRoute({
    ...mine,
    method: 'post',
    path: `${items}/favorites`,
    operationId: 'favoriteItems',
    summary: 'Marks items as favourites, or no longer, all of them or none.',
    input: favoriteItemsInput,
    bodyLimit: ALL_ITEMS_BYTES,
    answer: done,
    failures: ['not_found', 'item_not_found'],
    handler: tags.favoriteItems,
  }),
];
