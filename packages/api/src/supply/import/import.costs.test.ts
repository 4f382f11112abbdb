import { sql } from 'drizzle-orm';
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

it('reads the tool of a new deal once for all that follows from it, and once for its key (T71)', async () => {
  const counted = await services.database.transaction(async (tx) => {
    const reads = async () =>
      (
        await tx.execute<{ reads: number }>(
          sql`select idx_scan::int as reads from pg_stat_xact_user_tables where relname = 'tools'`,
        )
      ).rows[0]?.reads ?? 0;
    const before = await reads();
    const { rowCount } = await tx.execute(sql`
      insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
      select gen_random_uuid(), 'again-' || slug, tool_id, title, category, base_price_minor, price_minor, currency from deals`);
    const read = (await reads()) - before;
    await tx.execute(sql`delete from deals where slug like 'again-%'`);
    return { added: rowCount, read };
  });
  expect(counted).toEqual({ added: ROWS, read: 2 * ROWS });
});

it('sends as many statements for a thousand rows as for one (T71)', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = async (rows: object[]) => {
    query.mockClear();
    await take(rows);
    return query.mock.calls.length;
  };
  const one = await statements([deal(10_000, 'One', 'one.example')]);
  const many = Array.from({ length: 900 }, (_, n) => deal(20_000 + n, `Many ${n}`, `${n}.many.example`));
  expect(await statements(many)).toBe(one);
  expect(one).toBeLessThan(45);
  query.mockRestore();
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
