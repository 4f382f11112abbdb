import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { Entity } from '../collections.contract.ts';

const TOOLS = 1200;

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let collectionId: string;
let tools: Entity[];

beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into tools (id, slug, name, category) select gen_random_uuid(), 'many-' || n, 'Many', 'other' from generate_series(1, $1::int) n returning id`,
    [TOOLS],
  );
  tools = rows.map(({ id }) => ({ entityType: 'tool', entityId: id }));
});
afterAll(() => api.close());

beforeEach(async () => {
  const members = await Promise.all(Array.from({ length: 8 }, async () => api.as(await makeUser(api.database))));
  const collectionIds: string[] = [];
  for (const member of members)
    collectionIds.push(...(await member.collections.load()).collections.map(({ id }) => id));
  const [first] = members;
  if (!first) throw new Error('a member was expected');
  [mine, collectionId] = [first, collectionIds[0] ?? ''];
  // Two rows of each: one that was removed, and one that is there.
  await api.database.pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank, removed_at)
     select gen_random_uuid(), c, 'tool', id, 'f' || lpad((2 * n + gone)::text, 5, '0') || '1', case gone when 1 then now() end
     from unnest($1::uuid[]) with ordinality as e (id, n), unnest($2::uuid[]) c, generate_series(0, 1) gone`,
    [tools.map(({ entityId }) => entityId), collectionIds],
  );
  await api.database.pool.query('vacuum (analyze) collection_items, tools, collections');
});

/** Rows that sequential scans have read so far, of the tables that grow. */
async function scanned(): Promise<number> {
  await api.database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await api.database.pool.query<{ read: string }>(
    `select sum(seq_tup_read) as read from pg_stat_user_tables where relname in ('collection_items', 'deals')`,
  );
  return Number(rows[0]?.read);
}

describe('items', () => {
  it('change in bulk with as many statements as one, without reading a whole table (COL-16, T41)', async () => {
    const before = await scanned();
    const counts = [];
    for (const length of [1, 10, 1000]) {
      const input = { collectionId, entities: tools.slice(0, length) };
      counts.push([
        await countStatements(api.database, () => mine.collections.removeItems(input)),
        await countStatements(api.database, () => mine.collections.removeItems(input)),
        await countStatements(api.database, () => mine.collections.restoreItems(input)),
      ]);
    }
    // Begin, lock, change, mark, commit; to find what is removed already or what to restore takes one more, to count another.
    expect(counts).toEqual([
      [5, 5, 7],
      [5, 5, 7],
      [5, 5, 7],
    ]);
    expect((await scanned()) - before).toBe(0);
  });

  it('are added, noted and removed with one statement each, and one more only to say why nothing was done (COL-14, T41)', async () => {
    const [entity] = tools;
    if (!entity) throw new Error('a tool was expected');
    const change = { collectionId, ...entity };
    const statements = (work: () => Promise<unknown>) => countStatements(api.database, () => work().catch(() => {}));
    const before = await scanned();
    expect([
      await statements(() => mine.collections.removeItem(change)),
      await statements(() => mine.collections.addItem(change)),
      await statements(() => mine.collections.setNotes({ ...change, notes: 'Good' })),
      await statements(() => mine.collections.removeItem(change)),
      await statements(() => mine.collections.removeItem(change)),
    ]).toEqual([1, 1, 1, 1, 2]);
    expect((await scanned()) - before).toBe(0);
    const { rows } = await api.database.pool.query<{ told: number; counted: number }>(
      `select item_count as told, (select count(*)::int from collection_items where collection_id = c.id and removed_at is null) as counted
       from collections c where id = $1`,
      [collectionId],
    );
    expect(rows[0]?.told).toBe(rows[0]?.counted);
  });

  it('are read in one statement, whether there is one or 1,000 (COL-01, T41)', async () => {
    const before = await scanned();
    const counts = [];
    await mine.collections.removeItems({ collectionId, entities: tools });
    for (const [from, to] of [
      [0, 1],
      [1, 10],
      [10, 1000],
    ]) {
      await mine.collections.restoreItems({ collectionId, entities: tools.slice(from, to) });
      counts.push([
        await countStatements(api.database, () => mine.collections.load()),
        await countStatements(api.database, () => mine.collections.list()),
        await countStatements(api.database, () => mine.collections.facts({ collectionId })),
      ]);
    }
    expect(counts).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect((await scanned()) - before).toBe(0);
  });
});
