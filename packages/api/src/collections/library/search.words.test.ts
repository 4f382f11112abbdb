import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#testing/failure.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let stranger: ReturnType<TestApi['as']>;
let collectionId: string;
/** Names of pages and tools here, by id. */
const names = new Map<string, string>();

beforeAll(async () => {
  api = await createTestApi();
  mine = api.as(await makeUser(api.database));
  stranger = api.as(await makeUser(api.database));
  const items = [
    { url: 'https://kiln.example/', title: 'Kiln', notes: 'Ask Mira about COPPER wire' },
    { url: 'https://clay.example/glazes', title: 'Über Glasuren', notes: 'All about copper and ash' },
    { url: 'https://blog.example/old', title: 'Bygone' },
    { url: 'https://zh.example/', title: '陶艺设计入门' },
    { url: 'https://ar.example/', title: 'كتب عن أدوات الخزف' },
  ];
  await mine.collections.import({ collections: [{ name: 'Clay', items }] });
  const { rows } = await api.database.pool.query<{ id: string; url: string; collection_id: string }>(
    `select p.id, p.url, i.collection_id from pages p join collection_items i on i.page_id = p.id`,
  );
  for (const { id, url } of rows) names.set(id, CALLED[new URL(url).hostname.split('.')[0] ?? ''] ?? '');
  collectionId = rows[0]?.collection_id ?? '';
});
afterAll(() => api.close());

const CALLED: Record<string, string> = { kiln: 'kiln', clay: 'glazes', blog: 'bygone', zh: 'pottery', ar: 'arabic' };

const found = async (q: string) =>
  (await mine.collections.search({ q })).items.map(({ entity_id }) => names.get(entity_id));

it('finds "quoted words" in a row, and leaves out items with a -word, also while the quote is open (CAT-13)', async () => {
  for (const [q, some] of [
    ['"about copper"', ['kiln', 'glazes']],
    ['“Copper AND”', ['glazes']],
    ['"copper wi', ['kiln']],
    ['"copper wi"', []],
    ['copper -wire', ['glazes']],
    ['copper -wir', ['kiln', 'glazes']],
    ['copper -"about copper and"', ['kiln']],
    ['-copper -about', ['pottery', 'bygone', 'arabic']],
    ['„Über Glasuren“ -mira', ['glazes']],
    ['«设计入门»', ['pottery']],
    ['"门入"', []],
    ['كتب "أدوات الخزف"', ['arabic']],
    ['"', []],
    ['-', []],
  ] as const)
    expect([q, new Set(await found(q))]).toEqual([q, new Set(some)]);
});

it('tolerates typos, split or joined words, other forms and languages when nothing is found, and says what it searched for (CAT-13)', async () => {
  for (const [q, some, corrected] of [
    ['coper', ['glazes', 'kiln'], 'copper'],
    ['cpoper wrie', ['kiln'], 'copper wire'],
    ['Glasurn', ['glazes'], 'glasuren'],
    ['copperwire', ['kiln'], null],
    ['by gone', ['bygone'], null],
    ['coper -wire', ['glazes'], 'copper -wire'],
    ['coper "and ash"', ['glazes'], 'copper "and ash"'],
    ['ادوات', ['arabic'], null],
    ['الخزق', ['arabic'], 'الخزف'],
    ['陶艺 calligraphy', [], null],
    ['"coper"', [], null],
    ['xylophone', [], null],
  ] as const) {
    const { items, correctedQuery } = await mine.collections.search({ q });
    const ids = items.map(({ entity_id }) => names.get(entity_id));
    expect([q, new Set(ids), correctedQuery]).toEqual([q, new Set(some), corrected]);
  }
  // Another member's words are unknown to it.
  expect(await stranger.collections.search({ q: 'coper' })).toMatchObject({ total: 0, correctedQuery: null });
});

it('tolerates what the catalogue’s search does: forms, synonyms in six languages, and typos in words of the catalogue (CAT-13)', async () => {
  const tool = await makeTool(api.database, { name: 'Ledgerline', tagline: 'Invoice design', category: 'design' });
  await api.database.transaction(refreshSearchWords);
  await mine.collections.addItem({ id: uuidv7(), collectionId, entityType: 'tool', entityId: tool.id });
  names.set(tool.id, 'ledger');
  for (const q of [
    'invoices',
    'gestaltung',
    'diseño',
    'التصميم',
    '设计 ledgerline',
    'desgin ledgerline',
    'ledger line',
  ])
    expect([q, await found(q)]).toEqual([q, ['ledger']]);
});

it('reads the next page with the words that it found instead (CAT-13)', async () => {
  const reader = api.as(await makeUser(api.database));
  const items = Array.from({ length: 201 }, (_, n) => ({ url: `https://many.example/${n}`, title: `Marmalade ${n}` }));
  await reader.collections.import({ collections: [{ name: 'Jam', items }] });
  const page = await reader.collections.search({ q: 'marmelade' });
  expect([page.items.length, page.total, page.correctedQuery]).toEqual([200, 201, 'marmalade']);
  const next = await reader.collections.search({ q: 'marmelade', cursor: page.nextCursor });
  expect([next.items.length, next.nextCursor]).toEqual([1, null]);
});

it('suggests five saved items while one types, with their collections, tolerating typos, and nothing of other members (CAT-13)', async () => {
  const { items, corrected } = await mine.collections.suggest({ q: 'coper wi' });
  expect(corrected).toBe('copper wi');
  expect(items).toEqual([
    {
      id: expect.any(String),
      entityType: 'page',
      title: 'Kiln',
      slug: null,
      url: 'https://kiln.example/',
      collectionId,
      collectionName: 'Clay',
    },
  ]);
  const deal = await makeDeal(api.database, { title: 'Copper tongs for life', slug: 'tongs' });
  await mine.collections.addItem({ id: uuidv7(), collectionId, entityType: 'deal', entityId: deal.id });
  expect((await mine.collections.suggest({ q: 'tongs' })).items).toMatchObject([
    { entityType: 'deal', title: 'Copper tongs for life', slug: 'tongs', url: null },
  ]);
  expect(await mine.collections.suggest({ q: ' ' })).toEqual({ items: [], corrected: null });
  expect(await stranger.collections.suggest({ q: 'copper' })).toEqual({ items: [], corrected: null });
  expect(await failure(api.as(null).collections.suggest({ q: 'copper' }))).toBe('401 unauthenticated');
  expect(await failure(mine.collections.suggest({ q: 'q'.repeat(201) }))).toBe('400 invalid_input');
  const many = Array.from({ length: 7 }, (_, n) => ({ url: `https://tea.example/${n}`, title: `Samovar ${n}` }));
  await mine.collections.import({ collections: [{ name: 'Tea', items: many }] });
  expect((await mine.collections.suggest({ q: 'samovar' })).items).toHaveLength(5);
});
