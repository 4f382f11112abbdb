import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { DEAL_SORTS } from '../catalog.limits.ts';
import { countCatalog } from '../maintenance/maintenance.service.ts';

interface Made {
  name: string;
  tagline: string;
  tags?: string[];
  replaces?: string[];
  price?: number;
}

async function fill({ database }: TestApi, tools: readonly Made[]): Promise<void> {
  for (const { price = 49, ...tool } of tools) {
    const { id } = await makeTool(database, { ...tool, category: 'productivity' });
    await makeDeal(database, { toolId: id, title: 'For life', category: 'productivity', priceMinor: price * 100 });
  }
  await database.transaction(refreshSearchWords);
}

/** Asks for tools whose deals match in full, and what was understood. */
async function ask(api: TestApi, q: string) {
  const { items, partialFrom, understood, correctedQuery } = await api.as(null).catalog.searchDeals({ q });
  return {
    names: items.slice(0, partialFrom ?? items.length).map(({ tool }) => tool.name),
    understood,
    correctedQuery,
  };
}

describe('in a catalogue of tools with common names', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    await fill(api, [
      { name: 'Notion', tagline: 'Pages for teams', tags: ['wiki', 'notes'] },
      { name: 'Slack', tagline: 'Chat for teams', tags: ['chat', 'messaging'] },
      { name: 'Free', tagline: 'Budgets for two', tags: ['budgeting'] },
      { name: 'Like', tagline: 'Polls for clubs', tags: ['polls'] },
      { name: 'Quireling', tagline: 'Binds pages', tags: ['notes'], replaces: ['Notion'] },
      { name: 'Tillgrove', tagline: 'Coins, sorted', tags: ['households'], replaces: ['mint'] },
      { name: 'Parleyloft', tagline: 'Talk in rooms', tags: ['chat'], replaces: ['Slack', 'Rocket.chat', 'Otter.ai'] },
      { name: 'Purser', tagline: 'Envelopes with money', tags: ['budgeting'], replaces: ['Free', 'Mint'] },
      { name: 'Slackline', tagline: 'Ropes to walk on', tags: ['sports'] },
      { name: 'دفتر 365', tagline: 'يحفظ ملاحظات كل يوم', tags: ['notes'] },
      { name: 'Tidemark 2024', tagline: 'Tables of tides', tags: ['sailing'] },
    ]);
  });
  afterAll(() => api.close());

  it.each(['Notion', 'Slack', 'Free', 'Like'])('%s finds the tool of that name first (CAT-16)', async (name) => {
    for (const q of [name, name.toLowerCase(), name.toUpperCase()]) {
      const { names, understood } = await ask(api, q);
      expect([q, names[0], understood]).toEqual([q, name, []]);
    }
  });

  it.each([
    ['alternative to Notion', 'Quireling', 'Notion'],
    ['alternative to slack', 'Parleyloft', 'Slack'],
    ['alternative to Free', 'Purser', 'Free'],
    ['something like Slack', 'Parleyloft', 'Slack'],
    ['Slack的替代品', 'Parleyloft', 'Slack'],
    ['بديل Notion', 'Quireling', 'Notion'],
    ['alternative to Purser', 'Tillgrove', 'Purser'],
    ['alternative to otter', 'Parleyloft', 'Notion'],
    ['cheaper than rocket chat', 'Parleyloft', 'Notion'],
  ])('%j finds %s and not %s (CAT-16)', async (q, other, name) => {
    const { names } = await ask(api, q);
    expect(names[0]).toBe(other);
    expect(names).not.toContain(name);
  });

  it.each([
    ['دفتر 365', 'دفتر 365'],
    ['365 دفتر', 'دفتر 365'],
    ['دفتر ٣٦٥', 'دفتر 365'],
    ['\u200fدفتر\u200f \u2066365\u2069', 'دفتر 365'],
    ['دفتر notes', 'دفتر 365'],
    ['Tidemark ٢٠٢٤', 'Tidemark 2024'],
    ['تطبيق Tidemark 2024', 'Tidemark 2024'],
    ['Notion 笔记', 'Notion'],
    ['Notion笔记', 'Notion'],
    ['заметки Notion', 'Notion'],
  ])('%j, of several scripts or with numbers from right to left, finds %s (CAT-16)', async (q, name) => {
    const { items } = await api.as(null).catalog.searchDeals({ q });
    expect(items.slice(0, 3).map(({ tool }) => tool.name)).toContain(name);
  });

  it.each(['with', 'the best of the', 'und für die', 'con los', 'com para os', 'في من على', '的和与'])(
    '%j, stop words alone, finds nothing that lacks them, fails nowhere and corrects nothing (CAT-16)',
    async (q) => {
      const { names, correctedQuery } = await ask(api, q);
      const holds = q === 'with' ? ['Purser'] : ['Tidemark 2024'];
      expect([names.filter((name) => !holds.includes(name)), correctedQuery]).toEqual([[], null]);
      const visitor = api.as(null).catalog;
      expect((await visitor.searchTools({ q })).items.length).toBeLessThanOrEqual(1);
      expect((await visitor.suggest({ q })).deals.length).toBeLessThanOrEqual(1);
      expect(await visitor.facets({ q })).toBeDefined();
    },
  );
});

describe('in a catalogue of one deal', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    await fill(api, [{ name: 'Solewright', tagline: 'Invoices for one', tags: ['invoicing'], price: 29 }]);
    await countCatalog(api.database);
  });
  afterAll(() => api.close());

  it.each(DEAL_SORTS)('every list has it once by %s, and ends (CAT-16)', async (sort) => {
    for (const q of ['', 'invoices', 'solewright']) {
      const { items, nextCursor } = await api.as(null).catalog.searchDeals({ q, sort });
      expect([items.map(({ tool }) => tool.name), nextCursor]).toEqual([['Solewright'], null]);
    }
  });

  it.each(['invoices', 'invocies', 'Solewrihgt', 'invoices under $30', 'invoicing tool'])(
    '%j finds it (CAT-16)',
    async (q) => expect((await ask(api, q)).names).toEqual(['Solewright']),
  );

  it('of which others are wanted, that is all there is: nothing else is invented (CAT-16)', async () => {
    expect((await ask(api, 'alternative to Solewright')).names).toEqual([]);
    expect((await ask(api, 'cheaper than Solewright')).names).toEqual([]);
  });

  it('a price that it has not says how far it is off (CAT-16)', async () => {
    const { understood } = await ask(api, 'invoices under $20');
    expect(understood[0]).toMatchObject({ maxPrice: 20, nearest: { price: 29, currency: 'USD' } });
  });

  it('the front page, its page, its tool, facets and suggestions are those of one (CAT-17)', async () => {
    const visitor = api.as(null).catalog;
    const home = await visitor.home();
    expect(home.newest.map(({ tool }) => tool.name)).toEqual(['Solewright']);
    expect([home.biggestSavings, home.endingSoon]).toEqual([[], []]);
    expect(home.figures?.dearer).toBe(0);
    const [card] = home.newest;
    expect((await visitor.deal({ ref: card?.slug ?? '' })).related).toEqual([]);
    expect((await visitor.tool({ ref: card?.tool.slug ?? '' })).deals).toHaveLength(1);
    expect((await visitor.suggest({ q: 'sole' })).deals).toHaveLength(1);
    const { total } = await visitor.facets({ q: '' });
    expect(total).toMatchObject({ count: 1 });
  });
});
