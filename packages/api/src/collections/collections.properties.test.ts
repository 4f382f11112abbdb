import { users } from '@onceware/db/schema/auth';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { TRPCError } from '@trpc/server';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '#kernel/trpc.ts';
import { commandsIn } from '#testing/collections-commands.ts';
import { type Answer, CollectionsModel, type Command, type Expected } from '#testing/collections-model.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { wholeCollections } from '#testing/whole-collections.ts';
import type { Entity } from './collections.contract.ts';

type Client = ReturnType<TestApi['as']>;

// Ids are fixed, so that a failing case reads the same each time; each run starts without the rows of the one before.
const idOf = (kind: string, n: number) => `${kind.repeat(8)}-0000-7000-8000-${String(n).padStart(12, '0')}`;
const idsOf = (kind: string, count: number) => Array.from({ length: count }, (_, n) => idOf(kind, n));

const DEFAULTS = idsOf('a', 3).map((id, n) => ({ id, name: `Default ${n}`, defaultKey: `default-${n}` }));
const DEFAULT_IDS = DEFAULTS.map(({ id }) => id);
const [FIRST, SECOND] = [idOf('a', 0), idOf('a', 1)];
const [MADE_FIRST, MADE_SECOND] = [idOf('b', 0), idOf('b', 1)];
const FOREIGN = idOf('c', 0);
const DEALS = idsOf('d', 10).map((entityId): Entity => ({ entityType: 'deal', entityId }));
/** Nobody touches these. */
const SEEDS = DEALS.slice(7);
/** A tool may have the id of a deal: they are two. */
const TOOL: Entity = { entityType: 'tool', entityId: idOf('d', 0) };
const NOWHERE: Entity = { entityType: 'deal', entityId: idOf('e', 0) };
const ITEM_IDS = idsOf('f', 12);
const CATALOG = [...DEALS, TOOL];

const addingTo = (collectionId: string, entities: Entity[]) =>
  entities.map((entity): Command => ({ do: 'addItem', input: { collectionId, ...entity } }));
const seeding = DEFAULT_IDS.flatMap((id) => addingTo(id, SEEDS));

const newModel = () => new CollectionsModel(DEFAULTS, CATALOG, [FOREIGN]);

/** Factor of the number of walks: for a night, or after a change to what they walk through. */
const TIMES = Number(process.env.PROPERTY_RUNS ?? '1');
/**
 * Ends in time to print the failing case with its seed, also when there is more to shrink; a slow machine runs fewer. Seeds are
 * new each time, so that walks add up over runs.
 */
const bounds = (numRuns: number) => ({ numRuns: numRuns * TIMES, interruptAfterTimeLimit: 45_000 * TIMES });
const TIMEOUT = 180_000 * TIMES;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await makeTool(api.database, { id: TOOL.entityId });
  for (const { entityId } of DEALS) await makeDeal(api.database, { id: entityId });
  const stranger = await makeUser(api.database);
  await api.database.db.insert(collections).values({ id: FOREIGN, userId: stranger.id, name: 'Not yours' });
});
afterAll(async () => {
  await latest;
  await api.close();
});

type Work = (clients: readonly [Client, Client], userId: string) => Promise<void>;

/** The time limit leaves a run behind that has not ended; the next one, with the same ids, begins after it. */
let latest: Promise<void> = Promise.resolve();
function asMember(work: Work): Promise<void> {
  const run = latest.then(() => asNewMember(work));
  latest = run.catch(() => undefined);
  return run;
}

/** Runs `work` as two clients of one new member with the three defaults. */
async function asNewMember(work: Work): Promise<void> {
  const { db } = api.database;
  const user = await makeUser(api.database);
  try {
    await db.insert(collections).values(DEFAULTS.map((one) => ({ ...one, userId: user.id })));
    await work([api.as(user), api.as(user)], user.id);
  } finally {
    await db.delete(users).where(eq(users.id, user.id));
  }
}

function send({ collections: procedures }: Client, command: Command): Promise<unknown> {
  switch (command.do) {
    case 'create':
      return procedures.create(command.input);
    case 'update':
      return procedures.update(command.input);
    case 'delete':
      return procedures.delete(command.input);
    case 'restore':
      return procedures.restore(command.input);
    case 'addItem':
      return procedures.addItem(command.input);
    case 'removeItem':
      return procedures.removeItem(command.input);
    case 'removeItems':
      return procedures.removeItems(command.input);
    case 'restoreItems':
      return procedures.restoreItems(command.input);
    case 'moveItems':
      return procedures.moveItems(command.input);
    case 'setNotes':
      return procedures.setNotes(command.input);
  }
}

async function answerTo(client: Client, command: Command): Promise<Answer> {
  try {
    await send(client, command);
    return 'ok';
  } catch (error) {
    if (error instanceof TRPCError) return failureOf(error).key;
    throw error;
  }
}

async function answersTo(client: Client, commands: Command[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const command of commands) answers.push(await answerTo(client, command));
  return answers;
}

async function loadedBy(client: Client): Promise<Expected[]> {
  const all = await wholeCollections(client);
  // The number that the database keeps, and its glance, are those of the items.
  expect(all.map(({ item_count, first }) => [item_count, first.map((ref) => ref.entity_id)])).toEqual(
    all.map(({ items }) => [items.length, items.slice(0, 4).map((item) => item.entity_id)]),
  );
  return all.map(({ id, name, is_default, is_favorite, items }) => ({
    id,
    name,
    isDefault: is_default,
    isFavorite: is_favorite,
    items: items.map(({ entity_type, entity_id, notes }) => ({ entityType: entity_type, entityId: entity_id, notes })),
  }));
}

/** All rows of the member, removed ones too. */
const rowsOf = (userId: string) =>
  api.database.db
    .select({
      place: sql<string>`${collectionItems.collectionId} || ' ' || ${collectionItems.rank}`,
      entityId: collectionItems.entityId,
      removedAt: collectionItems.removedAt,
    })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .where(eq(collections.userId, userId));

async function expectRanksApart(userId: string): Promise<void> {
  const places = (await rowsOf(userId)).map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
}

const isOneOf = (entities: Entity[]) => (entity: Entity) =>
  entities.some(({ entityType, entityId }) => entityType === entity.entityType && entityId === entity.entityId);

/** Returns what a client sees of these collections and entities. */
async function seen(client: Client, collectionIds: string[], entities: Entity[]): Promise<Expected[]> {
  const all = await loadedBy(client);
  return all
    .filter(({ id }) => collectionIds.includes(id))
    .map((one) => ({ ...one, items: one.items.filter(isOneOf(entities)) }));
}

describe('two clients of one member', () => {
  it(
    'get the answers of a model when they take turns, and see what it holds, order included (COL-12, COL-16, T28)',
    async () => {
      const entities = [...DEALS.slice(0, 3), TOOL];
      // Mostly what can be done, and now and then what cannot.
      const possible = commandsIn({
        collections: [FIRST, FIRST, SECOND, MADE_FIRST],
        changed: [...DEFAULT_IDS, MADE_FIRST],
        made: [MADE_FIRST],
        entities,
        anchors: [...entities, ...SEEDS],
        itemIds: [undefined, ...ITEM_IDS],
      });
      const impossible = commandsIn({
        collections: [FIRST, FOREIGN],
        changed: [FOREIGN],
        made: [FIRST, FOREIGN],
        entities: [...entities, NOWHERE],
        anchors: [NOWHERE],
        itemIds: ITEM_IDS,
      });
      const command = fc.oneof({ weight: 9, arbitrary: possible }, { weight: 1, arbitrary: impossible });
      const start = [...seeding, ...addingTo(FIRST, entities)];
      const turns = fc.array(fc.tuple(fc.nat(1), command), { minLength: 15, maxLength: 40, size: 'max' });
      await fc.assert(
        fc.asyncProperty(turns, (steps) =>
          asMember(async (clients) => {
            const model = newModel();
            expect(await answersTo(clients[0], start)).toEqual(start.map((step) => model.run(step)));
            for (const [turn, step] of steps) {
              expect([step, await answerTo(clients[turn] ?? clients[0], step)]).toEqual([step, model.run(step)]);
              expect(await loadedBy(clients[1])).toEqual(model.load());
            }
          }),
        ),
        bounds(30),
      );
    },
    TIMEOUT,
  );

  it(
    'do not disturb each other at once: each finds its own items as if it were alone (COL-12, COL-16, T28)',
    async () => {
      const scopeOf = (made: string, entities: Entity[], itemIds: string[]) => ({
        collections: [FIRST, FIRST, SECOND, made],
        changed: [made],
        made: [made],
        entities,
        anchors: [...entities, ...SEEDS],
        itemIds: [undefined, ...itemIds],
      });
      const scopes = [
        scopeOf(MADE_FIRST, DEALS.slice(0, 3), ITEM_IDS.slice(0, 6)),
        scopeOf(MADE_SECOND, DEALS.slice(3, 6), ITEM_IDS.slice(6)),
      ] as const;
      const commandsOf = (scope: (typeof scopes)[number]) =>
        fc
          .array(commandsIn(scope), { minLength: 10, maxLength: 20, size: 'max' })
          .map((commands) => [...addingTo(FIRST, scope.entities), ...commands]);
      await fc.assert(
        fc.asyncProperty(commandsOf(scopes[0]), commandsOf(scopes[1]), (...commands) =>
          asMember(async (clients, userId) => {
            await answersTo(clients[0], seeding);
            const answers = await Promise.all([answersTo(clients[0], commands[0]), answersTo(clients[1], commands[1])]);
            for (const n of [0, 1] as const) {
              const model = newModel();
              for (const command of seeding) model.run(command);
              expect(answers[n]).toEqual(commands[n].map((command) => model.run(command)));
              const { collections: shared, anchors } = scopes[n];
              expect(await seen(clients[n], [...DEFAULT_IDS, ...shared], anchors)).toEqual(model.load());
            }
            await expectRanksApart(userId);
          }),
        ),
        bounds(20),
      );
    },
    TIMEOUT,
  );

  it(
    'lose, duplicate and tie no items when they change the same ones at once (COL-12, COL-16, T28)',
    async () => {
      const entities = DEALS.slice(0, 4);
      const command = commandsIn({
        collections: [FIRST, SECOND, MADE_FIRST],
        changed: DEFAULT_IDS,
        made: [MADE_FIRST],
        entities,
        anchors: [...entities, ...SEEDS],
        itemIds: [undefined],
      });
      const commands = fc.array(command, { minLength: 10, maxLength: 20, size: 'max' });
      const start = [...seeding, ...addingTo(FIRST, entities)];
      await fc.assert(
        fc.asyncProperty(commands, commands, (...bothCommands) =>
          asMember(async (clients, userId) => {
            await answersTo(clients[0], start);
            const answers = await Promise.all([
              answersTo(clients[0], bothCommands[0]),
              answersTo(clients[1], bothCommands[1]),
            ]);
            const doneBy = (n: 0 | 1) => bothCommands[n].filter((_, index) => answers[n][index] === 'ok');
            const done = [...start, ...doneBy(0), ...doneBy(1)];
            const refusals = answers.flat().filter((answer) => answer !== 'ok');
            expect(['item_exists', 'item_not_found', 'not_found']).toEqual(
              expect.arrayContaining([...new Set(refusals)]),
            );

            await expectRanksApart(userId);
            const rows = await rowsOf(userId);
            for (const { entityId } of entities) {
              const own = rows.filter((row) => row.entityId === entityId);
              const live = own.filter(({ removedAt }) => removedAt === null).length;
              const counts = countsOf(done, entityId);
              // An add makes a row for ever; removals and restorals that found things done already have no effect.
              expect(own.length).toBe(counts.added);
              expect(live).toBeGreaterThanOrEqual(counts.added - counts.removed - counts.removedOrGone);
              expect(live).toBeLessThanOrEqual(counts.added - counts.removed + counts.restoredOrThere);
            }
            for (const { items } of await loadedBy(clients[0])) {
              expect(new Set(items.map(({ entityId }) => entityId)).size).toBe(items.length);
            }
            const seeds = await seen(clients[0], DEFAULT_IDS, SEEDS);
            expect(seeds.map(({ items }) => items.map(({ entityId }) => entityId))).toEqual(
              DEFAULT_IDS.map(() => SEEDS.map(({ entityId }) => entityId).toReversed()),
            );
          }),
        ),
        bounds(20),
      );
    },
    TIMEOUT,
  );
});

/** How often commands of each kind were done to a deal. */
function countsOf(done: Command[], entityId: string) {
  const counts = { added: 0, removed: 0, removedOrGone: 0, restoredOrThere: 0 };
  for (const command of done) {
    if (command.do === 'addItem' && command.input.entityId === entityId) counts.added += 1;
    if (command.do === 'removeItem' && command.input.entityId === entityId) counts.removed += 1;
    if (command.do !== 'removeItems' && command.do !== 'restoreItems') continue;
    if (!command.input.entities.some((entity) => entity.entityId === entityId)) continue;
    counts[command.do === 'removeItems' ? 'removedOrGone' : 'restoredOrThere'] += 1;
  }
  return counts;
}
