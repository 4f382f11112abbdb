import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { tools } from '@onceware/db/schema/catalog';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

type NewTool = Parameters<typeof makeTool>[1];

const GONE = '0190a3c4-0000-7000-8000-00000000dead';
const DAY = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY);

let api: TestApi;
beforeAll(async () => (api = await createTestApi()));
afterAll(() => api.close());

const sell = async (fields: NewTool, deal: Parameters<typeof makeDeal>[1] = {}) => {
  const tool = await makeTool(api.database, { category: 'writing', ...fields });
  await makeDeal(api.database, { toolId: tool.id, title: 'For life', category: 'writing', ...deal });
  return tool;
};
const hide = (...ids: string[]) => api.database.db.update(tools).set({ isHidden: true }).where(inArray(tools.id, ids));
const ofTool = async (ref: string) => (await api.as(null).catalog.tool({ ref })).namedAlternatives;
const names = async (ref: string) => (await ofTool(ref)).map(({ tool }) => tool.name);

describe('tools that staff named instead of another', () => {
  it('stand on its page in their order, then those that name it, without hidden and removed ones (CAT-17)', async () => {
    const [near, far, hidden] = [
      await sell({ name: 'Near' }),
      await sell({ name: 'Far' }),
      await sell({ name: 'Hidden' }),
    ];
    const own = await sell({ name: 'Own', alternatives: [hidden.id, far.id, GONE, near.id] });
    await sell({ name: 'Admirer', alternatives: [own.id] });
    const shy = await sell({ name: 'Shy admirer', alternatives: [own.id] });
    await hide(hidden.id, shy.id);
    expect(await names(own.slug)).toEqual(['Far', 'Near', 'Admirer']);
    expect(await names(near.slug)).toEqual(['Own']);
    const more = [await sell({ name: 'Third' }), await sell({ name: 'Fourth' })];
    const many = await sell({ name: 'Many', alternatives: [far, near, ...more, own].map(({ id }) => id) });
    expect(await names(many.slug)).toEqual(['Far', 'Near', 'Third', 'Fourth']);
  });

  it('are shown with the deal of today, else the last, or none (CAT-17)', async () => {
    const running = await sell({}, { priceMinor: 3_900, endsAt: days(2) });
    await makeDeal(api.database, { toolId: running.id, startsAt: days(-9), endsAt: days(-3) });
    const over = await sell({}, { startsAt: days(-9), endsAt: days(-2) });
    const never = await makeTool(api.database);
    const own = await makeTool(api.database, { alternatives: [running.id, over.id, never.id] });
    const deal = await makeDeal(api.database, { toolId: own.id });
    const states = (found: Awaited<ReturnType<typeof ofTool>>) =>
      found.map(({ tool, deal: one }) => [tool.id, tool.dealCount, one?.price ?? null]);
    const expected = [
      [running.id, 1, 39],
      [over.id, 0, 49],
      [never.id, 0, null],
    ];
    expect(states(await ofTool(own.slug))).toEqual(expected);
    expect(states((await api.as(null).catalog.deal({ ref: deal.slug })).namedAlternatives)).toEqual(expected);
  });

  it('are not listed a second time among what is similar (CAT-17)', async () => {
    const kin = await sell({ replaces: ['Wordmill'] });
    const other = await sell({ replaces: ['Wordmill'] });
    const own = await makeTool(api.database, { replaces: ['Wordmill'], alternatives: [kin.id] });
    const deal = await makeDeal(api.database, { toolId: own.id });
    const { alternatives, related } = await api.as(null).catalog.deal({ ref: deal.slug });
    expect(alternatives.map(({ tool }) => tool.id)).toEqual([other.id]);
    expect(related.map(({ tool }) => tool.id)).not.toContain(kin.id);
  });
});

describe('a search for others than a tool', () => {
  const search = async (q: string) => {
    await api.database.transaction(refreshSearchWords);
    const { items, lessFrom, partialFrom } = await api.as(null).catalog.searchDeals({ q });
    return { found: items.slice(0, partialFrom ?? items.length).map(({ tool }) => tool.name), lessFrom };
  };

  it('lists what replaces it, then what staff named in order, then its kind as fitting less (CAT-16)', async () => {
    const [plain, third] = [await sell({ name: 'Plainsong', tags: ['choirs'] }), await sell({ name: 'Thirdling' })];
    await sell({ name: 'Taglike', tags: ['lutherie', 'varnish'], category: 'media' });
    const own = await sell({
      name: 'Violino',
      tags: ['lutherie', 'varnish'],
      category: 'media',
      alternatives: [third.id, plain.id],
    });
    await sell({ name: 'Namer', alternatives: [own.id], category: 'sales' });
    await sell({ name: 'Replacer', tags: ['lutherie'], replaces: ['violino'], category: 'media' });
    const { found, lessFrom } = await search('alternative to Violino');
    expect(found.slice(0, 5)).toEqual(['Replacer', 'Thirdling', 'Plainsong', 'Namer', 'Taglike']);
    expect(lessFrom).toBe(4);
    expect(found).not.toContain('Violino');
  });

  it('lists all of them in every other order, too (CAT-16)', async () => {
    await api.database.transaction(refreshSearchWords);
    const { items } = await api.as(null).catalog.searchDeals({ q: 'alternative to Violino', sort: 'newest' });
    const found = items.map(({ tool }) => tool.name);
    expect(found).toEqual(expect.arrayContaining(['Thirdling', 'Plainsong', 'Namer', 'Taglike', 'Replacer']));
  });

  it('lists what staff named instead of those that replace a product of elsewhere behind these (CAT-16)', async () => {
    const kin = await sell({ name: 'Kinsman', category: 'sales' });
    await sell({ name: 'Stand-in', replaces: ['Bandersnatch'], tags: ['jabber'], alternatives: [kin.id] });
    await sell({ name: 'Jabberer', tags: ['jabber'] });
    const { found, lessFrom } = await search('alternative to Bandersnatch');
    expect(found.slice(0, 2)).toEqual(['Stand-in', 'Kinsman']);
    expect(lessFrom).toBe(2);
  });

  it('goes by its kind alone where nobody named any that is shown (CAT-16)', async () => {
    const hidden = await sell({ name: 'Unseen kin' });
    await sell({ name: 'Lonely', tags: ['hermits', 'caves'], category: 'education', alternatives: [hidden.id] });
    await sell({ name: 'Cavern', tags: ['hermits', 'caves'], category: 'education' });
    await hide(hidden.id);
    const { found } = await search('alternative to Lonely');
    expect(found[0]).toBe('Cavern');
    expect(found).not.toContain('Unseen kin');
  });
});
