import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deal, importHelpers } from '#testing/catalog-imports.ts';
import { createTestServices, type TestServices } from '#testing/test-api.ts';

const ROWS = 200;
const pairs = Array.from({ length: ROWS }, (_, n) =>
  deal(n, `Tool ${n}`, `${n}.example`, {
    title: `Deal ${n}`,
    description: `Plain words, ${n} of them.`,
    updates: 'all',
  }),
);

let services: TestServices;
const { take, stored } = importHelpers(() => services);

beforeAll(async () => {
  services = await createTestServices();
  await take(pairs);
});
afterAll(() => services.close());

/** Words of typing errors that were not written since, by the version of their row. */
const wordVersions = () => stored<{ word: string; at: string }>('select word, ctid::text as at from search_words');

it('has Postgres write out what triggers, indexes and stored columns compute of each row, instead of calling it (T71)', async () => {
  const plan = async (select: string) =>
    (await stored<{ 'QUERY PLAN': string }>(`explain (verbose, costs off) select ${select}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  expect(await plan(`catalog_document(name, 'A') from tools`)).not.toMatch(/catalog_document|catalog_text/);
  expect(await plan('name_key(name) from tools')).not.toMatch(/name_key|catalog_text/);
  expect(await plan('search_stems(word) from search_words')).not.toMatch(/search_stems|stem_key/);
  expect(
    await plan(
      'deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths) from deals',
    ),
  ).not.toMatch(/deal_terms|day_slice|price_slice/);
});

it('writes only words whose count is another (T71)', async () => {
  const before = await wordVersions();
  expect(await take([{ ...pairs[0], title: 'Deal 0 unheard' }])).toMatchObject({ updated: 1 });
  const after = await wordVersions();
  const known = new Set(before.map(({ word, at }) => `${word} ${at}`));
  expect(after.filter(({ word, at }) => !known.has(`${word} ${at}`)).map(({ word }) => word)).toEqual(['unheard']);
  expect(after).toHaveLength(before.length + 1);
  await take([pairs[0]]);
  expect((await wordVersions()).map(({ word }) => word)).not.toContain('unheard');
});

it('asks for no cleaning and no statistics where nothing changed (T71)', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const vacuums = () =>
    query.mock.calls.filter(([text]: unknown[]) => typeof text === 'string' && text.startsWith('vacuum')).length;
  expect(await take(pairs)).toMatchObject({ unchanged: ROWS });
  expect(vacuums()).toBe(0);
  expect(await take([{ ...pairs[0], current_price: 5 }])).toMatchObject({ updated: 1 });
  expect(vacuums()).toBe(1);
  query.mockRestore();
});
