import {
  addItemInput,
  collectionInput,
  moveItemInput,
  removeItemInput,
} from '@onceware/api/collections/collections.contract';
import * as collections from '@onceware/api/collections/collections.service';
import * as items from '@onceware/api/collections/items/items.service';
import { moveItem } from '@onceware/api/collections/order/order.service';
import * as pages from '@onceware/api/collections/items/pages.service';
import { type Call, requireActor, requireScope } from '@onceware/api/core/call';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallOf } from '../plugins/session.ts';
import { sendWritten } from './files/download.ts';

/** POST /api/user-collections: what each action takes, and the service function that does it (spec §7). */
const actions = {
  ensure_defaults: (call: Call) => collections.ensureDefaults(call),
  add_item: (call: Call, body: unknown) => items.addItem(call, addItemInput.parse(body)),
  remove_item: (call: Call, body: unknown) => items.removeItem(call, removeItemInput.parse(body)),
  move_item: (call: Call, body: unknown) => moveItem(call, moveItemInput.parse(body)),
};

const actionInput = z.object({ action: z.enum(Object.keys(actions) as (keyof typeof actions)[]) });

export function registerUserCollections(app: FastifyInstance, callOf: CallOf): void {
  app.get('/api/user-collections', async (request, reply) => {
    return sendWritten(request, reply, await pages.writeCollections(await callOf(request, reply)));
  });

  app.get('/api/user-collections/items', async (request, reply) => {
    const call = await callOf(request, reply);
    requireActor(call);
    return sendWritten(request, reply, await pages.writeItems(call, collectionInput.parse(request.query)));
  });

  app.post('/api/user-collections', {
    // Before the body is read: a stranger learns nothing of what would be valid, and is no work.
    async onRequest(request, reply) {
      const call = await callOf(request, reply);
      requireActor(call);
      requireScope(call, 'write');
    },
    async handler(request, reply) {
      const { action } = actionInput.parse(request.body);
      return actions[action](await callOf(request, reply), request.body);
    },
  });
}
