import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { allCollections, allItems } from '#testing/whole-collections.ts';
import type { Entity } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';

const { collectionsMax, itemsMax, itemsPage, collectionsPage } = collectionLimits;

let api: TestApi;
let user: SessionUser;
let mine: ReturnType<TestApi['as']>;
let collectionId: string;

/** A member at every limit: 200 collections of 5,000 items, the same tools in each. */
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  user = await makeUser(api.database);
  mine = api.as(user);
  await mine.collections.ensureDefaults();
  const { pool } = api.database;
  await pool.query(
    `insert into tools (id, slug, name, category) select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'limit-' || n, 'Tool ' || n, 'other'
     from generate_series(1, $1::int) n`,
    [itemsMax],
  );
  await pool.query(
    `insert into collections (id, user_id, name, description) select gen_random_uuid(), $1, 'Collection ' || n, 'What number ' || n || ' is for'
     from generate_series(1, $2::int - 3) n`,
    [user.id, collectionsMax],
  );
  // A million rows: no foreign key is asked for each, no index kept that no question here uses, and the counts, a trigger's
  // work, are made by hand.
  await pool.query(`set statement_timeout = 0;
    alter table retagged_items drop constraint retagged_items_item_id_collection_items_id_fk;
    alter table collection_items disable trigger user,
      drop constraint collection_items_collection_id_collections_id_fk,
      drop constraint collection_items_deal_id_deals_id_fk,
      drop constraint collection_items_tool_id_tools_id_fk,
      drop constraint collection_items_pkey;
    drop index collection_items_deal_id_idx, collection_items_tool_id_idx`);
  await pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     select ('00000000-' || lpad(to_hex(c.n), 4, '0') || '-7000-8000-' || lpad(to_hex(t.n), 12, '0'))::uuid, c.id, 'tool',
       ('00000000-0000-7000-8000-' || lpad(to_hex(t.n), 12, '0'))::uuid, 'g' || lpad(to_hex(t.n), 7, '0')
     from (select id, row_number() over (order by id) as n from collections) c, generate_series(1, $1::int) t (n)`,
    [itemsMax],
  );
  await pool.query('update collections set item_count = $1, next_rank = $1 + 1', [itemsMax]);
  await pool.query('reset statement_timeout');
  await pool.query('vacuum (analyze) collection_items, collections, tools');
  collectionId = (await allCollections(mine))[0]?.id ?? '';
}, 120_000);
afterAll(() => api.close());

/** Blocks that statements have touched so far, of the tables that grow and their indexes. */
async function touched(): Promise<number> {
  await api.database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await api.database.pool.query<{ blocks: string }>(
    `select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)) as blocks
     from pg_statio_user_tables where relname in ('collections', 'collection_items', 'tools', 'deals')`,
  );
  return Number(rows[0]?.blocks);
}

/** Measures what one call costs the database. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: number; blocks: number }> {
  const before = await touched();
  const statements = await countStatements(api.database, work);
  return { statements, blocks: (await touched()) - before };
}

const tool = (n: number): Entity => ({
  entityType: 'tool',
  entityId: `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
});

describe('a member with 200 collections of 5,000 items', () => {
  it('reads the first collections, with their counts, with one statement and 600 blocks (COL-01, T41)', async () => {
    const { collections, nextCursor } = await mine.collections.load();
    expect(collections).toHaveLength(collectionsPage);
    expect(new Set(collections.map(({ item_count, first }) => [item_count, first.length].join()))).toEqual(
      new Set([`${itemsMax},4`]),
    );
    expect(nextCursor).toBe(collections.at(-1)?.id);
    for (const cursor of [null, nextCursor]) {
      const cost = await costOf(() => mine.collections.load({ cursor }));
      expect(cost.statements).toBe(1);
      expect(cost.blocks).toBeLessThan(600);
    }
  });

  it('reads all of them page by page, each once and in order (COL-01)', async () => {
    const all = await allCollections(mine);
    expect(new Set(all.map(({ id }) => id)).size).toBe(collectionsMax);
    const inOrder = all.toSorted((a, b) => a.created_at.localeCompare(b.created_at, 'en') || (a.id < b.id ? -1 : 1));
    expect(all.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  });

  it('reads any page of items or facts with one statement that touches little more than the page (COL-16, T41)', async () => {
    const items = await allItems(mine, collectionId);
    expect(items.map((item) => item.entity_id)).toEqual(
      Array.from({ length: itemsMax }, (_, n) => tool(itemsMax - n).entityId),
    );
    const { nextCursor } = await mine.collections.items({ collectionId });
    for (const cursor of [null, nextCursor]) {
      const page = await costOf(() => mine.collections.items({ collectionId, cursor }));
      expect(page.statements).toBe(1);
      expect(page.blocks).toBeLessThan(1.2 * itemsPage);
      const facts = await costOf(() => mine.collections.facts({ collectionId, cursor }));
      expect(facts.statements).toBe(1);
      // Each title is looked up.
      expect(facts.blocks).toBeLessThan(6 * itemsPage);
    }
  });

  it('learns where the cards of a page are saved with one statement that looks each up in each collection (COL-09, T41)', async () => {
    const entities = Array.from({ length: 24 }, (_, n) => tool(1 + n * 200));
    const nowhere = { entityType: 'deal' as const, entityId: tool(1).entityId };
    const { saved } = await mine.collections.saved({ entities: [...entities, nowhere] });
    expect(saved.map(({ entity_id }) => entity_id).toSorted()).toEqual(entities.map(({ entityId }) => entityId));
    expect(new Set(saved.map(({ collection_ids }) => collection_ids.length))).toEqual(new Set([collectionsMax]));
    const cost = await costOf(() => mine.collections.saved({ entities }));
    expect(cost.statements).toBe(1);
    expect(cost.blocks).toBeLessThan(5 * 24 * collectionsMax);
  });
});
