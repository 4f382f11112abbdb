import { type Database, type Db, postgresError } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { type Owned, owned } from '#kernel/owned.ts';
import type {
  AddItemInput,
  CollectionItem,
  ItemsInput,
  RemoveItemInput,
  SetNotesInput,
} from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { authorize, type Authorized, type CollectionOwner } from '../collections.policy.ts';
import { findOwner, lockOwners } from '../collections.repo.ts';
import { translate } from '../collections.service.ts';
import * as repo from './items.repo.ts';
import { countItems } from '../order/order.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;
type Editable = Authorized<CollectionOwner, 'edit'>;

/**
 * Adds a deal or tool on top. With an `id` it can be sent again when its answer was lost: the answer is then the item as
 * it is now, also when it was removed meanwhile.
 *
 * @throws item_exists if the collection has it, not_found for an unknown collection, deal or tool, collection_full, id_taken
 */
export async function addItem(call: Collecting, input: AddItemInput): Promise<{ item: CollectionItem }> {
  const { database } = call;
  const collection = owned(requireActor(call), input.collectionId);
  const { id = uuidv7(), entityType, entityId, notes = null } = input;
  const item = { id, entityType, entityId, notes, tags: [], isFavorite: false };
  try {
    const added = await repo.insertItem(database.db, collection, item, { isCounted: false });
    return { item: added ?? (await insertCounted(database, collection, item)) };
  } catch (error) {
    const before = postgresError(error)?.code === '23505' ? await repo.findItem(database.db, id) : undefined;
    if (!before) return translate(error);
    const isSame =
      before.collection_id === collection.id && before.entity_type === entityType && before.entity_id === entityId;
    // If the id is of another item, or of another member's, the caller learns only that it exists.
    if (!isSame) throw new AppError('id_taken');
    return { item: before };
  }
}

/** Inserts into a collection that may be full or missing, under a lock, so that the count is exact. */
function insertCounted(database: Database, collection: Owned, item: repo.NewItem): Promise<CollectionItem> {
  return database.transaction(async (tx) => {
    const added = await repo.insertItem(tx, collection, item, { isCounted: true });
    if (!added) throw new AppError('not_found');
    await refuseOverfull(tx, collection);
    return added;
  });
}

/** Takes a deal or tool out. @throws not_found, item_not_found if it is not there */
export async function removeItem(call: Collecting, input: RemoveItemInput): Promise<{ ok: true }> {
  const collection = owned(requireActor(call), input.collectionId);
  if (!(await repo.removeItem(call.database.db, collection, input))) throw await missingFrom(call, collection);
  return { ok: true as const };
}

/** Changes an item's note; one of nothing but blanks is none. @throws not_found, item_not_found if it is not there */
export async function setNotes(call: Collecting, input: SetNotesInput): Promise<{ ok: true }> {
  const collection = owned(requireActor(call), input.collectionId);
  const notes = input.notes?.trim() ? input.notes : null;
  if (!(await repo.setNotes(call.database.db, collection, input, notes))) throw await missingFrom(call, collection);
  return { ok: true as const };
}

/**
 * Takes items out, all of them or none. Those that were taken out before are no hindrance, so that it can be sent again
 * when its answer was lost.
 *
 * @throws not_found, item_not_found if one was never there
 */
export async function removeItems(call: Collecting, { collectionId, entities }: ItemsInput): Promise<{ ok: true }> {
  await inLocked(call, collectionId, async (tx, collection) => {
    const removed = await repo.removeItems(tx, collection, entities);
    if (removed < entities.length) {
      const traces = await repo.findTraces(tx, collection, entities);
      if (traces.some(({ removedId }) => !removedId)) throw new AppError('item_not_found');
    }
    if (removed > 0) await repo.touch(tx, collection);
  });
  return { ok: true as const };
}

/**
 * Puts items back where they were, with their notes, all of them or none; of an entity that was removed several times the
 * last one. Those that are back already are no hindrance.
 *
 * @throws not_found, item_not_found if one was never there or is purged, item_exists if one was added anew, collection_full
 */
export async function restoreItems(call: Collecting, { collectionId, entities }: ItemsInput): Promise<{ ok: true }> {
  await inLocked(call, collectionId, async (tx, collection) => {
    const traces = await repo.findTraces(tx, collection, entities);
    for (const { isThere, removedId } of traces) {
      if (isThere && removedId) throw new AppError('item_exists');
      if (!isThere && !removedId) throw new AppError('item_not_found');
    }
    const removedIds = traces.flatMap(({ removedId }) => removedId ?? []);
    if (removedIds.length === 0) return;
    await repo.restoreItems(tx, collection, removedIds);
    await repo.touch(tx, collection);
    await refuseOverfull(tx, collection);
  });
  return { ok: true as const };
}

/** Why nothing was changed: the collection is not there, or its item is not. */
async function missingFrom(call: Collecting, { id }: Owned): Promise<AppError> {
  authorize(requireActor(call), await findOwner(call.database.db, id), 'edit');
  return new AppError('item_not_found');
}

/** Runs `work` in a transaction that has locked the collection. */
export async function inLocked(
  call: Collecting,
  collectionId: string,
  work: (tx: Db, collection: Editable) => Promise<void>,
): Promise<void> {
  const actor = requireActor(call);
  await call.database.transaction(async (tx) => {
    const [locked] = await lockOwners(tx, [collectionId]);
    await work(tx, authorize(actor, locked, 'edit'));
  });
}

/** Ends a transaction that has put more into a collection than it may hold. */
export async function refuseOverfull(tx: Db, { id }: Pick<Editable, 'id'>): Promise<void> {
  if ((await countItems(tx, id)) > collectionLimits.itemsMax) throw new AppError('collection_full');
}
