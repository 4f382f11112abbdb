import { makeDeal } from '@onceware/api/testing/factories';
import { countStatements } from '@onceware/api/testing/test-api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let mine: TestBrowser;
let theirs: TestBrowser;
let collectionId: string;
let otherId: string;
let entity: { entityType: 'deal'; entityId: string };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  [mine, theirs] = await Promise.all([server.signedIn(), server.signedIn()]);
  await mine.act('ensure_defaults');
  [collectionId, otherId] = await ids(mine);
  entity = { entityType: 'deal', entityId: (await makeDeal(server.services.database)).id };
});

async function ids(browser: TestBrowser): Promise<[string, string]> {
  const { collections } = (await browser.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  return [collections[0]?.id ?? '', collections[1]?.id ?? ''];
}

const items = async (browser: TestBrowser, id: string) => browser.get(`/api/user-collections/items?collectionId=${id}`);
const UTC = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /api/user-collections', () => {
  it('answers the collections with the fields of the specification and no others (API-01)', async () => {
    await mine.act('add_item', { collectionId, ...entity, notes: 'n' });
    const answer = await mine.get('/api/user-collections');
    expect(answer.statusCode).toBe(200);
    const item = {
      id: expect.any(String),
      collection_id: collectionId,
      entity_type: 'deal',
      entity_id: entity.entityId,
    };
    expect(answer.json().collections[0]).toEqual({
      id: collectionId,
      name: 'Nice Find',
      description: '',
      is_default: true,
      is_favorite: false,
      updated_at: UTC,
      share: null,
      items: [{ ...item, notes: 'n', added_at: UTC }],
    });
  });

  it('answers an empty list before the defaults are ensured (API-01)', async () => {
    expect((await theirs.get('/api/user-collections')).json()).toEqual({ collections: [] });
  });

  it('is refused to visitors with the error body of the contract (API-02)', async () => {
    const answer = await server.visitor.get('/api/user-collections');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: { code: 'unauthenticated', message: 'Sign in first.' } });
  });
});

describe('items beyond one statement', () => {
  const LARGE = 1201;
  let all: { id: string; name: string; items: { id: string; entity_id: string; notes: string | null }[] }[];

  /** One collection of three pages among 40 of some items each, all with notes. */
  beforeEach(async () => {
    const { pool } = server.services.database;
    await pool.query(
      `insert into tools (id, slug, name, category) select gen_random_uuid(), 'paged-' || n || gen_random_uuid(), 'Tool ' || n, 'other' from generate_series(1, $1::int) n`,
      [LARGE],
    );
    await pool.query(
      `insert into collections (id, user_id, name) select gen_random_uuid(), c.user_id, 'Collection ' || lpad(n::text, 2, '0')
       from collections c, generate_series(1, 40) n where c.id = $1`,
      [collectionId],
    );
    await pool.query(
      `insert into collection_items (id, collection_id, entity_type, entity_id, notes, rank)
       select gen_random_uuid(), c.id, 'tool', t.id, 'Note "' || t.n || '"', 'g' || lpad(to_hex(t.n), 7, '0')
       from (select id, row_number() over (order by id)::int as n from tools where slug like 'paged-%') t, collections c
       where c.user_id = (select user_id from collections where id = $1) and t.n <= case when c.id = $1 then $2::int else 37 end`,
      [collectionId, LARGE],
    );
    ({ collections: all } = (await mine.get('/api/user-collections')).json());
  });

  it('come in one answer of the contract, each once and in order (API-01)', async () => {
    expect(all).toHaveLength(43);
    expect(all.map(({ items: { length } }) => length)).toEqual([LARGE, ...Array.from({ length: 42 }, () => 37)]);
    for (const collection of all) {
      expect(Object.keys(collection)).toEqual([
        'id',
        'name',
        'description',
        'is_default',
        'is_favorite',
        'updated_at',
        'share',
        'items',
      ]);
      expect(new Set(collection.items.map(({ id }) => id)).size).toBe(collection.items.length);
      expect(collection.items.map(({ notes }) => Number(notes?.slice(6, -1)))).toEqual(
        collection.items.map((_, index) => collection.items.length - index),
      );
    }
    expect((await items(mine, collectionId)).json()).toEqual({ items: all[0]?.items });
  });

  it('are read some hundreds at a time, those of small collections together (T41)', async () => {
    const reading = (path: string) => countStatements(server.services.database, () => mine.get(path));
    // 1,201 by three, and 42 times 37 by thirteen collections at once; the first statement finds that the first is too large.
    expect(await reading('/api/user-collections')).toBe(1 + 3 + 4);
    expect(await reading(`/api/user-collections/items?collectionId=${collectionId}`)).toBe(3);
    expect(await reading(`/api/user-collections/items?collectionId=${otherId}`)).toBe(1);
  });
});

describe('GET /api/user-collections/items', () => {
  it('answers the items of one collection (API-01)', async () => {
    const { item } = (await mine.act('add_item', { collectionId, ...entity })).json();
    expect((await items(mine, collectionId)).json()).toEqual({ items: [item] });
    expect((await items(mine, otherId)).json()).toEqual({ items: [] });
  });

  it.each(['', 'x', '1', "' or 1=1 --"])('refuses the id %j and names the field (API-02)', async (id) => {
    const answer = await items(mine, encodeURIComponent(id));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid_input', issues: [{ path: 'collectionId' }] });
  });

  it('does not find unknown collections nor those of others (API-02, T11)', async () => {
    expect((await items(mine, uuidv7())).statusCode).toBe(404);
    expect((await items(theirs, collectionId)).statusCode).toBe(404);
    expect((await items(server.visitor, collectionId)).statusCode).toBe(401);
  });
});

describe('POST /api/user-collections', () => {
  it('ensures the defaults (API-01, API-03)', async () => {
    const answer = await theirs.act('ensure_defaults');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect((await theirs.get('/api/user-collections')).json().collections).toHaveLength(3);
  });

  it('adds, moves and removes an item (API-01, API-03)', async () => {
    const added = await mine.act('add_item', { collectionId, ...entity, notes: 'a note' });
    expect(added.statusCode).toBe(200);
    expect(added.json()).toEqual({
      item: {
        id: expect.any(String),
        collection_id: collectionId,
        entity_type: 'deal',
        entity_id: entity.entityId,
        notes: 'a note',
        added_at: UTC,
      },
    });
    const itemId = added.json().item.id;
    const moved = await mine.act('move_item', { itemId, fromCollectionId: collectionId, toCollectionId: otherId });
    expect([moved.statusCode, moved.json()]).toEqual([200, { ok: true }]);
    const removed = await mine.act('remove_item', { collectionId: otherId, ...entity });
    expect([removed.statusCode, removed.json()]).toEqual([200, { ok: true }]);
    expect((await items(mine, otherId)).json()).toEqual({ items: [] });
  });

  it('answers 409 to a duplicate and 404 to what is not there, with the sentences of the specification (API-02, COL-14, COL-10)', async () => {
    await mine.act('add_item', { collectionId, ...entity });
    const again = await mine.act('add_item', { collectionId, ...entity });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: { code: 'item_exists', message: 'Item already exists in this collection' } },
    ]);
    const absent = await mine.act('remove_item', { collectionId: otherId, ...entity });
    expect([absent.statusCode, absent.json()]).toEqual([
      404,
      { error: { code: 'item_not_found', message: 'Item not found in collection' } },
    ]);
  });

  it('lets one of two adds at the same moment win and answers 409 to the other (COL-14)', async () => {
    const both = await Promise.all([1, 2].map(() => mine.act('add_item', { collectionId, ...entity })));
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });

  it.each([
    ['an unknown action', { action: 'drop_table' }, 'action'],
    ['no action', { action: undefined }, 'action'],
    ['an id that is no UUID', { collectionId: '42' }, 'collectionId'],
    ['an unknown entity type', { entityType: 'user' }, 'entityType'],
    ['a number for a note', { notes: 7 }, 'notes'],
    ['a note over 5,000 characters', { notes: 'x'.repeat(5001) }, 'notes'],
    ['a control character', { notes: '\u0001' }, 'notes'],
    ['an unpaired surrogate', { notes: '\ud83d' }, 'notes'],
  ])('refuses %s and names the field (API-02)', async (_what, wrong, path) => {
    const answer = await mine.post('/api/user-collections', { action: 'add_item', collectionId, ...entity, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
    expect((await items(mine, collectionId)).json()).toEqual({ items: [] });
  });

  it.each([
    ['broken JSON', '{"action":', 400, 'invalid_input'],
    ['an empty body', '', 400, 'invalid_input'],
    ['a body that is no object', '"add_item"', 400, 'invalid_input'],
    ['a prototype key', '{"__proto__":{"x":1},"action":"ensure_defaults"}', 400, 'invalid_input'],
    ['a body of 1 MB', JSON.stringify({ action: 'add_item', notes: 'x'.repeat(1_000_000) }), 413, 'too_large'],
  ])('refuses %s (API-02)', async (_what, body, status, code) => {
    const answer = await mine.post('/api/user-collections', body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.body).not.toMatch(/node_modules|\.ts:|at .*\(/);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'answers 415 to the content type %j (API-02, T09)',
    async (type) => {
      const answer = await mine.post('/api/user-collections', '{"action":"ensure_defaults"}', { 'content-type': type });
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'not_json']);
    },
  );

  it.each(['https://evil.example', 'null', '', 'http://localhost:3001', 'http://localhost:3000.evil.example'])(
    'answers 403 to the origin %j (API-02, T09)',
    async (origin) => {
      const answer = await mine.post('/api/user-collections', { action: 'ensure_defaults' }, { origin });
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'foreign_origin']);
    },
  );

  it('changes nothing for visitors and other members (API-02, T11)', async () => {
    const add = { collectionId, ...entity };
    expect((await server.visitor.act('add_item', add)).statusCode).toBe(401);
    expect((await theirs.act('add_item', add)).statusCode).toBe(404);
    expect((await theirs.act('remove_item', add)).statusCode).toBe(404);
    expect((await items(mine, collectionId)).json()).toEqual({ items: [] });
  });
});

it('answers JSON errors to unknown API paths and methods (API-02)', async () => {
  const unknown = await mine.get('/api/nothing');
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
  const wrong = await server.app.inject({
    method: 'DELETE',
    url: '/api/user-collections',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(wrong.statusCode).toBe(404);
});
