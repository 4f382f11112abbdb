import {
  addItemInput,
  collectionInput,
  moveItemInput,
  removeItemInput,
} from '@onceware/api/collections/collections.contract';
import { ensureDefaults } from '@onceware/api/collections/collections.service';
import { addItem, removeItem } from '@onceware/api/collections/items/items.service';
import { writeCollections, writeItems } from '@onceware/api/collections/items/paging.service';
import { notifyBrowsers } from '@onceware/api/collections/live/notify-browsers';
import { addUrlInput } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { addUrl } from '@onceware/api/collections/saved-pages/saved-pages.service';
import { moveItem } from '@onceware/api/collections/order/order.service';
import { z } from 'zod';
import * as answers from '@onceware/api/collections/collections.answers';
import { defineRoute } from './define-route.ts';
import { sendWritten } from './files/download.ts';

const actionInput = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('ensure_defaults') }),
    addItemInput.safeExtend({ action: z.literal('add_item') }),
    addUrlInput.safeExtend({ action: z.literal('add_url') }),
    removeItemInput.safeExtend({ action: z.literal('remove_item') }),
    moveItemInput.safeExtend({ action: z.literal('move_item') }),
  ],
  'Name an action: ensure_defaults, add_item, add_url, remove_item or move_item.',
);

const whole = {
  path: '/api/user-collections',
  tag: 'Collections',
  access: 'member',
  part: 'collections',
  afterChange: notifyBrowsers,
} as const;

/** A member's complete collections, in the specification's format (spec §7). */
export const userCollectionsRoutes = [
  defineRoute({
    ...whole,
    method: 'get',
    operationId: 'loadUserCollections',
    summary: 'Your collections with their items, favourites first.',
    answer: answers.collections,
    handler: async (call, _input, { request, reply }) => sendWritten(request, reply, await writeCollections(call)),
  }),
  defineRoute({
    ...whole,
    method: 'post',
    operationId: 'changeUserCollections',
    summary: 'Changes your collections: makes the default ones, adds, removes or moves an item, keeps a web page.',
    input: actionInput,
    answer: answers.collectionChange,
    failures: ['not_found', 'item_not_found', 'item_exists', 'collection_full', 'id_taken', 'defaults_failed'],
    handler(call, asked) {
      switch (asked.action) {
        case 'ensure_defaults':
          return ensureDefaults(call);
        case 'add_item':
          return addItem(call, asked);
        case 'add_url':
          return addUrl(call, asked);
        case 'remove_item':
          return removeItem(call, asked);
        case 'move_item':
          return moveItem(call, asked);
      }
    },
  }),
  defineRoute({
    ...whole,
    method: 'get',
    path: '/api/user-collections/items',
    operationId: 'loadUserCollectionItems',
    summary: 'The items of one of your collections, in its order.',
    input: collectionInput,
    answer: answers.items,
    failures: ['not_found'],
    handler: async (call, input, { request, reply }) => sendWritten(request, reply, await writeItems(call, input)),
  }),
];
