import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { allItems } from '#testing/whole-collections.ts';

let api: TestApi;
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
});
afterAll(() => api.close());

describe('a move of many', () => {
  it('sends as many statements as a move of one, and reads no table from end to end (COL-16, T41)', async () => {
    const { pool } = api.database;
    const mine = api.as(await makeUser(api.database));
    const [from, to] = (await mine.collections.load()).collections.map(({ id }) => id);
    if (!from || !to) throw new Error('two collections were expected');
    const others = await Promise.all(
      Array.from({ length: 7 }, async () => api.as(await makeUser(api.database)).collections.load()),
    );
    await pool.query(
      `with made as (
         insert into tools (id, slug, name, category)
         select gen_random_uuid(), 'moved-' || n, 'Tool ' || n, 'other' from generate_series(1, 1200) n returning id
       ), numbered as (select id, row_number() over () as n from made)
       insert into collection_items (id, collection_id, entity_type, entity_id, rank)
       select gen_random_uuid(), c, 'tool', id, 'f' || lpad(n::text, 5, '0') || '1' from numbered, unnest($1::uuid[]) c`,
      [[from, ...others.flatMap((answer) => answer.collections.map(({ id }) => id))]],
    );
    await pool.query('vacuum (analyze) collection_items, tools');
    const items = await allItems(mine, from);
    const tools = items.map(({ entity_type, entity_id }) => ({ entityType: entity_type, entityId: entity_id }));
    expect(tools).toHaveLength(1200);

    const run = (start: number, length: number) => ({
      after: tools[start] ?? null,
      entities: tools.slice(start + 1, start + 1 + length),
    });
    const moveOf = (length: number) => async () => {
      const half = Math.ceil(length / 2);
      const runs = [run(0, half), run(600, length - half)].filter((one) => one.entities.length > 0);
      await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs });
      await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: to, runs });
      await mine.collections.moveItems({ fromCollectionId: to, toCollectionId: from, runs });
    };
    const scanned = async () => {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows: found } = await pool.query<{ read: string }>(
        `select sum(seq_tup_read) as read from pg_stat_user_tables where relname in ('collections', 'collection_items', 'tools', 'deals')`,
      );
      return Number(found[0]?.read);
    };

    const before = await scanned();
    const counts = [];
    for (const length of [1, 10, 1000]) counts.push(await countStatements(api.database, moveOf(length)));
    expect(new Set(counts).size).toBe(1);
    // Each move: begin, locks, gaps, items, counters, commit.
    expect(counts[0]).toBe(3 * 6);
    expect((await scanned()) - before).toBeLessThan(1000);
  });
});
