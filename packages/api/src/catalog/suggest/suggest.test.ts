import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { CATEGORIES } from '../catalog.limits.ts';

const NOTHING = { deals: [], tools: [], categories: [], corrected: null };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const [slug, name, tagline] of [
    ['lantern-pro', 'Lantern Pro', 'Lantern for lanterns, a lantern of all lantern work'],
    ['lantern', 'Lantern', 'Reads drawings aloud'],
    ['lantern-kit', 'Lantern Kit', 'Parts'],
    ['ended', 'Wickerlamp', 'Is over'],
  ] as const) {
    const tool = await makeTool(api.database, { slug, name, tagline });
    const endsAt = slug === 'ended' ? new Date(Date.now() - 1_000) : null;
    const startsAt = new Date(Date.now() - 100_000);
    await makeDeal(api.database, {
      slug: `${slug}-deal`,
      title: `${name} for life`,
      toolId: tool.id,
      startsAt,
      endsAt,
    });
  }
  for (const category of CATEGORIES) await makeTool(api.database, { category });
  await api.database.transaction(refreshSearchWords);
});
afterAll(() => api.close());

const suggest = (q: string) => api.as(null).catalog.suggest({ q });

it('suggests a few deals and tools for an unfinished word, exact names first (CAT-06)', async () => {
  for (const q of ['lant', 'LANTERN', 'lantern ']) {
    const { deals, tools } = await suggest(q);
    expect(deals).toHaveLength(3);
    expect(tools).toHaveLength(3);
  }
  const { deals, tools, corrected } = await suggest('lantern');
  expect(tools[0]).toEqual({
    slug: 'lantern',
    name: 'Lantern',
    tagline: 'Reads drawings aloud',
    logoUrl: expect.any(String),
  });
  expect(deals[0]).toEqual({
    slug: 'lantern-deal',
    title: 'Lantern for life',
    toolSlug: 'lantern',
    toolName: 'Lantern',
    logoUrl: expect.any(String),
    price: 49,
    currency: 'USD',
  });
  expect(corrected).toBeNull();
  await makeMany('Mothlight', 9);
  const many = await suggest('mothlight');
  expect([many.deals.length, many.tools.length]).toEqual([5, 5]);
});

it('suggests matches of a corrected typo, and says so; for ended deals only their tools (CAT-06)', async () => {
  const found = await suggest('lantrn');
  expect(found.corrected).toBe('lantern');
  expect(found.tools.map(({ slug }) => slug)).toContain('lantern');
  expect(await suggest('wickerlamp')).toMatchObject({ deals: [], tools: [{ slug: 'ended' }] });
});

it.each([
  ['design', 'design'],
  ['Des', 'design'],
  ['desgin', 'design'],
  ['marketing tools', 'marketing'],
  ['Vertrieb', 'sales'],
  ['verkuaf', 'sales'],
  ['Künstliche Intelligenz', 'ai'],
  ['educación', 'education'],
  ['educacion', 'education'],
  ['produtividade', 'productivity'],
  ['segurnaça', 'security'],
  ['التسويق', 'marketing'],
  ['تصم', 'design'],
  ['安全', 'security'],
  ['数据分', 'analytics'],
  ['Análise de dados', 'analytics'],
  ['البرمجة', 'development'],
  ['الشؤون المالية', 'finance'],
  ['oth', 'other'],
])('%j suggests a category in any language: %s (CAT-06)', async (q, category) => {
  expect((await suggest(q)).categories[0]).toBe(category);
});

it('suggests no category whose word staff removed (CAT-06)', async () => {
  const change = (to: string) =>
    api.database.pool.query(`update synonym_groups set removed_at = ${to} where 'vertrieb' = any(terms)`);
  await change('now()');
  try {
    expect((await suggest('vertrieb')).categories).toEqual([]);
    expect((await suggest('sales')).categories).toEqual(['sales']);
  } finally {
    await change('null');
  }
});

it('suggests nothing for empty text, and treats operators as plain text (CAT-06)', async () => {
  expect(await suggest('')).toEqual(NOTHING);
  expect(await suggest('   ')).toEqual(NOTHING);
  for (const q of [
    '%',
    '_',
    "';--",
    '\\',
    ':*',
    '<->',
    '\0',
    '\ud800',
    '\u202e',
    '—',
    '🔥',
    '"'.repeat(100),
    '漢'.repeat(100),
  ])
    expect(await suggest(q)).toEqual(NOTHING);
});

it('refuses text that is too long or missing (CAT-06)', async () => {
  await expect(suggest('q'.repeat(101))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(suggest('q'.repeat(10_000))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const q of [null, 7, ['a'], {}])
    await expect(suggest(q as unknown as string)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

async function makeMany(name: string, count: number) {
  for (let n = 0; n < count; n += 1)
    await makeDeal(api.database, { toolId: (await makeTool(api.database, { name: `${name} ${n}` })).id });
  await api.database.transaction(refreshSearchWords);
}
