import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type {
  CollectionInput,
  CollectionItem,
  FactsPage,
  ItemFacts,
  ItemsPage,
  ItemsPageInput,
  Saved,
  SavedInput,
} from '../collections.contract.ts';
import { authorize } from '../collections.policy.ts';
import { readCursor, writeCursor } from '../order/order.cursor.ts';
import * as repo from './paging.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

const rankIn = (cursor: string | null | undefined): string | null => (cursor ? readCursor(cursor) : null);
const cursorOf = (below: string | null): string | null => below && writeCursor(below);

/** Some of a collection's items, in its order. @throws not_found */
export async function listItems(call: Collecting, { collectionId, cursor }: ItemsPageInput): Promise<ItemsPage> {
  const actor = requireActor(call);
  const { json, below } = authorize(
    actor,
    await repo.findItems(call.database.db, collectionId, rankIn(cursor)),
    'view',
  );
  return { items: JSON.parse(json) as CollectionItem[], nextCursor: cursorOf(below) };
}

/**
 * Returns the fields by which these items can be sorted and filtered.
 *
 * @throws not_found
 */
export async function listFacts(call: Collecting, { collectionId, cursor }: ItemsPageInput): Promise<FactsPage> {
  const actor = requireActor(call);
  const { json, below } = authorize(
    actor,
    await repo.findFacts(call.database.db, collectionId, rankIn(cursor)),
    'view',
  );
  return { facts: JSON.parse(json) as ItemFacts[], nextCursor: cursorOf(below) };
}

/** Finds the collections in which these deals and tools are saved; those that are in none are left out. */
export async function listSaved(call: Collecting, { entities }: SavedInput): Promise<{ saved: Saved[] }> {
  const actor = requireActor(call);
  return { saved: await repo.findSaved(call.database.db, actor.user.id, entities) };
}

/**
 * JSON that is written while it is read, a page of items in memory at a time: `start` is there before anything is
 * answered, `rest` only where that was not all. What moves meanwhile may be missing or come twice.
 */
export interface Written {
  start: string;
  /** Throws where the database fails meanwhile. */
  rest: AsyncGenerator<string> | null;
}

/** `{ items }` of one collection (spec §7). @throws not_found */
export async function writeItems(call: Collecting, { collectionId }: CollectionInput): Promise<Written> {
  const actor = requireActor(call);
  const { json, below } = authorize(actor, await repo.findItems(call.database.db, collectionId, null), 'view');
  const start = `{"items":[${inner(json)}`;
  if (below === null) return { start: `${start}]}`, rest: null };
  const { db } = call.database;
  async function* rest(from: string) {
    for await (const piece of piecesOf(db, collectionId, from)) yield `,${piece}`;
    yield ']}';
  }
  return { start, rest: rest(below) };
}

/** `{ collections }` of the actor with their items, favourites first, then the oldest (spec §7). */
export async function writeCollections(call: Collecting): Promise<Written> {
  const actor = requireActor(call);
  const { db } = call.database;
  const first = await repo.findPortion(db, actor.user.id, null);
  if (first.isLast && first.portion.every(({ items }) => items !== null)) {
    const all = first.portion.map(({ head, items }) => `${begun(head)}${items}}`);
    return { start: `{"collections":[${all.join(',')}]}`, rest: null };
  }
  async function* rest() {
    let before = '';
    for await (const { id, head, items } of portions(db, actor.user.id, first)) {
      yield before + begun(head);
      before = ',';
      if (items !== null) yield items;
      else {
        yield '[';
        yield* separated(piecesOf(db, id, null));
        yield ']';
      }
      yield '}';
    }
    yield ']}';
  }
  return { start: '{"collections":[', rest: rest() };
}

/** A collection's JSON up to its items. */
const begun = (head: string): string => `${head.slice(0, -1)},"items":`;

async function* portions(
  db: Db,
  userId: string,
  first: Awaited<ReturnType<typeof repo.findPortion>>,
): AsyncGenerator<repo.WrittenCollection> {
  for (let found = first; ;) {
    yield* found.portion;
    const last = found.portion.at(-1);
    if (found.isLast || !last) return;
    found = await repo.findPortion(db, userId, last.id);
  }
}

/** The items below a rank, each page of them without its brackets. */
async function* piecesOf(db: Db, collectionId: string, from: string | null): AsyncGenerator<string> {
  let below = from;
  do {
    const page = await repo.findItems(db, collectionId, below);
    // Deleted meanwhile, or emptied.
    if (!page || page.json === '[]') return;
    yield inner(page.json);
    ({ below } = page);
  } while (below !== null);
}

async function* separated(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '';
  for await (const piece of pieces) {
    yield before + piece;
    before = ',';
  }
}

/** Strips the brackets of a JSON array. */
const inner = (json: string): string => json.slice(1, -1);
