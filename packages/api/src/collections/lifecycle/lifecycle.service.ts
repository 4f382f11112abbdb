import { type Database, type Db, postgresError } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { daysAgo } from '#kernel/moments.ts';
import type { CollectionInput, CreateInput, CollectionHead, UpdateInput } from '../collections.contract.ts';
import { collectionLimits, PURGE_AFTER_DAYS } from '../collections.limits.ts';
import { authorize, type CollectionOwner } from '../collections.policy.ts';
import { findListed, findOwner } from '../collections.repo.ts';
import { purgeRetagged } from '../library/retagging.repo.ts';
import * as repo from './lifecycle.repo.ts';
import { lockMember } from '../members.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/**
 * Makes an empty collection of the actor's. The same `id` again answers the collection as it is now.
 *
 * @throws too_many_collections, id_taken
 */
export function createCollection(call: Collecting, input: CreateInput): Promise<{ collection: CollectionHead }> {
  return makeOnce(call, input.id, async (tx, made) => {
    await repo.insertCollection(tx, { ...input, ...made });
    return true;
  });
}

/**
 * Has `insert` make the actor's collection `id`, unless there is one already, and answers it. `insert` says whether there
 * was anything to make it of.
 *
 * @throws too_many_collections, id_taken, not_found
 */
export async function makeOnce(
  call: Collecting,
  id: string,
  insert: (tx: Db, made: CollectionOwner) => Promise<boolean>,
): Promise<{ collection: CollectionHead }> {
  const made = { id, userId: requireActor(call).user.id };
  const collection = await call.database
    .transaction(async (tx) => {
      const count = await lockMember(tx, made.userId);
      const before = await findListed(tx, made);
      if (before) return before;
      if (count >= collectionLimits.collectionsMax) throw new AppError('too_many_collections');
      return (await insert(tx, made)) ? findListed(tx, made) : undefined;
    })
    .catch((error: unknown) => {
      const { code, constraint } = postgresError(error) ?? {};
      // Somebody else's: that it exists is all that is told.
      if (code === '23505' && constraint === 'collections_pkey') throw new AppError('id_taken');
      throw error;
    });
  if (!collection) throw new AppError('not_found');
  return { collection };
}

/** Renames or describes a collection, or makes it a favourite; also a default one. @throws not_found */
export async function updateCollection(
  call: Collecting,
  { collectionId, ...changes }: UpdateInput,
): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await findOwner(db, collectionId), 'edit');
  if (!(await repo.updateCollection(db, collection, changes))) throw new AppError('not_found');
  return { ok: true as const };
}

/** Deletes a collection; for some time `restoreCollection` brings it back. @throws not_found, default_collection */
export async function deleteCollection(call: Collecting, { collectionId }: CollectionInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await repo.findAny(db, collectionId), 'edit');
  if (collection.isDefault) throw new AppError('default_collection');
  await repo.markDeleted(db, collection);
  return { ok: true as const };
}

/** Brings back a deleted collection as it was. @throws not_found also when it is purged, too_many_collections */
export async function restoreCollection(call: Collecting, { collectionId }: CollectionInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  await call.database.transaction(async (tx) => {
    const count = await lockMember(tx, actor.user.id);
    const collection = authorize(actor, await repo.findAny(tx, collectionId), 'edit');
    if (!collection.isDeleted) return;
    if (count >= collectionLimits.collectionsMax) throw new AppError('too_many_collections');
    if (!(await repo.markRestored(tx, collection))) throw new AppError('not_found');
  });
  return { ok: true as const };
}

/** Rows of one statement, so that none holds its locks for long; a collection brings its items along. */
const ITEMS_AT_ONCE = 1000;
const COLLECTIONS_AT_ONCE = 10;

/**
 * Deletes for good what was deleted or removed more than `PURGE_AFTER_DAYS` ago, and pages with their last item. Any number of processes may do
 * it at once; `signal` ends it between two steps.
 */
export async function purgeDeleted({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(PURGE_AFTER_DAYS);
  const isStopped = () => signal?.aborted === true;
  const purgeAll = async (purge: (limit: number) => Promise<number>, atOnce: number) => {
    let isMore = true;
    while (isMore && !isStopped()) isMore = (await purge(atOnce)) === atOnce;
  };
  await purgeAll((limit) => repo.purgeItems(db, before, limit), ITEMS_AT_ONCE);
  await purgeAll((limit) => repo.purgeCollections(db, before, limit), COLLECTIONS_AT_ONCE);
  await purgeAll((limit) => repo.purgePages(db, limit), ITEMS_AT_ONCE);
  await purgeAll((limit) => purgeRetagged(db, limit), ITEMS_AT_ONCE);
}
