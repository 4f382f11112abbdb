import { done } from '@onceware/api/kernel/answers';
import * as answers from '@onceware/api/watches/watches.answers';
import {
  createWatchInput,
  listWatchesInput,
  updateWatchInput,
  watchInput,
} from '@onceware/api/watches/watches.contract';
import * as service from '@onceware/api/watches/watches.service';
import { defineRoute } from './define-route.ts';

const watching = { tag: 'Notifications', access: 'member', part: 'watches' } as const;
const one = '/api/watches/{id}';

/** REST routes of what a member watches (NOTE-06). */
export const watchRoutes = [
  defineRoute({
    ...watching,
    method: 'get',
    path: '/api/watches',
    operationId: 'listWatches',
    summary: 'What you watch, the newest first.',
    input: listWatchesInput,
    fields: listWatchesInput.unwrap(),
    answer: answers.watchPage,
    handler: service.listWatches,
  }),
  defineRoute({
    ...watching,
    method: 'post',
    path: '/api/watches',
    operationId: 'createWatch',
    summary:
      'Watches a deal or a tool at a wish price, or a search. The `id` is yours to make, a UUID: the same request again has its effect once.',
    input: createWatchInput,
    answer: answers.keptWatch,
    failures: ['too_many_watches', 'id_taken', 'not_found'],
    handler: service.createWatch,
  }),
  defineRoute({
    ...watching,
    method: 'patch',
    path: one,
    operationId: 'updateWatch',
    summary: 'Changes the wish price or the name, pauses it, or goes on; what is not named stays.',
    input: updateWatchInput,
    answer: answers.keptWatch,
    failures: ['not_found'],
    handler: service.updateWatch,
  }),
  defineRoute({
    ...watching,
    method: 'delete',
    path: one,
    operationId: 'endWatch',
    summary: 'Ends a watch; for a while it can be restored.',
    input: watchInput,
    answer: done,
    failures: ['not_found'],
    handler: service.endWatch,
  }),
  defineRoute({
    ...watching,
    method: 'post',
    path: `${one}/restore`,
    operationId: 'restoreWatch',
    summary: 'Brings back a watch that was ended.',
    input: watchInput,
    answer: done,
    failures: ['not_found', 'too_many_watches'],
    handler: service.restoreWatch,
  }),
];
