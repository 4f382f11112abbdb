import { postgresError } from '@onceware/db/client';
import { type Call, requireActor } from '../core/call.ts';
import { AppError } from '../core/errors.ts';
import { plain } from '../core/wire.ts';
import type { AddItemInput, Collection, CollectionItem, MoveItemInput, RemoveItemInput } from './collections.contract.ts';
import { authorize } from './collections.policy.ts';
import * as repo from './collections.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** The actor's collections with their items, oldest collection first. */
export async function listCollections(call: Collecting): Promise<{ collections: Collection[] }> {
  const actor = requireActor(call);
  return plain({ collections: await repo.listCollections(call.database.db, actor.user.id) });
}

/** Makes the three default collections, once for each user (COL-02). */
export async function ensureDefaults(call: Collecting): Promise<{ ok: true }> {
  const actor = requireActor(call);
  try {
    await repo.insertDefaults(call.database.db, actor.user.id);
  } catch (cause) {
    throw new AppError('defaults_failed', { cause });
  }
  return { ok: true };
}

/** Defaults ensured, collections and items: what the screen needs, in one call (COL-01). */
export async function loadCollections(call: Collecting): Promise<{ collections: Collection[] }> {
  const found = await listCollections(call);
  // They can never be deleted, so a user who has any has them all.
  if (found.collections.some((collection) => collection.is_default)) return found;
  await ensureDefaults(call);
  return listCollections(call);
}

/** The items of one collection, in its order. */
export async function listItems(
  call: Collecting,
  input: { collectionId: string },
): Promise<{ items: CollectionItem[] }> {
  const actor = requireActor(call);
  const found = await repo.findWithItems(call.database.db, input.collectionId);
  return plain({ items: authorize(actor, found, 'view').items });
}

/** Adds a deal or tool. `item_exists` if the collection has it, `not_found` for an unknown collection, deal or tool. */
export async function addItem(call: Collecting, input: AddItemInput): Promise<{ item: CollectionItem }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await repo.findOwner(db, input.collectionId), 'edit');
  return plain({ item: await repo.insertItem(db, collection, input).catch(translate) });
}

/** Takes a deal or tool out; `item_not_found` if it is not there. */
export async function removeItem(call: Collecting, input: RemoveItemInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await repo.findOwner(db, input.collectionId), 'edit');
  if (!(await repo.deleteItem(db, collection, input))) throw new AppError('item_not_found');
  return plain({ ok: true as const });
}

/** Moves an item to another collection of the actor, or leaves both as they were (COL-11). */
export async function moveItem(call: Collecting, input: MoveItemInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  await call.database
    .transaction(async (tx) => {
      const locked = await repo.lockOwners(tx, [input.fromCollectionId, input.toCollectionId]);
      const editable = (id: string) => authorize(actor, locked.find((collection) => collection.id === id), 'edit');
      const from = editable(input.fromCollectionId);
      const to = editable(input.toCollectionId);
      if (!(await repo.moveItem(tx, input.itemId, from, to))) throw new AppError('item_not_found');
    })
    .catch(translate);
  return { ok: true };
}

/** What the constraints say, in the caller's terms. */
function translate(error: unknown): never {
  const { code, constraint } = postgresError(error) ?? {};
  if (code === '23505' && constraint === 'collection_items_entity_key') throw new AppError('item_exists');
  if (code === '23503' || code === '23502') throw new AppError('not_found');
  throw error;
}
