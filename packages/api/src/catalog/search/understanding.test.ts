import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

interface Made {
  name: string;
  tagline: string;
  tags?: string[];
  replaces?: string[];
  category?: 'marketing' | 'finance' | 'productivity' | 'writing';
  price?: number;
}

const CATALOG: Made[] = [
  { name: 'Pigeonry', tagline: 'Reaches readers', tags: ['newsletter', 'email'], category: 'marketing', price: 59 },
  {
    name: 'Coinjar',
    tagline: 'Knows where it went',
    tags: ['households', 'splitting'],
    category: 'finance',
    price: 39,
  },
  { name: 'Leafbook', tagline: 'Pages for teams', tags: ['wiki', 'notes'], category: 'productivity', price: 60 },
  { name: 'Papyra', tagline: 'Pages for one', tags: ['wiki', 'notes'], category: 'productivity', price: 69 },
  { name: 'Slatehouse', tagline: 'Pages for schools', tags: ['wiki', 'notes'], category: 'productivity', price: 45 },
  {
    name: 'Quireling',
    tagline: 'Binds it',
    tags: ['notes'],
    replaces: ['Notion'],
    category: 'productivity',
    price: 79,
  },
  { name: 'Milkmop', tagline: 'For what was spilt', category: 'marketing' },
  { name: 'Spilt Bill', tagline: 'A game', category: 'writing' },
  { name: 'Stillpage', tagline: 'Distraction free writing', category: 'writing', price: 20 },
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const { price = 49, ...tool } of CATALOG) {
    const { id } = await makeTool(api.database, tool);
    await makeDeal(api.database, { toolId: id, title: 'For life', category: tool.category, priceMinor: price * 100 });
  }
  await api.database.transaction(refreshSearchWords);
});
afterAll(() => api.close());

const search = (q: string) => api.as(null).catalog.searchDeals({ q });
/** Returns the tools of the deals that match in full. */
async function names(q: string) {
  const { items, partialFrom } = await search(q);
  return items.slice(0, partialFrom ?? items.length).map(({ tool }) => tool.name);
}

describe('what people want to do', () => {
  it.each([
    ['send newsletters', 'Pigeonry'],
    ['Newsletter verschicken', 'Pigeonry'],
    ['split bills', 'Coinjar'],
    ['Kosten teilen', 'Coinjar'],
    ['dividir gastos', 'Coinjar'],
    ['dividir contas', 'Coinjar'],
    ['تقسيم الفواتير', 'Coinjar'],
    ['分摊费用', 'Coinjar'],
  ])('%j finds %s, by what it is tagged (CAT-16)', async (q, name) => {
    const { items, partialFrom } = await search(q);
    expect([items[0]?.tool.name, partialFrom === 0]).toEqual([name, false]);
  });
});

describe('a wish for others than a tool', () => {
  it.each([
    'alternative to Leafbook',
    'Leafbook Alternative',
    'something like Leafbook',
    'Leafbook 的替代品',
    'alternativa a Leafbook',
    'بديل Leafbook',
  ])('%j finds its kind, without itself (CAT-16)', async (q) => {
    const { items, understood } = await search(q);
    const found = items.map(({ tool }) => tool.name);
    expect(found.slice(0, 2).toSorted()).toEqual(['Papyra', 'Slatehouse']);
    expect(found).not.toContain('Leafbook');
    expect(understood).toEqual([expect.objectContaining({ insteadOf: 'Leafbook' })]);
  });

  it('knows a tool by the start of its name, unless another is called so (CAT-16)', async () => {
    const instead = async (q: string) => (await search(q)).understood.map(({ insteadOf }) => insteadOf);
    expect(await instead('alternative to spilt')).toEqual(['Spilt Bill']);
    expect(await instead('Spilt Alternative für Papyra')).toEqual(['Papyra']);
    expect(await instead('alternative to spil')).toEqual([]);
    expect(await names('alternative to spilt')).not.toContain('Spilt Bill');
  });

  it('finds those first that name it, though it is in no catalogue (CAT-16)', async () => {
    expect((await names('alternative to Notion'))[0]).toBe('Quireling');
  });

  it('is words where no tool is called so, and where somebody takes it back (CAT-16)', async () => {
    expect((await search('alternative to Wickerworld')).understood).toEqual([]);
    const { understood } = await api.as(null).catalog.searchDeals({ q: 'alternative to Leafbook', plain: true });
    expect(understood).toEqual([]);
  });

  it.each(['cheaper than Leafbook', 'günstiger als Leafbook', 'más barato que Leafbook', 'أرخص من Leafbook'])(
    '%j compares prices (CAT-16)',
    async (q) => {
      const { understood } = await search(q);
      expect(await names(q)).toEqual(['Slatehouse']);
      expect(understood[1]).toMatchObject({ maxPrice: 59.99, currency: 'USD' });
    },
  );
});

describe('a word that there is', () => {
  it('is corrected where another is far likelier beside the others (CAT-16)', async () => {
    const { items, correctedQuery } = await search('spilt bills');
    expect([items[0]?.tool.name, correctedQuery]).toEqual(['Coinjar', 'split bills']);
  });

  it.each([
    ['spilt', 'Milkmop'],
    ['spilt things', 'Milkmop'],
    ['spilt bill', 'Spilt Bill'],
  ])('%j stays where that is not so, or a tool is called so (CAT-16)', async (q, name) => {
    expect((await names(q)).includes(name)).toBe(true);
    expect((await search(q)).correctedQuery ?? '').not.toContain('split');
  });
});

describe('prices in words', () => {
  it.each([
    ['pages between $50 and $65', ['Leafbook']],
    ['pages 50-65 usd', ['Leafbook']],
    ['pages zwischen 60 und 70 usd', ['Leafbook', 'Papyra']],
  ])('%j finds %j (CAT-16)', async (q, found) => expect((await names(q)).toSorted()).toEqual(found));

  it('say which is nearest where nothing has them, and show it (CAT-16)', async () => {
    const { items, understood, partialFrom } = await search('wiki under $40');
    expect(partialFrom).toBe(0);
    expect(understood).toEqual([
      { words: 'under $40', maxPrice: 40, currency: 'USD', nearest: { price: 45, currency: 'USD' } },
    ]);
    expect(items.map(({ tool }) => tool.name)).toContain('Slatehouse');
  });

  it('are none inside of a compound (CAT-16)', async () => {
    const { items, understood } = await search('distraction free writing');
    expect([items[0]?.tool.name, understood]).toEqual(['Stillpage', []]);
  });
});

it.each(['of the and with', 'für mit und', 'de la con'])('%j asks for nothing (CAT-16)', async (q) => {
  expect((await search(q)).items).toEqual([]);
});
