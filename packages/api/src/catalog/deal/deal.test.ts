import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const DAY = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const catalog = () => api.as(null).catalog;
/** A running deal of a tool of its own. */
const sell = async (tool: Parameters<typeof makeTool>[1], deal: Parameters<typeof makeDeal>[1] = {}) =>
  makeDeal(api.database, { ...deal, toolId: (await makeTool(api.database, tool)).id });

describe('the terms of a deal', () => {
  it('include coupon, plan limits and the seller’s address (CAT-09, CAT-10)', async () => {
    const { slug } = await sell(
      { website: 'https://kiln.example/', replaces: ['Airtable'] },
      {
        url: 'https://www.shop.kiln.example/ltd',
        coupon: 'FIRE20',
        soldBy: 'Kiln GmbH',
        refundDays: 0,
        redeemBy: new Date('2999-01-02T03:04:05.678Z'),
        updates: 'version',
        stacking: 3,
        tiers: [
          { name: 'Old', priceMinor: 4_900, features: [] },
          { name: 'Team', priceMinor: 9_900, features: ['All'], limits: [{ name: 'Seats', value: '5' }] },
        ],
      },
    );
    const facts = {
      coupon: 'FIRE20',
      goUrl: `/go/${slug}`,
      goHost: 'shop.kiln.example',
      hasAffiliate: false,
      terms: {
        soldBy: 'Kiln GmbH',
        refundDays: 0,
        redeemBy: '2999-01-02T03:04:05.678Z',
        redeemDays: null,
        updates: 'version',
        stacking: 3,
      },
      tiers: [
        { name: 'Old', price: 49, features: [], limits: [] },
        { name: 'Team', price: 99, features: ['All'], limits: [{ name: 'Seats', value: '5' }] },
      ],
    };
    const detail = await catalog().deal({ ref: slug });
    expect(detail).toMatchObject({ ...facts, tool: { replaces: ['Airtable'] } });
    expect(Math.abs(Date.parse(detail.serverTime) - Date.now())).toBeLessThan(DAY);
    const affiliate = new Map([['kiln.example', [['via', 'onceware'] as const]]]);
    const paid = await api.as(null, [], { affiliate }).catalog.deal({ ref: slug });
    expect(paid).toMatchObject({ hasAffiliate: true, goHost: 'shop.kiln.example', goUrl: `/go/${slug}` });
    expect(await catalog().compare({ slugs: [slug] })).toMatchObject([facts]);
  });

  it('are null when unknown, and the tool’s website is the seller’s address (CAT-09)', async () => {
    const { slug } = await sell({ website: 'https://kiln.example/' });
    const { terms, ...detail } = await catalog().deal({ ref: slug });
    expect(new Set(Object.values(terms))).toEqual(new Set([null]));
    expect(detail).toMatchObject({ coupon: null, goHost: 'kiln.example', earlier: [], alternatives: [] });
    const nowhere = await sell({});
    expect(await catalog().deal({ ref: nowhere.slug })).toMatchObject({
      goUrl: null,
      goHost: null,
      hasAffiliate: false,
    });
  });

  it.each([{ refundDays: -1 }, { stacking: 0 }, { updates: 'forever' as 'all' }, { redeemDays: -1 }])(
    'reject meaningless values: %j (CAT-09)',
    async (terms) => {
      await expect(makeDeal(api.database, terms)).rejects.toMatchObject({ cause: { code: '23514' } });
    },
  );

  it('come with the tool’s earlier deals, the last ended first (CAT-02)', async () => {
    const tool = await makeTool(api.database);
    const at = (start: number, end: number | null) =>
      makeDeal(api.database, { toolId: tool.id, startsAt: days(start), endsAt: end === null ? null : days(end) });
    const now = await at(-1, null);
    const older = await at(-90, -60);
    const newer = await at(-200, -20);
    await at(5, 9);
    const earlier = async (ref: string) => (await catalog().deal({ ref })).earlier.map(({ id }) => id);
    expect(await earlier(now.id)).toEqual([newer.id, older.id]);
    expect(await earlier(older.id)).toEqual([newer.id]);
  });
});

describe('alternatives to a deal', () => {
  it('replace the same product or this tool, or are replaced by it, ignoring case (CAT-02)', async () => {
    const own = await sell({ name: 'Quillery', replaces: ['Notion'], category: 'writing' }, { category: 'writing' });
    const same = await sell({ replaces: ['Coda', 'NOTION'], category: 'sales' }, { category: 'sales' });
    const ofOwn = await sell({ replaces: ['quillery'] }, { category: 'ai' });
    const replaced = await sell({ name: 'notion' }, { category: 'media' });
    await sell({ replaces: ['Notion'] }, { endsAt: days(-1) });
    await sell({ replaces: ['Figma'] }, { category: 'design' });
    const { alternatives, related } = await catalog().deal({ ref: own.slug });
    expect(new Map(alternatives.map(({ id, insteadOf }) => [id, insteadOf]))).toEqual(
      new Map([
        [same.id, 'NOTION'],
        [ofOwn.id, 'quillery'],
        [replaced.id, null],
      ]),
    );
    expect(related.map(({ id }) => id)).not.toContain(same.id);
  });

  it('and related deals are found by rare words in any category, however many newer deals there are (CAT-02)', async () => {
    const own = await sell({ tagline: 'Falconry logbooks', category: 'education' }, { category: 'education' });
    const near = await sell({ tagline: 'Logbooks of falconry clubs', category: 'sales' }, { category: 'sales' });
    for (let n = 0; n < 3; n += 1)
      await sell({ tagline: 'Logbooks', category: 'media' }, { category: 'media', endsAt: days(-1) });
    for (let n = 0; n < 8; n += 1)
      await sell({ tagline: 'For schools', category: 'education' }, { category: 'education' });
    await api.database.transaction(refreshSearchWords);
    const { related, alternatives } = await catalog().deal({ ref: own.slug });
    expect(related).toHaveLength(4);
    expect(related[0]?.id).toBe(near.id);
    expect(alternatives).toEqual([]);
  });
});

describe('compared deals', () => {
  it('are returned once each in the requested order, without unknown ones (CAT-09)', async () => {
    const [one, two] = [await sell({ name: 'One' }), await sell({ name: 'Two' }, { endsAt: days(-1) })];
    const slugs = async (asked: string[]) => (await catalog().compare({ slugs: asked })).map(({ slug }) => slug);
    expect(await slugs([two.slug, 'nothing-here', one.slug, two.slug])).toEqual([two.slug, one.slug]);
    expect(await slugs([])).toEqual([]);
  });

  it.each([[['a', 'b', 'c', 'd', 'e']], [['x'.repeat(200)]], [['nothing\0here']], ['kiln'], [[1]]])(
    'are at most four slugs: not %j (CAT-09)',
    async (asked) => {
      await expect(catalog().compare({ slugs: asked as string[] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
