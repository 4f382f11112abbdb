import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealPage, SearchDealsInput } from '../catalog.contract.ts';

/** More than are weighed, by their words as by their names. */
const COUNT = 700;
const NAMED = 260;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const { pool } = api.database;
  await pool.query(
    `insert into tools (id, slug, name, tagline, category)
      select gen_random_uuid(), 'tool-' || n, case when n <= $2 then 'Lamp ' || n else 'Thing ' || n end, 'A lamp for everybody',
        (array['ai', 'media'])[1 + n % 2]
      from generate_series(1, $1::int) n`,
    [COUNT, NAMED],
  );
  // Ties in the time of the beginning, and some that have not begun or have ended.
  await pool.query(
    `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency, starts_at, ends_at)
      select gen_random_uuid(), 'deal-' || n, t.id, t.name || ' for life', t.category, 5000, 100 + n, 'USD',
        now() - (n / 3 - 10) * interval '1 hour', case n % 3 when 0 then now() - n / 6 * interval '1 minute' - interval '1 second' end
      from (select *, row_number() over (order by slug) as n from tools) t where n / 3 >= 10 or n % 3 <> 0`,
  );
  await api.database.transaction(refreshSearchWords);
  await pool.query('vacuum (analyze) tools, deals, search_words');
}, 60_000);
afterAll(() => api.close());

async function walk(input: Partial<SearchDealsInput>): Promise<DealPage[]> {
  const pages: DealPage[] = [];
  let cursor: string | null = null;
  do {
    const page: DealPage = await api.as(null).catalog.searchDeals({ ...input, cursor });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

describe('a list by relevance', () => {
  it.each<Partial<SearchDealsInput>>([
    { q: 'lamp' },
    { q: 'lamp', limit: 25 },
    { q: 'lamp', limit: 48 },
    { q: 'lamp', limit: 40, categories: ['ai'] },
    { q: 'lamp', limit: 40, maxPrice: 6 },
    { q: 'lamp', ended: true },
    { q: 'everybody' },
    { q: 'lamp everybody', limit: 7 },
  ])(
    'of %j holds every match once, as many as are counted, and only its last page is short (CAT-16)',
    async (input) => {
      const pages = await walk(input);
      const deals = pages.flatMap(({ items }) => items);
      const { total } = await api.as(null).catalog.facets({ ...input });
      expect(new Set(deals.map(({ id }) => id)).size).toBe(deals.length);
      expect([deals.length, total.isMore]).toEqual([total.count, false]);
      const byTime = (await walk({ ...input, sort: 'newest' })).flatMap(({ items }) => items);
      expect(new Set(deals.map(({ id }) => id))).toEqual(new Set(byTime.map(({ id }) => id)));
      const short = pages.slice(0, -1).filter(({ items }) => items.length !== (input.limit ?? 24));
      expect(short).toEqual([]);
    },
  );

  it('says where those begin that were not weighed, which follow newest first (CAT-16)', async () => {
    const pages = await walk({ q: 'everybody' });
    const firstOfRest = pages.findIndex(({ restFrom }) => restFrom !== null);
    expect(firstOfRest).toBeGreaterThan(0);
    const rest = pages
      .slice(firstOfRest)
      .flatMap(({ items, restFrom }, n) => items.slice(n === 0 ? (restFrom ?? 0) : 0))
      .map(({ startsAt }) => Date.parse(startsAt));
    expect(rest.length).toBeGreaterThan(100);
    expect(rest).toEqual(rest.toSorted((one, other) => other - one));
    expect(pages.slice(firstOfRest + 1).every(({ restFrom }) => restFrom === 0)).toBe(true);
  });

  it('says where those begin that fit much less than the best, on whatever page (CAT-16)', async () => {
    const pages = await walk({ q: 'lamp' });
    const page = pages.findIndex(({ lessFrom }) => lessFrom !== null);
    expect(page).toBeGreaterThan(1);
    const before = pages.slice(0, page).reduce((sum, { items }) => sum + items.length, pages[page]?.lessFrom ?? 0);
    const names = pages.flatMap(({ items }) => items.map(({ tool }) => tool.name.replace(/ .*/u, '')));
    expect(new Set(names.slice(0, before))).toEqual(new Set(['Lamp']));
    expect(names[before]).toBe('Thing');
    const [first] = await walk({ q: 'everybody' });
    expect(first?.lessFrom).toBeNull();
  });
});
