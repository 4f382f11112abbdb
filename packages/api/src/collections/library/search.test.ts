import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#testing/failure.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { LibraryFilter } from './library.contract.ts';
import { LIBRARY_SORTS } from './library.limits.ts';

type Client = ReturnType<TestApi['as']>;

let api: TestApi;
let mine: Client;
let stranger: Client;
let userId: string;
/** Names that this test gives to entities, by id. */
const names = new Map<string, string>();
const [first, second] = [uuidv7(), uuidv7()];

const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T00:00:00Z`;

async function keep(
  name: string,
  { type, id, collectionId = first, on, tags = [], notes = null }: Kept,
): Promise<void> {
  names.set(id, name);
  await api.database.pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, page_id, rank, added_at, tags, notes)
     values (gen_random_uuid(), $1, $2, $3, case when $2 = 'page' then $3::uuid end, 'g' || lpad(to_hex($4::int), 7, '0'), $5, $6, $7)`,
    [collectionId, type, id, 100 + on, day(on), tags, notes],
  );
}
interface Kept {
  type: 'deal' | 'tool' | 'page';
  id: string;
  collectionId?: string;
  /** Day of January. */
  on: number;
  tags?: string[];
  notes?: string | null;
}

async function makePage(address: string, title: string, description = '', deadSince: string | null = null) {
  const id = uuidv7();
  await api.database.pool.query(
    `insert into pages (id, user_id, url, canonical_url, title, description, dead_since) values ($1, $2, $3, $3, $4, $5, $6)`,
    [id, userId, address, title, description, deadSince],
  );
  return id;
}

beforeAll(async () => {
  api = await createTestApi();
  const user = await makeUser(api.database);
  userId = user.id;
  mine = api.as(user);
  stranger = api.as(await makeUser(api.database));
  await mine.collections.create({ id: first, name: 'Reading' });
  await mine.collections.create({ id: second, name: 'Atelier' });
  const tool = await makeTool(api.database, { name: 'Kiln', tagline: 'Ovens by the hour', domain: 'kiln.example' });
  const deal = await makeDeal(api.database, {
    title: 'Palette for life',
    priceMinor: 4_900,
    endsAt: new Date('2100-01-01'),
  });
  const ended = await makeDeal(api.database, { title: 'Easel once', priceMinor: 900, endsAt: new Date('2020-01-01') });
  const pages = [
    await makePage('https://clay.example/glazes', 'Über Glasuren', 'All about copper and ash'),
    await makePage('https://blog.example/gone', 'Bygone', '', '2026-02-01'),
    await makePage('https://zh.example/', '陶艺设计入门'),
  ] as const;
  await keep('kiln', { type: 'tool', id: tool.id, on: 1, notes: 'Ask Mira about COPPER wire' });
  await keep('palette', { type: 'deal', id: deal.id, on: 2, tags: ['Colour', 'to buy'], collectionId: second });
  await keep('easel', { type: 'deal', id: ended.id, on: 3, tags: ['colour'] });
  await keep('glazes', { type: 'page', id: pages[0], on: 4, tags: ['Colour', 'Clay'] });
  await keep('bygone', { type: 'page', id: pages[1], on: 5, collectionId: second });
  await keep('pottery', { type: 'page', id: pages[2], on: 6 });
  await mine.collections.favoriteItems({
    collectionId: first,
    entities: [{ entityType: 'tool', entityId: tool.id }],
    isFavorite: true,
  });
});
afterAll(() => api.close());

const found = async (filter: Partial<LibraryFilter>, client = mine) =>
  (await client.collections.search(filter)).items.map(({ entity_id }) => names.get(entity_id));

describe('searching the library', () => {
  it('finds by the beginnings of words in titles, descriptions, notes, tags and addresses, whatever their accents (CAT-13)', async () => {
    expect(await found({ q: 'copp', sort: 'newest' })).toEqual(['glazes', 'kiln']);
    expect(await found({ q: 'uber glasur' })).toEqual(['glazes']);
    expect(await found({ q: 'mira copper' })).toEqual(['kiln']);
    expect(await found({ q: 'ovens' })).toEqual(['kiln']);
    expect(await found({ q: 'clay', sort: 'newest' })).toEqual(['glazes']);
    expect(await found({ q: 'to bu' })).toEqual(['palette']);
    expect(await found({ q: '设计' })).toEqual(['pottery']);
    expect(await found({ q: 'https://www.clay.example/glazes' })).toEqual(['glazes']);
    expect(await found({ q: 'copper mira nothing' })).toEqual([]);
    expect(await found({ q: "'); drop table pages; --" })).toEqual([]);
    expect(await found({ q: '& | ! <-> :* ★' })).toEqual([]);
  });

  it('follows edits, tags, removals and renames (CAT-13)', async () => {
    const [item] = (await mine.collections.search({ q: 'easel' })).items;
    if (!item) throw new Error('it is kept');
    const collectionId = first;
    const entity = { entityType: item.entity_type, entityId: item.entity_id };
    await mine.collections.setNotes({ collectionId, ...entity, notes: 'Marginalia' });
    await mine.collections.tagItems({ collectionId, entities: [entity], add: ['Later'] });
    expect([await found({ q: 'marginalia' }), await found({ q: 'later' })]).toEqual([['easel'], ['easel']]);
    await mine.collections.setNotes({ collectionId, ...entity, notes: null });
    await mine.collections.tagItems({ collectionId, entities: [entity], remove: ['Later'] });
    expect([await found({ q: 'marginalia' }), await found({ q: 'later' })]).toEqual([[], []]);
    await mine.collections.removeItems({ collectionId, entities: [entity] });
    expect(await found({ q: 'easel' })).toEqual([]);
    await mine.collections.restoreItems({ collectionId, entities: [entity] });
    expect(await found({ q: 'easel' })).toEqual(['easel']);
    await api.database.pool.query(`update pages set title = 'Palimpsest' where title = 'Bygone'`);
    expect([await found({ q: 'palimpsest' }), await found({ q: 'bygone' })]).toEqual([['bygone'], []]);
    await api.database.pool.query(`update pages set title = 'Bygone' where title = 'Palimpsest'`);
  });

  it('finds words of notes that have no search words stored yet (CAT-13)', async () => {
    await api.database.pool.query(`alter table collection_items disable trigger collection_items_words`);
    await api.database.pool.query(`update collection_items set words = null where notes is not null`);
    await api.database.pool.query(`alter table collection_items enable trigger collection_items_words`);
    expect(await found({ q: 'mira' })).toEqual(['kiln']);
  });

  it('filters by tags, kinds, collections, favourites and dead pages, all at once (CAT-13)', async () => {
    const sort = 'newest';
    expect(await found({ tags: ['COLOUR'], sort })).toEqual(['glazes', 'easel', 'palette']);
    expect(await found({ tags: ['colour', 'clay'] })).toEqual(['glazes']);
    expect(await found({ isTagged: false, sort })).toEqual(['pottery', 'bygone', 'kiln']);
    expect(await found({ entityTypes: ['deal', 'tool'], sort })).toEqual(['easel', 'palette', 'kiln']);
    expect(await found({ entityTypes: ['page'], sort })).toEqual(['pottery', 'bygone', 'glazes']);
    expect(await found({ collectionIds: [second], sort })).toEqual(['bygone', 'palette']);
    expect(await found({ isFavorite: true })).toEqual(['kiln']);
    expect(await found({ isDead: true, sort })).toEqual(['bygone', 'easel']);
    expect(await found({ isDead: false, tags: ['colour'], sort })).toEqual(['glazes', 'palette']);
    expect(await found({ q: 'palette', tags: ['colour'], entityTypes: ['deal'], collectionIds: [second] })).toEqual([
      'palette',
    ]);
  });

  it('sorts by every field of an item, with unknown values last (CAT-13)', async () => {
    expect(await found({ sort: 'oldest' })).toEqual(['kiln', 'palette', 'easel', 'glazes', 'bygone', 'pottery']);
    expect(await found({ sort: 'title' })).toEqual(['bygone', 'easel', 'kiln', 'palette', 'glazes', 'pottery']);
    expect(await found({ sort: '-title' })).toEqual(['pottery', 'glazes', 'palette', 'kiln', 'easel', 'bygone']);
    expect((await found({ sort: 'price' })).slice(0, 2)).toEqual(['easel', 'palette']);
    expect((await found({ sort: '-price' })).slice(0, 2)).toEqual(['palette', 'easel']);
    expect((await found({ sort: 'ending' }))[0]).toBe('palette');
    expect(new Set((await found({ sort: 'collection' })).slice(0, 2))).toEqual(new Set(['bygone', 'palette']));
    expect((await found({ sort: 'site' })).slice(2)).toEqual(['bygone', 'glazes', 'kiln', 'pottery']);
    expect((await found({ q: 'clay copper', sort: 'relevance' }))[0]).toBe('glazes');
  });

  it('finds nothing of other members, not even by the id of their collection (CAT-13)', async () => {
    expect(await found({ q: 'kiln' }, stranger)).toEqual([]);
    expect(await stranger.collections.search({ collectionIds: [first] })).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
      correctedQuery: null,
    });
  });

  it('refuses cursors that it did not issue for this order (T24)', async () => {
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of ['x', written(['newest', 'a', uuidv7()]), written(['title', 1, uuidv7()]), written([])])
      expect(await failure(mine.collections.search({ sort: 'newest', cursor }))).toBe('400 invalid_input');
    expect(await failure(mine.collections.search({ sort: 'title', cursor: written(['title', 'a\0', uuidv7()]) }))).toBe(
      '400 invalid_input',
    );
    for (const sort of LIBRARY_SORTS) await mine.collections.search({ sort, q: 'a' });
  });
});

describe('duplicates', () => {
  it('are grouped, the oldest first: across collections, and a page at the address of its tool (CAT-13)', async () => {
    const before = await mine.collections.duplicates({});
    expect(before).toEqual({ groups: [], nextCursor: null, total: 0 });
    const { items } = await mine.collections.search({ q: 'glasuren' });
    const glazes = items[0]?.entity_id ?? '';
    await keep('glazes', { type: 'page', id: glazes, on: 9, collectionId: second });
    const tool = await makeTool(api.database, { website: 'https://www.wheel.example/' });
    const home = await makePage('https://wheel.example', 'The wheel');
    const article = await makePage('https://wheel.example/blog', 'On the wheel');
    await api.database.pool.query('update pages set tool_id = $1 where id = any($2)', [tool.id, [home, article]]);
    await keep('wheel', { type: 'tool', id: tool.id, on: 11 });
    await keep('home', { type: 'page', id: home, on: 10, collectionId: second });
    await keep('article', { type: 'page', id: article, on: 12 });
    const { groups, total } = await mine.collections.duplicates({});
    expect(total).toBe(2);
    expect(groups.map((group) => group.items.map((one) => [names.get(one.entity_id), one.collection_id]))).toEqual([
      [
        ['glazes', first],
        ['glazes', second],
      ],
      [
        ['home', second],
        ['wheel', first],
      ],
    ]);
    expect(await stranger.collections.duplicates({})).toMatchObject({ total: 0 });
    expect(await failure(mine.collections.duplicates({ cursor: 'tool:x' }))).toBe('400 invalid_input');
  });

  it('come with their four oldest items, in 60 kB whatever their notes, and whole when one is asked for (CAT-13)', async () => {
    const reader = api.as(await makeUser(api.database));
    const ids = Array.from({ length: 6 }, () => uuidv7());
    for (const [n, id] of ids.entries()) await reader.collections.create({ id, name: `Collection ${n}` });
    const tools = await Promise.all(Array.from({ length: 12 }, () => makeTool(api.database)));
    const notes = '界'.repeat(700);
    for (const collectionId of ids)
      for (const { id } of tools)
        await reader.collections.addItem({ collectionId, entityType: 'tool', entityId: id, notes });
    type Page = Awaited<ReturnType<typeof reader.collections.duplicates>>;
    const pages: Page[] = [];
    do pages.push(await reader.collections.duplicates({ cursor: pages.at(-1)?.nextCursor }));
    while (pages.at(-1)?.nextCursor);
    for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(61_000);
    expect(pages.map(({ total }) => total)).toEqual([12, ...pages.slice(1).map(() => null)]);
    const groups = pages.flatMap((page) => page.groups);
    expect(groups.map(({ thing }) => thing)).toEqual(tools.map(({ id }) => `tool:${id}`).toSorted());
    const placesOf = (group?: Page['groups'][number]) => group?.items.map(({ collection_id }) => collection_id);
    for (const group of groups) expect([group.count, placesOf(group)]).toEqual([6, ids.slice(0, 4)]);
    const { thing } = groups[0] ?? { thing: '' };
    const whole = await reader.collections.duplicates({ thing });
    expect(whole).toMatchObject({ nextCursor: null, total: null, groups: [{ thing, count: 6 }] });
    expect(placesOf(whole.groups[0])).toEqual(ids);
    expect(await stranger.collections.duplicates({ thing })).toEqual({ groups: [], nextCursor: null, total: null });
    expect(await failure(reader.collections.duplicates({ thing: 'user:1' }))).toBe('400 invalid_input');
  });

  it('are whole with the page at the address of their tool (CAT-13)', async () => {
    const { groups } = await mine.collections.duplicates({});
    for (const group of groups)
      expect((await mine.collections.duplicates({ thing: group.thing })).groups).toEqual([group]);
    expect(groups).toHaveLength(2);
  });
});

describe('saved filters', () => {
  it('are kept under their names, changed and forgotten; others’ are out of reach (CAT-13)', async () => {
    const id = uuidv7();
    const filter = { q: 'copper', tags: ['Colour'], isFavorite: true, sort: 'title' as const };
    for (const name of ['Copper', ' Copper things ']) await mine.collections.saveFilter({ id, name, filter });
    const { filters } = await mine.collections.filters();
    expect(filters).toEqual([{ id, name: 'Copper things', filter: { ...filter, entityTypes: [], collectionIds: [] } }]);
    expect(await stranger.collections.filters()).toEqual({ filters: [] });
    expect(await failure(stranger.collections.saveFilter({ id, name: 'Mine', filter }))).toBe('409 id_taken');
    await stranger.collections.deleteFilter({ id });
    expect((await mine.collections.filters()).filters).toHaveLength(1);
    await mine.collections.deleteFilter({ id });
    await mine.collections.deleteFilter({ id });
    expect((await mine.collections.filters()).filters).toEqual([]);
  });

  it('are 50 at most (CAT-13)', async () => {
    const save = (id: string) => stranger.collections.saveFilter({ id, name: 'One more', filter: {} });
    const ids = Array.from({ length: 50 }, () => uuidv7());
    await Promise.all(ids.map(save));
    expect(await failure(save(uuidv7()))).toBe('400 invalid_input');
    await save(ids[0] ?? '');
  });

  it('puts whole words before prefixes (CAT-13)', async () => {
    const reader = api.as(await makeUser(api.database));
    const titles = ['Glaze 1722', 'Glaze 17', 'Glaze 170'];
    const items = titles.map((title, n) => ({ url: `https://glazes.example/${n}`, title }));
    await reader.collections.import({ collections: [{ name: 'Glazes', items }] });
    const ids = (await reader.collections.search({ q: 'glaze 17' })).items.map(({ entity_id }) => entity_id);
    const pages = await reader.collections.pages({ ids });
    expect([ids.length, pages.find(({ id }) => id === ids[0])?.title]).toEqual([3, 'Glaze 17']);
  });
});
