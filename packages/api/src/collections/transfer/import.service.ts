import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { Entity, EntityType, ImportInput, ImportReport } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { type Authorized, authorize, type CollectionOwner } from '../collections.policy.ts';
import { lockMember } from '../members.repo.ts';
import { findHoldings, type HeldItem, type Holdings, updateHeld } from '../saving/held.repo.ts';
import { additionsOf, cutToItem, isAnything, mergeSaved } from '../saving/merge-saved.ts';
import { type FoundItem, gather, type Gathered, keyOf, namedEntity } from './import.plan.ts';
import * as repo from './import.repo.ts';
import { insertPages, lockPages, type NewPage } from './import.pages.repo.ts';
import { findTargets, noteKey, type Targets } from './import.pages.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/**
 * Reports what `importCollections` would do now, without doing it; fails where that would.
 *
 * @throws too_many_collections, collection_full
 */
export async function previewImport(call: Collecting, input: ImportInput, signal?: AbortSignal): Promise<ImportReport> {
  const actor = requireActor(call);
  const find = await read(call.database.db, actor, input, signal);
  const { report } = await call.database.transaction((tx) => plan(tx, actor, input, find));
  return report;
}

/**
 * Takes in collections with their items (COL-18): all or nothing. What is there already gets the tags, notes and marks that
 * it has not (KEEP-03), so that the same file twice changes nothing.
 *
 * @throws too_many_collections, collection_full
 */
export async function importCollections(
  call: Collecting,
  input: ImportInput,
  signal?: AbortSignal,
): Promise<ImportReport> {
  const actor = requireActor(call);
  const find = await read(call.database.db, actor, input, signal);
  const report = await call.database.transaction(async (tx) => {
    const planned = await plan(tx, actor, input, find);
    // From here on it is done, whoever waits for the answer.
    signal?.throwIfAborted();
    const made = planned.parts.flatMap(({ made: collection }) => collection ?? []);
    await repo.insertCollections(tx, actor.user.id, made);
    const ids = await insertPages(tx, actor.user.id, pagesAmong(planned, find.pages));
    await updateHeld(
      tx,
      planned.parts.map(({ collection, completed }) => ({ collection, items: completed })),
    );
    const items = planned.parts.map(({ collection, added }) => ({
      collection,
      items: added.map((item) => ({ ...item, id: uuidv7(), entityId: ids.get(item.entityId) ?? item.entityId })),
    }));
    await repo.insertItems(tx, items);
    return planned.report;
  });
  return report;
}

/** Effect of an import on one collection. */
interface Part {
  collection: Authorized<CollectionOwner, 'edit'>;
  /** Set where the collection is to be made. */
  made: repo.NewCollection | null;
  added: FoundItem[];
  /** Items that it has already, with what is new on them. */
  completed: HeldItem[];
  summary: ImportReport['collections'][number];
}

interface Plan {
  parts: Part[];
  /** Pages that the member keeps already and that the import says something of, by the ids that these came with. */
  keptIds: ReadonlySet<string>;
  report: ImportReport;
}

/** Decides what an import does, and locks what it changes. */
async function plan(tx: Db, actor: Actor, input: ImportInput, { exists, targets, notes, pages }: Found): Promise<Plan> {
  const count = await lockMember(tx, actor.user.id);
  const names = [...new Set(input.collections.map(({ name }) => name))];
  const collections = firstOfEachName(await repo.lockByName(tx, actor.user.id, names));
  const kept = await lockPages(tx, actor.user.id, [...pages.values()]);
  const { gathered, unknown, unknownCount } = gather(input, (item) => {
    const named = namedEntity(item);
    if (exists(named)) return named;
    const target = item.url === undefined ? null : targets.get(item.url);
    if (target && 'toolId' in target) return { entityType: 'tool', entityId: target.toolId };
    const known = target?.page ?? notes.get(noteKey(item) ?? '');
    if (!known) return null;
    const page = kept.get(known.id) ?? known;
    const { fragment } = target ?? { fragment: '' };
    const isPart = fragment !== '' && !page.url?.endsWith(fragment);
    return { entityType: 'page', entityId: page.id, ...(isPart && { part: item.url }) };
  });
  const asked = gathered.flatMap(({ name, items }) => {
    const collection = collections.get(name);
    return collection ? [{ collectionId: collection.id, entities: items }] : [];
  });
  const holdings = await findHoldings(tx, asked);
  const parts = gathered.map((one) => {
    const collection = collections.get(one.name);
    return planPart(actor, one, collection, collection && holdings.get(collection.id));
  });
  const newCount = parts.filter(({ made }) => made).length;
  if (newCount > 0 && count + newCount > collectionLimits.collectionsMax) throw new AppError('too_many_collections');
  const added = parts.flatMap((part) => part.added);
  const became = (type: EntityType) => added.filter(({ entityType }) => entityType === type).length;
  const noteIds = new Set([...notes.values()].map(({ id }) => kept.get(id)?.id ?? id));
  const noteCount = added.filter(({ entityId }) => noteIds.has(entityId)).length;
  return {
    parts,
    keptIds: new Set(kept.keys()),
    report: {
      collections: parts.map(({ summary }) => summary),
      became: { deals: became('deal'), tools: became('tool'), pages: became('page') - noteCount, notes: noteCount },
      unknown,
      unknownCount,
    },
  };
}

/** Picks the pages that are to be made, and those that may get text which they lack. */
function pagesAmong({ parts, keptIds }: Plan, pages: ReadonlyMap<string, NewPage>): NewPage[] {
  const ids = new Set(parts.flatMap(({ added }) => added.map(({ entityId }) => entityId)));
  const saysText = ({ title, description }: NewPage) => title !== '' || description !== '';
  return [...pages.values()].filter((page) => ids.has(page.id) || (keptIds.has(page.id) && saysText(page)));
}

function planPart(
  actor: Actor,
  one: Gathered,
  target: CollectionOwner | undefined,
  holdings: Holdings | undefined,
): Part {
  const { name, description, isFavorite, items, repeated } = one;
  const held = new Map(holdings?.held.map((item) => [keyOf(item), item]));
  const added = items.filter((item) => !held.has(keyOf(item)));
  const completed = items.flatMap((item) => {
    const before = held.get(keyOf(item));
    if (!before) return [];
    const after = cutToItem(mergeSaved(before, item).after);
    return isAnything(additionsOf(before, after)) ? [{ ...before, ...after }] : [];
  });
  if (added.length > 0 && (holdings?.count ?? 0) + added.length > collectionLimits.itemsMax)
    throw new AppError('collection_full');
  const id = target?.id ?? uuidv7();
  return {
    collection: authorize(actor, target ?? { id, userId: actor.user.id }, 'edit'),
    made: target ? null : { id, name, description, isFavorite },
    added,
    completed,
    summary: {
      name,
      isNew: !target,
      itemCount: holdings?.count ?? 0,
      added: added.length,
      alreadyThere: items.length - added.length + repeated,
      completed: completed.length,
    },
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

/** Entities, pages and notes that items of an import may turn into. */
interface Found extends Targets {
  exists: (entity: Entity | null) => boolean;
}

/**
 * Finds what the input asks for: for each item the entity that it names, if that exists, or else what its web address
 * is. Reads before anything is locked, in turns with the others, and stops once the caller has left.
 */
async function read(db: Db, { user }: Actor, input: ImportInput, signal?: AbortSignal): Promise<Found> {
  const items = input.collections.flatMap((collection) => collection.items);
  const named = items.flatMap((item) => namedEntity(item) ?? []);
  const existing = new Set((await repo.findEntities(db, user.id, named)).map(keyOf));
  const exists = (entity: Entity | null) => entity !== null && existing.has(keyOf(entity));
  const others = items.filter((item) => !exists(namedEntity(item)));
  return { exists, ...(await findTargets(db, others, { member: user.id, signal })) };
}
