import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#call.ts';
import { type Actor, requireActor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { plain } from '#core/wire.ts';
import type { Entity, ImportInput, ImportReport } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { type Authorized, authorize, type CollectionOwner } from '../collections.policy.ts';
import { lockMember } from '../members.repo.ts';
import { type FoundItem, gather, type Gathered, keyOf, namedEntity } from './import.plan.ts';
import * as repo from './import.repo.ts';
import { findTools } from './import.tools.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/**
 * What `importCollections` would do now, without doing it; fails where that would.
 *
 * @throws too_many_collections, collection_full
 */
export async function previewImport(call: Collecting, input: ImportInput, signal?: AbortSignal): Promise<ImportReport> {
  const actor = requireActor(call);
  const asked = await read(call.database.db, input, signal);
  const { report } = await call.database.transaction((tx) => plan(tx, actor, asked));
  return plain(report);
}

/**
 * Takes in collections with their items (COL-18): all or nothing, and what is there already stays as it is, so that the
 * same file twice changes nothing.
 *
 * @throws too_many_collections, collection_full
 */
export async function importCollections(
  call: Collecting,
  input: ImportInput,
  signal?: AbortSignal,
): Promise<ImportReport> {
  const actor = requireActor(call);
  const asked = await read(call.database.db, input, signal);
  const report = await call.database.transaction(async (tx) => {
    const planned = await plan(tx, actor, asked);
    // From here on it is done, whoever waits for the answer.
    signal?.throwIfAborted();
    const made = planned.parts.flatMap(({ made: collection }) => collection ?? []);
    await repo.insertCollections(tx, actor.user.id, made);
    const items = planned.parts.map(({ collection, added }) => ({
      collection,
      items: added.map((item) => ({ id: uuidv7(), ...item })),
    }));
    await repo.insertItems(tx, items);
    return planned.report;
  });
  return plain(report);
}

/** What an import does to one collection. */
interface Part {
  collection: Authorized<CollectionOwner, 'edit'>;
  /** Set where the collection is to be made. */
  made: repo.NewCollection | null;
  added: FoundItem[];
  summary: ImportReport['collections'][number];
}

/** Decides what an import does, and locks what it changes. */
async function plan(
  tx: Db,
  actor: Actor,
  { gathered, unknown, unknownCount }: ReturnType<typeof gather>,
): Promise<{ parts: Part[]; report: ImportReport }> {
  const count = await lockMember(tx, actor.user.id);
  const targets = firstOfEachName(
    await repo.lockByName(
      tx,
      actor.user.id,
      gathered.map(({ name }) => name),
    ),
  );
  const asked = gathered.flatMap(({ name, items }) => {
    const target = targets.get(name);
    return target ? [{ collectionId: target.id, entities: items }] : [];
  });
  const holdings = await repo.findHoldings(tx, asked);
  const parts = gathered.map((one) => {
    const target = targets.get(one.name);
    return planPart(actor, one, target, target && holdings.get(target.id));
  });
  const newCount = parts.filter(({ made }) => made).length;
  if (newCount > 0 && count + newCount > collectionLimits.collectionsMax) throw new AppError('too_many_collections');
  return { parts, report: { collections: parts.map(({ summary }) => summary), unknown, unknownCount } };
}

function planPart(
  actor: Actor,
  one: Gathered,
  target: CollectionOwner | undefined,
  holdings: repo.Holdings | undefined,
): Part {
  const { name, description, isFavorite, items, repeated } = one;
  const held = new Set(holdings?.held.map(keyOf));
  const added = items.filter((item) => !held.has(keyOf(item)));
  if (added.length > 0 && (holdings?.count ?? 0) + added.length > collectionLimits.itemsMax)
    throw new AppError('collection_full');
  const id = target?.id ?? uuidv7();
  return {
    collection: authorize(actor, target ?? { id, userId: actor.user.id }, 'edit'),
    made: target ? null : { id, name, description, isFavorite },
    added,
    summary: { name, isNew: !target, added: added.length, alreadyThere: held.size + repeated },
  };
}

/** By name, the one that stands first where the member sees them: favourites come before the others. */
function firstOfEachName(targets: readonly repo.Target[]): Map<string, repo.Target> {
  const lastFirst = targets.toSorted(
    (one, other) =>
      Number(one.isFavorite) - Number(other.isFavorite) ||
      Number(other.createdAt) - Number(one.createdAt) ||
      (one.id < other.id ? 1 : -1),
  );
  return new Map(lastFirst.map((target) => [target.name, target]));
}

/**
 * What the input asks for: of each item the entity that it names, if there is such a one, or else the tool of its web address.
 * It is read before anything is locked, in turns with the others, and for nobody who has left.
 */
async function read(db: Db, input: ImportInput, signal?: AbortSignal): Promise<ReturnType<typeof gather>> {
  const items = input.collections.flatMap((collection) => collection.items);
  const existing = new Set(
    (
      await repo.findEntities(
        db,
        items.flatMap((item) => namedEntity(item) ?? []),
      )
    ).map(keyOf),
  );
  const exists = (entity: Entity | null) => entity !== null && existing.has(keyOf(entity));
  const urls = new Set(items.flatMap((item) => (item.url !== undefined && !exists(namedEntity(item)) ? item.url : [])));
  const tools = await findTools(db, urls, signal);
  return gather(input, (item) => {
    const named = namedEntity(item);
    if (exists(named)) return named;
    const toolId = item.url === undefined ? undefined : tools.get(item.url);
    return toolId === undefined ? null : { entityType: 'tool', entityId: toolId };
  });
}
