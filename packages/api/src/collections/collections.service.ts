import { postgresError } from '@onceware/db/client';
import { type Call, requireActor } from '../core/call.ts';
import { AppError } from '../core/errors.ts';
import { plain } from '../core/wire.ts';
import type { Collection, CollectionInput, CollectionItem, ItemFacts, ListedCollection } from './collections.contract.ts';
import { authorize } from './collections.policy.ts';
import * as repo from './collections.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** The actor's collections with their items: favourites first, then the oldest. */
export async function listCollections(call: Collecting): Promise<{ collections: Collection[] }> {
  const actor = requireActor(call);
  return plain({ collections: await repo.listCollections(call.database.db, actor.user.id) });
}

/** Makes the three default collections, once for each user (COL-02). @throws defaults_failed */
export async function ensureDefaults(call: Collecting): Promise<{ ok: true }> {
  const actor = requireActor(call);
  try {
    await repo.insertDefaults(call.database.db, actor.user.id);
  } catch (cause) {
    throw new AppError('defaults_failed', { cause });
  }
  return { ok: true };
}

/** Defaults ensured, collections and items: what the screen needs, in one call (COL-01). @throws defaults_failed */
export async function loadCollections(call: Collecting): Promise<{ collections: ListedCollection[] }> {
  const actor = requireActor(call);
  const load = () => repo.listListed(call.database.db, actor.user.id);
  const found = await load();
  // They can never be deleted, so a user who has any has them all.
  if (found.some((collection) => collection.is_default)) return plain({ collections: found });
  await ensureDefaults(call);
  return plain({ collections: await load() });
}

/** The items of one collection, in its order. @throws not_found */
export async function listItems(call: Collecting, input: CollectionInput): Promise<{ items: CollectionItem[] }> {
  const actor = requireActor(call);
  const found = await repo.findWithItems(call.database.db, input.collectionId);
  return plain({ items: authorize(actor, found, 'view').items });
}

/** What the items of one collection can be sorted and filtered by, in its order. @throws not_found */
export async function listFacts(call: Collecting, input: CollectionInput): Promise<{ facts: ItemFacts[] }> {
  const actor = requireActor(call);
  const found = await repo.findWithFacts(call.database.db, input.collectionId);
  return plain({ facts: authorize(actor, found, 'view').facts });
}

/** What the constraints say, in the caller's terms. */
export function translate(error: unknown): never {
  const { code, constraint } = postgresError(error) ?? {};
  if (code === '23505' && constraint === 'collection_items_entity_key') throw new AppError('item_exists');
  if (code === '23503' || code === '23502') throw new AppError('not_found');
  throw error;
}
