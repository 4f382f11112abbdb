import { deals } from '@onceware/db/schema/catalog';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importRates } from '#catalog/rates/rates.service.ts';
import { deal as importedDeal, importHelpers, listed } from '#testing/catalog-imports.ts';
import { makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealPage, FacetsInput, SearchDealsInput } from '../catalog.contract.ts';
import { CATEGORIES, PRICE_BANDS } from '../catalog.limits.ts';
import { readWords } from '../search/search.service.ts';
import { type Facet, FACETS } from './facets.limits.ts';
import { countCells, totalOf } from './facets.repo.ts';

const DAY = 86_400_000;
const FEW = 240;
/** Number of deals of which three in four run: more than are counted while a caller waits. */
const MANY = 3_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const tool = await makeTool(api.database, { name: 'Kiln', category: 'design' });
  await makeTool(api.database, { name: 'Kiln two', category: 'media' });
  const made = (word: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      slug: `${word}-${n}`,
      toolId: tool.id,
      title: `${word} ${n % 3 === 0 ? 'of clay' : 'of wool'}`,
      category: CATEGORIES[(n * 7) % 5] ?? 'other',
      basePriceMinor: 20_000,
      priceMinor: [900, 2_500, 3_900, 5_000, 9_900, 19_900][n % 6] ?? 0,
      currency: ['USD', 'USD', 'EUR', 'USD', 'KWD'][n % 5] ?? 'USD',
      ratingTenths: [0, 39, 40, 45, 50][n % 5] ?? 0,
      ratingCount: 3,
      startsAt: new Date(Date.now() - DAY),
      endsAt: [null, new Date(Date.now() + 2 * DAY), new Date(Date.now() + 30 * DAY), new Date(Date.now() - DAY / 2)][
        n % 4
      ],
    }));
  await api.database.db.insert(deals).values(made('pot', FEW));
  await api.database.db.insert(deals).values(made('yarn', MANY));
  await api.database.transaction(refreshSearchWords);
  await importRates(api.database, `Date,USD\n${new Date().toISOString().slice(0, 10)},1.25`);
});
afterAll(() => api.close());

const { run: runImport } = importHelpers(() => api);

type Asked = Partial<FacetsInput>;
const facets = (input: Asked) => api.as(null).catalog.facets(input);

/** How many match as they are asked for, found page by page. */
async function found(input: Partial<SearchDealsInput>): Promise<number> {
  let count = 0;
  for (let cursor: string | null = null; ;) {
    const page: Pick<DealPage, 'items' | 'nextCursor' | 'partialFrom'> = await api
      .as(null)
      .catalog.searchDeals({ ...input, limit: 48, cursor });
    count += page.partialFrom ?? page.items.length;
    cursor = page.nextCursor;
    if (cursor === null) return count;
  }
}

/** The same numbers, each by the list that the choice leads to. */
async function plainly(input: Asked) {
  const count = async (choice: Asked) => ({ count: await found({ ...input, ...choice }), isMore: false });
  const each = <Choice, Shown>(choices: readonly Choice[], of: (choice: Choice) => { shown: Shown; input: Asked }) =>
    Promise.all(choices.map(async (choice) => ({ ...of(choice).shown, ...(await count(of(choice).input)) })));
  const countsOf = (facet: Facet) => {
    if (facet.kind === 'yes') return count({ [facet.field]: true });
    return each<string | number, object>(facet.options, (option) => ({
      shown: { [facet.option]: option },
      input: { [facet.field]: facet.kind === 'choice' ? [option] : option },
    }));
  };
  return {
    total: await count({}),
    prices: await each(PRICE_BANDS, (band) => ({ shown: band, input: { minPrice: band.min, maxPrice: band.max } })),
    ...Object.fromEntries(await Promise.all(FACETS.map(async (facet) => [facet.counts, await countsOf(facet)]))),
    ended: await count({ ended: !input.ended }),
  };
}

describe('facets', () => {
  it.each<Asked>([
    { q: 'pot' },
    { q: 'pot', ended: true },
    { q: 'pot clay', categories: ['ai', 'design'] },
    { q: 'pot', minPrice: 25, maxPrice: 50, currency: 'EUR' },
    { q: 'pot', categories: ['media'], maxPrice: 40, minDiscount: 60, minRating: 4, endingSoon: true },
    { q: 'pot under $30' },
    { q: 'nothing at all like this' },
  ])(
    'of %j count the deals that each option leaves, each facet without its own selection (CAT-05)',
    { timeout: 30_000 },
    async (input) => {
      const { tools: _, currency: __, isCounting, ...counted } = await facets(input);
      expect([isCounting, counted]).toEqual([false, await plainly(input)]);
    },
  );

  it('count the tools, and name the currency that prices are compared in (CAT-05)', async () => {
    const { tools, currency } = await facets({ q: 'kiln' });
    expect(tools).toEqual({ count: 2, isMore: false });
    expect((await facets({ q: 'kiln', categories: ['media'] })).tools.count).toBe(1);
    expect(currency).toMatchObject({ code: 'USD', isOld: false, leftOut: true });
  });

  it('of long lists are partial and marked at first, and complete soon; no caller waits (CAT-05)', async () => {
    const input = { q: 'yarn', categories: ['ai' as const] };
    const some = await facets(input);
    expect([some.isCounting, some.total.isMore, some.total.count > 0]).toEqual([true, true, true]);
    const all = await vi.waitUntil(async () => {
      const counted = await facets(input);
      return counted.isCounting ? null : counted;
    }, 10_000);
    expect(some.total.count).toBeLessThanOrEqual(all.total.count);
    expect(all.total).toEqual({ count: await found({ ...input, sort: 'newest' }), isMore: false });
  });

  const realTime = performance.now.bind(performance);
  let ahead = 0;
  beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => realTime() + ahead));
  afterAll(() => void vi.restoreAllMocks());

  it.each([
    [
      'an edit',
      () =>
        api.database.pool.query(
          `update deals set has_ended = true, ends_at = now() where slug in ('yarn-0', 'yarn-20')`,
        ),
      -2,
    ],
    [
      'an import',
      () => runImport(listed([importedDeal(1, 'Yarn of silk', 'silk.example', { category: 'ai' })]), 'mill'),
      1,
    ],
  ])('of long lists are of the catalogue as it is a minute after %s (CAT-05, CAT-14)', async (_, change, more) => {
    const input = { q: 'yarn', categories: ['ai' as const] };
    const complete = () =>
      vi.waitUntil(async () => {
        const counted = await facets(input);
        return counted.isCounting ? null : counted;
      }, 10_000);
    const before = await complete();
    await change();
    await api.database.transaction(refreshSearchWords);
    ahead += 60_001;
    // The old ones are no answer any more: some are counted, or all anew.
    const { isCounting, total } = await facets(input);
    expect(isCounting || total.count === before.total.count + more).toBe(true);
    expect((await complete()).total).toEqual({ count: before.total.count + more, isMore: false });
  });

  it('are right for words that are rarer than their estimated frequency (CAT-05)', async () => {
    const { terms } = await readWords(api.database.db, { q: 'pot', plain: true });
    if (!terms) throw new Error('Nothing matches.');
    const counted = async (promised: Partial<typeof terms>, max: number) => {
      const asked = { terms: { ...terms, ...promised }, ended: false };
      return totalOf(await countCells(api.database.db, asked, ['USD'], [], max));
    };
    const promised = { share: 0.9, running: 1_000_000 };
    expect([await counted({}, FEW), await counted(promised, FEW)]).toEqual([180, 180]);
    expect(await counted(promised, 20)).toBe(20);
  });
});
