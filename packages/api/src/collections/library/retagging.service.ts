import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { authorize, type Authorized, type CollectionOwner } from '../collections.policy.ts';
import type { ReplaceTagsInput, RetaggedItems, UndoTagsInput } from './library.contract.ts';
import * as repo from './retagging.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** Items of one transaction: those of one full collection, or of several smaller ones. Their locks are held for so long. */
const ITEMS_AT_ONCE = 5000;
/** Time after which a call answers that there is more to do. */
const CALL_MS = 4000;

const itemsIn = (shares: readonly repo.Share[]): number => shares.reduce((sum, { items }) => sum + items, 0);

/** Neighbours with at most `ITEMS_AT_ONCE` items together. */
function batchesOf(shares: readonly repo.Share[]): string[][] {
  const batches: repo.Share[][] = [];
  for (const share of shares) {
    const last = batches.at(-1);
    if (last && itemsIn(last) + share.items <= ITEMS_AT_ONCE) last.push(share);
    else batches.push([share]);
  }
  return batches.map((batch) => batch.map(({ id }) => id));
}

/** Processes batch after batch, each in a transaction with its collections locked. Returns whether there was time for all. */
async function inBatches(
  { database }: Collecting,
  actor: Actor,
  shares: readonly repo.Share[],
  work: (tx: Db, locked: Authorized<CollectionOwner, 'edit'>[]) => Promise<void>,
): Promise<boolean> {
  const start = performance.now();
  for (const ids of batchesOf(shares)) {
    if (performance.now() - start > CALL_MS) return false;
    await database.transaction(async (tx) => {
      const locked = await repo.lockOwn(tx, actor.user.id, ids);
      await work(
        tx,
        locked.map((row) => authorize(actor, row, 'edit')),
      );
    });
  }
  return true;
}

/**
 * Takes tags from everything that the actor keeps and gives `to` instead, if there is one: renames, merges and deletes tags. The
 * same twice changes nothing (CAT-13).
 */
export async function replaceTags(call: Collecting, { id, ...replacement }: ReplaceTagsInput): Promise<RetaggedItems> {
  const actor = requireActor(call);
  const { db } = call.database;
  const isDone = await inBatches(call, actor, await repo.findAffected(db, actor.user.id, replacement), (tx, locked) =>
    repo.replaceTags(tx, locked, id, replacement),
  );
  return { items: itemsIn(await repo.findChanged(db, actor.user.id, id)), isDone };
}

/** Restores the tags that a change removed from items; repeating it has no effect. @throws not_found also after a day */
export async function undoTags(call: Collecting, { id }: UndoTagsInput): Promise<RetaggedItems> {
  const actor = requireActor(call);
  const changed = await repo.findChanged(call.database.db, actor.user.id, id);
  if (changed.length === 0) throw new AppError('not_found');
  const left = changed.filter(({ items }) => items > 0);
  const isDone = await inBatches(call, actor, left, (tx, locked) => repo.undoTags(tx, locked, id));
  return { items: changed.reduce((sum, { items, undone }) => sum + items + undone, 0), isDone };
}
