import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { Entity, MoveItemInput, MoveItemsInput } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { authorize, type Authorized, type CollectionOwner } from '../collections.policy.ts';
import { lockOwners } from '../collections.repo.ts';
import { translate } from '../collections.service.ts';
import { placeRuns, RANK_LENGTH_MAX } from './order.ranks.ts';
import * as repo from './order.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;
type Locked = Authorized<CollectionOwner & { nextRank: number }, 'edit'>;
type Runs = MoveItemsInput['runs'];

/**
 * Puts items elsewhere in their collection, or into another one of the actor: all of them or none (COL-16). A move to
 * another collection that has happened already is no error, so that it can be sent again when its answer was lost. With
 * `skipsExisting`, what the target has already stays, and is answered.
 *
 * @throws not_found, item_not_found if one is not in `from`, item_exists if the target has one already, collection_full
 */
export async function moveItems(call: Collecting, input: MoveItemsInput): Promise<{ ok: true; stayed?: Entity[] }> {
  let stayed: Entity[] = [];
  await inBoth(call, input, async (tx, from, to) => {
    if (input.skipsExisting && from.id !== to.id)
      stayed = await repo.findInBoth(
        tx,
        from,
        to,
        input.runs.flatMap(({ entities }) => entities),
      );
    const going = without(input.runs, stayed);
    if (going.length > 0) await move(tx, from, to, going);
  });
  return { ok: true as const, ...(input.skipsExisting && { stayed }) };
}

const keyOf = ({ entityType, entityId }: Entity) => `${entityType}:${entityId}`;

function without(runs: Runs, entities: readonly Entity[]): Runs {
  if (entities.length === 0) return runs;
  const gone = new Set(entities.map(keyOf));
  return runs
    .map((run) => ({ ...run, entities: run.entities.filter((entity) => !gone.has(keyOf(entity))) }))
    .filter((run) => run.entities.length > 0);
}

/** Moves an item to the top of another collection of the actor, or leaves both as they were (COL-11). Fails as `moveItems`. */
export async function moveItem(call: Collecting, input: MoveItemInput): Promise<{ ok: true }> {
  await inBoth(call, input, async (tx, from, to) => {
    const entity = await repo.findEntity(tx, from, input.itemId);
    if (!entity) throw new AppError('item_not_found');
    await move(tx, from, to, [{ after: null, entities: [entity] }]);
  });
  return { ok: true };
}

/** Runs `work` in a transaction that has locked both collections, which may be one. */
async function inBoth(
  call: Collecting,
  { fromCollectionId, toCollectionId }: { fromCollectionId: string; toCollectionId: string },
  work: (tx: Db, from: Locked, to: Locked) => Promise<void>,
): Promise<void> {
  const actor = requireActor(call);
  await call.database
    .transaction(async (tx) => {
      const locked = await lockOwners(tx, [fromCollectionId, toCollectionId]);
      const editable = (id: string) =>
        authorize(
          actor,
          locked.find((collection) => collection.id === id),
          'edit',
        );
      await work(tx, editable(fromCollectionId), editable(toCollectionId));
    })
    .catch(translate);
}

/** Moves the items, with the same number of statements for many as for few. */
async function move(tx: Db, from: Locked, to: Locked, runs: Runs): Promise<void> {
  const isWithin = from.id === to.id;
  const placement = placeRuns(runs, await repo.findGaps(tx, to, runs), to.nextRank);
  const { entities, ranks, counted } = placement;

  const placed = await repo.placeItems(tx, from, to, placement);
  if (placed < entities.length) {
    const isDone = placed === 0 && !isWithin && (await repo.countOf(tx, to, entities)) === entities.length;
    if (isDone) return;
    throw new AppError('item_not_found');
  }

  // Every item that comes in takes a rank number, wherever it is put: below the limit nothing needs to be counted.
  const taken = isWithin ? counted : entities.length;
  await repo.touchMoved(tx, from, to, taken);
  const mayBeFull = !isWithin && to.nextRank + taken - 1 > collectionLimits.itemsMax;
  if (mayBeFull && (await repo.countItems(tx, to.id)) > collectionLimits.itemsMax)
    throw new AppError('collection_full');

  if (ranks.some((rank) => rank.length > RANK_LENGTH_MAX)) await repo.renumber(tx, to);
}
