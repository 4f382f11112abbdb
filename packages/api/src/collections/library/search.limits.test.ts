import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buffersOf, spilledBuffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { LibraryPage } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';

const COLLECTIONS = 10;
const ITEMS = 5000;

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let others: ReturnType<TestApi['as']>;

/** A member with 50,000 pages, and another with 5,000, who has taken out four times as many. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

beforeAll(async () => {
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  const user = await makeUser(api.database);
  const other = await makeUser(api.database);
  mine = api.as(user);
  others = api.as(other);
  // 100,000 rows: no foreign key is asked for each, and counts and words, triggers' work, are made by hand.
  await pool.query(`alter table collection_items disable trigger user,
    drop constraint collection_items_collection_id_collections_id_fk, drop constraint collection_items_page_id_pages_id_fk`);
  await pool.query(
    `insert into pages (id, user_id, url, canonical_url, title, description)
     select ${idOf("'page' || n")}, case when n <= $3 then $1::uuid else $2 end, 'https://site-' || n % 500 || '.example/' || n,
       'https://site-' || n % 500 || '.example/' || n, 'Word' || n % 4999 || ' title ' || n, 'What page ' || n || ' is about, in some words'
     from generate_series(1, $3::int + 5000) n`,
    [user.id, other.id, COLLECTIONS * ITEMS],
  );
  await pool.query(
    `with c as (
       insert into collections (id, user_id, name, item_count)
       select gen_random_uuid(), u, 'Collection ' || n, $3 from unnest(array[$1, $2]::uuid[]) u, generate_series(1, $4::int) n
       returning id, user_id
     ), numbered as (select *, row_number() over (partition by user_id order by id) - 1 as n from c)
     insert into collection_items (id, collection_id, entity_type, entity_id, page_id, rank, added_at, tags, words)
     select ${idOf("'item' || k")}, c.id, 'page', ${idOf("'page' || k")}, ${idOf("'page' || k")}, 'g' || lpad(to_hex(k), 7, '0'),
       now() - k * interval '1 minute', case when k % 10 = 0 then array['tag ' || k % 100] else '{}' end,
       case when k % 10 = 0 then search_document('tag ' || k % 100, 'A') end
     from generate_series(1, $3::int * $4::int + 5000) k
     join numbered c on (c.user_id = $1) = (k <= $3 * $4) and c.n = k % $4`,
    [user.id, other.id, ITEMS, COLLECTIONS],
  );
  // Taken out of each collection, above all that is still in it.
  await pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, page_id, rank, removed_at)
     select gen_random_uuid(), i.collection_id, 'page', i.page_id, i.page_id, 'h' || n || i.rank, now()
     from collection_items i join collections c on c.id = i.collection_id and c.user_id = $1
     cross join generate_series(1, 4) n`,
    [other.id],
  );
  await pool.query('vacuum (analyze) collection_items, collections, pages');
}, 120_000);
afterAll(() => api.close());

describe('a member who keeps 50,000 pages', () => {
  // An index scan that looked up each item's page would be 200,000 buffers.
  it.each([
    ['the newest', {}, 3000],
    ['those of a tag', { tags: ['tag 20'] }, 6000],
    ['the first by title', { sort: 'title' as const }, 15_000],
    ['those with words', { q: 'word17 titl' }, 15_000],
    ['those with words in a row and without others', { q: '"title 17" -word18' }, 15_000],
    ['what is dead', { isDead: true }, 15_000],
  ])('gets %s with one statement that reads their own rows once (CAT-13, T41)', async (_what, filter, most) => {
    const ask = () => mine.collections.search(filter);
    expect(await countStatements(api.database, ask)).toBe(1);
    expect(await buffersOf(api.database, ask)).toBeLessThan(most);
  });

  // Documents of all that match would be 2,600 buffers.
  it('has ids and keys of what matches a letter sorted, without the documents (T71)', async () => {
    const ask = () => mine.collections.search({ q: 't' });
    expect((await ask()).total).toBe(COLLECTIONS * ITEMS);
    expect(await spilledBuffersOf(api.database, ask)).toBeLessThan(500);
  });

  // Once as given, once for the member's words, once by other ones; the catalogue is asked by index for synonyms and what tools replace.
  it.each(['xylophone', 'wrod17 titel', 'wordtitle -page'])(
    'has their rows read at most three times when %s finds nothing as typed (CAT-13, T41)',
    async (q) => {
      const ask = () => mine.collections.search({ q });
      expect(await countStatements(api.database, ask)).toBeLessThanOrEqual(7);
      expect(await buffersOf(api.database, ask)).toBeLessThan(30_000);
    },
  );

  it('gets their tags and duplicates the same way (CAT-13, T41)', async () => {
    for (const ask of [() => mine.collections.tags(), () => mine.collections.duplicates({})]) {
      expect(await countStatements(api.database, ask)).toBe(1);
      expect(await buffersOf(api.database, ask)).toBeLessThan(6000);
    }
    expect((await mine.collections.tags()).tags).toHaveLength(10);
    // No row of the 5,000 items with tags is looked up: an index has them.
    expect(await buffersOf(api.database, () => mine.collections.tags())).toBeLessThan(300);
  });

  it('gets the first duplicates by looking up what is shown, in 60 kB (T71)', async () => {
    const reader = await makeUser(api.database);
    const kept = api.as(reader);
    const { rows: own } = await api.database.pool.query<{ id: string }>(
      `insert into collections (id, user_id, name, item_count)
       select gen_random_uuid(), $1, 'Again ' || n, 60 from generate_series(1, 100) n returning id`,
      [reader.id],
    );
    await api.database.pool.query(
      `with made as (
         insert into tools (id, slug, name, category)
         select gen_random_uuid(), 'again-' || n, 'Tool ' || n, 'other' from generate_series(1, 60) n returning id
       ), numbered as (select id, row_number() over () as n from made)
       insert into collection_items (id, collection_id, entity_type, entity_id, rank)
       select gen_random_uuid(), c, 'tool', id, 'f' || lpad(n::text, 5, '0') from numbered, unnest($1::uuid[]) c`,
      [own.map(({ id }) => id)],
    );
    await api.database.pool.query('vacuum (analyze) collection_items, collections, tools');
    const page = await kept.collections.duplicates({});
    expect([page.groups.length, page.total, page.groups[0]?.count]).toEqual([50, 60, 100]);
    expect(JSON.stringify(page).length).toBeLessThan(60_000);
    // A look for each of the 51 groups in each of the 100 collections: some levels of an index, and a row.
    expect(await buffersOf(api.database, () => kept.collections.duplicates({}))).toBeLessThan(51 * 100 * 5);
    const [group] = page.groups;
    const ask = () => kept.collections.duplicates({ thing: group?.thing });
    expect((await ask()).groups[0]?.items).toHaveLength(100);
    expect(await buffersOf(api.database, ask)).toBeLessThan(1000);
  });

  it('gets the first items of a collection without those that were taken out above them (T71)', async () => {
    const [collection] = (await others.collections.list()).collections;
    const ask = () => others.collections.items({ collectionId: collection?.id ?? '' });
    expect((await ask()).items).toHaveLength(500);
    expect(await buffersOf(api.database, ask)).toBeLessThan(150);
    expect(await buffersOf(api.database, () => others.collections.list())).toBeLessThan(100);
  });

  it('reads all pages of a result, each item once, and learns the total first (CAT-13)', async () => {
    const seen: string[] = [];
    const lengths: number[] = [];
    let cursor: string | null = null;
    let total: number | null = null;
    do {
      const page: LibraryPage = await mine.collections.search({ sort: 'title', q: 'word17', cursor });
      total ??= page.total;
      seen.push(...page.items.map(({ id }) => id));
      lengths.push(page.items.length);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(lengths.length).toBeGreaterThan(2);
    expect(new Set(lengths.slice(0, -1))).toEqual(new Set([libraryLimits.searchPage]));
    expect([new Set(seen).size, total]).toEqual([seen.length, seen.length]);
    expect((await mine.collections.search({})).total).toBe(COLLECTIONS * ITEMS);
  });
});

describe('a member who keeps 60,000 items', () => {
  let theirs: ReturnType<TestApi['as']>;
  const ids = ({ items }: LibraryPage) => items.map(({ id }) => id);
  /** All pages of a search. */
  const readAll = async (q: string) => {
    const pages = [await theirs.collections.search({ q })];
    for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
      pages.push(await theirs.collections.search({ q, cursor }));
    return { total: pages[0]?.total, isMore: pages[0]?.isMore, ids: pages.flatMap(ids) };
  };

  beforeAll(async () => {
    const { pool } = api.database;
    const user = await makeUser(api.database);
    theirs = api.as(user);
    await pool.query(
      `insert into pages (id, user_id, url, canonical_url, title)
       select ${idOf("'many' || n")}, $1, 'https://many.example/' || n, 'https://many.example/' || n,
         'Kept title ' || case when n % 1000 = 100 then 'rareword' when n % 20 = 0 then 'middling' else '' end
       from generate_series(1, 5000) n`,
      [user.id],
    );
    await pool.query(
      `with c as (
         insert into collections (id, user_id, name, item_count)
         select gen_random_uuid(), $1, 'Many ' || n, 5000 from generate_series(1, 12) n returning id
       ), numbered as (select id, row_number() over (order by id) as c from c)
       insert into collection_items (id, collection_id, entity_type, entity_id, page_id, rank, added_at, tags, words)
       select gen_random_uuid(), numbered.id, 'page', p.page, p.page, 'g' || lpad(n::text, 7, '0'), now() - (n * 12 + c) * interval '1 second',
         case when n = 7 then array['Kiln'] else '{}' end, case when n = 7 then search_document('Kiln', 'A') end
       from numbered cross join generate_series(1, 5000) n cross join lateral (select ${idOf("'many' || n")} as page) p`,
      [user.id],
    );
    await pool.query('vacuum (analyze) collection_items, collections, pages');
  }, 120_000);

  it('finds rare words by index, in pages and tags together, all and counted (CAT-13, T71)', async () => {
    expect(await readAll('rareword')).toMatchObject({ total: 60, isMore: undefined });
    expect(await readAll('title kiln')).toMatchObject({ total: 12, isMore: undefined });
    expect((await readAll('"kept title" -rareword middling')).ids).toHaveLength(245 * 12);
    const { rows } = await api.database.pool.query<{ id: string }>(
      `select i.id from collection_items i join pages p on p.id = i.page_id
       where p.search @@ 'rareword' order by ts_rank(p.search, 'rareword:*') + ts_rank(p.search, 'rareword') desc, i.id desc`,
    );
    expect((await readAll('rareword')).ids).toEqual(rows.map(({ id }) => id));
    const ask = () => theirs.collections.search({ q: 'rareword' });
    expect(await countStatements(api.database, ask)).toBe(3);
    expect(await buffersOf(api.database, ask)).toBeLessThan(9000);
  });

  it('weighs the newest with a common word, and goes on with the others, each once (CAT-13, T71)', async () => {
    const { total, isMore, ids: found } = await readAll('t');
    expect([total, isMore]).toEqual([libraryLimits.newestMin, true]);
    expect([found.length, new Set(found).size]).toEqual([60_000, 60_000]);
    const { rows } = await api.database.pool.query<{ id: string }>(
      `select id from collection_items where removed_at is null and collection_id in (select id from collections where name like 'Many %')
       order by added_at desc, id desc`,
    );
    const newest = rows.map(({ id }) => id);
    const { newestMin: many } = libraryLimits;
    expect(found.slice(0, many).toSorted()).toEqual(newest.slice(0, many).toSorted());
    expect(found.slice(many)).toEqual(newest.slice(many));
    // Each of the newest is looked up, with its page.
    expect(await buffersOf(api.database, () => theirs.collections.search({ q: 't' }))).toBeLessThan(many * 16);
  }, 120_000);

  it('finds what lacks a word, and nothing where no item has it (CAT-13, T71)', async () => {
    expect(await theirs.collections.search({ q: '-title' })).toMatchObject({ items: [], total: 0 });
    expect(await theirs.collections.search({ q: '-rareword' })).toMatchObject({
      total: libraryLimits.newestMin - 12,
      isMore: true,
    });
    expect(await theirs.collections.search({ q: 'xylophone' })).toMatchObject({ items: [], total: 0 });
    expect(await theirs.collections.search({ q: 'rarewrod' })).toMatchObject({ total: 60, correctedQuery: 'rareword' });
  });
});
