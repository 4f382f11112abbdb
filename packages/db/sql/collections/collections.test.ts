import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [ONE, OTHER] = [idOf(1), idOf(2)];
const ADD = `insert into collection_items (id, collection_id, entity_type, entity_id, rank, notes, tags, removed_at)
  select lpad(n::text, 32, '0')::uuid, $1, 'tool', t.id, n::text, null, '{}', case when n = any($3::int[]) then now() end
  from unnest($2::int[]) as n join tools t on t.slug = n::text`;

/** Makes a member with two collections, and nine tools, `1` to `9`. */
async function fill(query: Query) {
  await query(`insert into users (id, name, email, password_hash) values ($1, 'Member', 'member@example.com', '-')`, [
    ONE,
  ]);
  await query(
    `insert into collections (id, user_id, name, item_count) values ($1, $1, 'One', 0), ($2, $1, 'Other', 0)`,
    [ONE, OTHER],
  );
  await query(
    `insert into tools (id, slug, name, category) select gen_random_uuid(), n::text, 'A tool', 'ai' from generate_series(1, 9) n`,
  );
}

describe('changed_tags', () => {
  it('takes out and adds without telling capitals apart; what is there keeps spelling and place (CAT-13)', async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => `t${n}`);
    const table = [
      [
        ['Design', 'to read'],
        ['design', 'New', 'NEW'],
        ['TO READ', 'x'],
        ['Design', 'New'],
      ],
      [['a', 'b'], ['B', 'c', 'A'], [], ['a', 'b', 'c']],
      [['a', 'b'], ['A'], ['a'], ['b', 'A']],
      [['A', 'a', 'b'], [], [], ['A', 'b']],
      [['Später', '設計', 'قراءة'], ['SPÄTER'], ['設計'], ['Später', 'قراءة']],
      [['a'], [], ['A'], []],
      [[], ['a b', '2026'], [], ['a b', '2026']],
      [[], [], [], []],
      [many, many.map((tag) => tag.toUpperCase()), ['t0'], [...many.slice(1), 'T0']],
      [null, ['a'], [], null],
      [['a'], null, [], null],
      [['a'], [], null, null],
    ];
    expect(await sql.answers('changed_tags(text[], text[], text[])', table)).toEqual(table);
  });
});

describe('tag_key', () => {
  it('is the tag in small letters by Unicode, whatever the server’s locale (CAT-13)', async () => {
    const table = [
      ['TO READ', 'to read'],
      ['ÄÖ', 'äö'],
      ['İ', 'i̇'],
      ['ΑΣ', 'ας'],
      ['Straße', 'straße'],
      ['設計', '設計'],
      ['قِراءة', 'قِراءة'],
      [' A2 ', ' a2 '],
      ['É'.repeat(100_000), 'é'.repeat(100_000)],
      ['', ''],
      [null, null],
    ];
    expect(await sql.answers('tag_key(text)', table)).toEqual(table);
  });
});

describe('tag_keys', () => {
  it('are those of each tag, in their order (CAT-13)', async () => {
    const table = [
      [
        ['ÄÖ', 'B', 'b', '設計', '', null],
        ['äö', 'b', 'b', '設計', '', null],
      ],
      [[], []],
      [null, null],
    ];
    expect(await sql.answers('tag_keys(text[])', table)).toEqual(table);
  });
});

describe('collection_item_words', () => {
  it('are those of tags, which weigh more, and note; none where both are empty (CAT-13)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(ADD, [ONE, [1], []]);
      const words = async (change: string, values: unknown[] = []) =>
        (await query(`update collection_items set ${change} returning words`, values))[0]?.['words'];
      expect(await words(`rank = 'b'`)).toBeNull();
      expect(await words(`notes = 'Crème BRÛLÉE, 2026'`)).toBe(`'2026':3B 'brulee':2B 'creme':1B`);
      expect(await words(`tags = '{"To read",設計}'`)).toBe(
        `'2026':7B 'brulee':6B 'creme':5B 'read':2A 'to':1A '計':4A '設':3A`,
      );
      expect(await words('notes = null')).toBe(`'read':2A 'to':1A '計':4A '設':3A`);
      expect(await words(`tags = '{}'`)).toBeNull();
      expect(await words('notes = $1', ['—!?'.repeat(100_000)])).toBeNull();
      expect(await words('notes = $1', ['y'.repeat(3_000)])).toBeNull();
      expect(await words(`notes = ''`)).toBeNull();
      await query(
        `insert into collection_items (id, collection_id, entity_type, entity_id, rank, notes, words)
         select $1, $2, 'tool', id, 'c', 'Fresh', 'forged' from tools where slug = '2'`,
        [idOf(91), ONE],
      );
      expect(await query('select words from collection_items where id = $1', [idOf(91)])).toEqual([
        { words: `'fresh':1B` },
      ]);
    }));
});

describe('count_collection_followers', () => {
  it('counts who comes and goes, of several collections at once, also with an account or a collection (NET-05)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      const counts = async () =>
        (await query('select followers_count from collections order by id')).map((row) => row['followers_count']);
      const follower = (n: number) => `${n}`.padStart(32, '0');
      await query(
        `insert into users (id, name, email, password_hash)
         select lpad(n::text, 32, '0')::uuid, 'Follower', n || '@example.com', '-' from generate_series(5, 7) n`,
      );
      await query(
        `insert into collection_follows (user_id, collection_id)
         select u.id, c.id from users u, collections c where u.name = 'Follower'`,
      );
      expect(await counts()).toEqual([3, 3]);
      await query('delete from collection_follows where user_id = $1', [follower(5)]);
      await query('delete from collection_follows where user_id = $1 and collection_id = $2', [follower(6), ONE]);
      expect(await counts()).toEqual([1, 2]);
      await query('delete from users where id = $1', [follower(7)]);
      await query('delete from collections where id = $1', [ONE]);
      expect(await counts()).toEqual([1]);
    }));
});

describe('count_collection_items', () => {
  const counts = async (query: Query) =>
    (await query('select item_count from collections order by id')).map((row) => row['item_count']);

  it('counts what comes, is removed, restored and moved, and goes, of several at once (COL-01)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(ADD, [ONE, [1, 2, 3, 4], [4]]);
      await query(ADD, [OTHER, [5, 6], []]);
      expect(await counts(query)).toEqual([3, 2]);
      await query(`update collection_items set removed_at = now() where rank in ('1', '5')`);
      expect(await counts(query)).toEqual([2, 1]);
      await query(`update collection_items set removed_at = null where rank in ('4', '5')`);
      expect(await counts(query)).toEqual([3, 2]);
      await query(`update collection_items set collection_id = $1 where rank in ('1', '2', '3')`, [OTHER]);
      expect(await counts(query)).toEqual([1, 4]);
      await query(`delete from collection_items where rank in ('1', '2', '4')`);
      expect(await counts(query)).toEqual([0, 3]);
    }));

  it('leaves collections alone where the number stays (COL-01)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(ADD, [ONE, [1, 2], [2]]);
      const version = () => query('select id, ctid::text from collections order by id');
      const before = await version();
      await query(`update collection_items set notes = 'Good'`);
      await query(`update collection_items set removed_at = case when removed_at is null then now() end`);
      await query('delete from collection_items where removed_at is not null');
      await query(ADD, [OTHER, [3], [3]]);
      expect(await version()).toEqual(before);
    }));

  it('leaves the counting to a statement that says it does, except of what goes (COL-01)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(`set local onceware.counts_items = 'on'`);
      await query(ADD, [ONE, [1, 2], []]);
      await query(`update collection_items set removed_at = now() where rank = '1'`);
      expect(await counts(query)).toEqual([0, 0]);
      await query(`delete from collection_items where rank = '2'`);
      expect(await counts(query)).toEqual([-1, 0]);
      await query(`set local onceware.counts_items = 'off'`);
      await query(ADD, [ONE, [3], []]);
      expect(await counts(query)).toEqual([0, 0]);
    }));
});

describe('newest_items', () => {
  it.each([
    ['in turn', 't * 8 + c'],
    ['one after the other', 'c * 40 + t'],
    ['most into one', 'case when c = 3 then 1000 else 0 end + t'],
    ['all at once', '0'],
  ])('are the newest of all collections that were filled %s, without what was removed (CAT-13)', (_how, minute) =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(
        `insert into collections (id, user_id, name) select lpad(n::text, 32, '9')::uuid, $1, 'C' from generate_series(1, 8) n`,
        [ONE],
      );
      await query(
        `with things as (
           insert into tools (id, slug, name, category) select gen_random_uuid(), 'x' || n, 'A tool', 'ai' from generate_series(1, 40) n
           returning id, substr(slug, 2)::int as t
         )
         insert into collection_items (id, collection_id, entity_type, entity_id, rank, added_at, removed_at)
         select md5(c || ' ' || t)::uuid, lpad(c::text, 32, '9')::uuid, 'tool', id, 'x' || t, now() + interval '1 minute' * (${minute}),
           case when t % 7 = 0 then now() end
         from things cross join generate_series(1, 8) c`,
      );
      const newest = async (wanted: number, from: string) =>
        (await query(`select id from ${from} order by added_at desc, id desc limit $1`, [wanted])).map(({ id }) => id);
      for (const wanted of [0, 1, 7, 8, 50, 280, 281, 5000]) {
        const found = await newest(
          10_000,
          `newest_items(array(select id from collections where name = 'C'), ${wanted})`,
        );
        expect(found).toEqual(await newest(wanted, 'collection_items where removed_at is null'));
      }
      expect(await query(`select * from newest_items('{}', 5)`)).toEqual([]);
    }),
  );
});
