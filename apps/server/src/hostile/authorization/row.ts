import { v7 as uuidv7 } from 'uuid';
import type { KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import type { TestBrowser } from '#testing/test-server.ts';
import type { Belongings } from './belongings.ts';
import type { Expected } from './callers.ts';

/** A call whose status is compared. */
export type Ask = (browser: TestBrowser, ids: Belongings) => Promise<{ statusCode: number }>;

/** A row of the table: the call, the answer for each caller, and the scope that a key needs. */
export type Row = [ask: Ask, expected: Expected, scope?: KeyScope | null];

export const itemOf = (ids: Belongings, collectionId: string) => ({
  collectionId,
  entityType: 'deal',
  entityId: ids.dealId,
});
export const one = (ids: Belongings) => `/api/collections/${ids.collectionId}`;
export const itemsOf = (ids: Belongings, collectionId: string) => ({
  collectionId,
  entities: [{ entityType: 'deal', entityId: ids.dealId }],
});
export const moveRun = (ids: Belongings) => ({
  fromCollectionId: ids.collectionId,
  toCollectionId: ids.otherCollectionId,
  runs: [{ after: null, entities: itemsOf(ids, '').entities }],
});
export const file = (ids: Belongings) => ({
  collections: [{ name: 'Taken in', items: [{ entityType: 'deal', entityId: ids.dealId }] }],
});
export const move = (ids: Belongings) => ({
  itemId: ids.itemId,
  fromCollectionId: ids.collectionId,
  toCollectionId: ids.otherCollectionId,
});
export const pageOf = (ids: Belongings) => ({ pageId: ids.pageId });
export const watchOf = (ids: Belongings) => ({ id: ids.watchId });
export const purchaseOf = (ids: Belongings) => ({ id: ids.purchaseId });
export const user = (ids: Belongings) => ({ userId: ids.person.id });
export const organization = (ids: Belongings) => ({ organizationId: ids.organizationId });

/** A message of a team's room that the owner wrote. */
export const messageOf = (ids: Belongings) => ({ roomId: ids.roomId, id: ids.messageId });

/** A poll of the owner's there. */
export const pollOf = (ids: Belongings) => ({ roomId: ids.roomId, id: ids.pollId });

/** Nobody's notification: marking it changes nothing, whoever asks. */
export const told = () => ({ ids: [uuidv7()], on: true });
/** Before any notification. */
export const LONG_AGO = '2020-01-01T00:00:00.000Z';
