import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const DAY = 86_400_000;

const CATALOG: [name: string, tagline: string, website?: string][] = [
  ['Invoice Ninja', 'Sends bills to clients', 'https://invoiceninja.com'],
  ['Nextcloud', 'Files on your own server', 'https://nextcloud.com'],
  ['n8n', 'Connects what you have', 'https://n8n.io'],
  ['Fotobox', 'Keeps pictures', 'https://github.com/fotobox/fotobox'],
  ['Otherhub', 'Keeps other things', 'https://github.com/other/otherhub'],
  ['Wickerwork', 'Weaves', 'https://qqzx.example'],
  ['Planora', 'Project management for crews'],
  ['Shopwick', 'Ecommerce for potters'],
  ['Cutter', 'A link shortener'],
  ['Plusser', 'Compiler for C++'],
  ['Sharpie', 'Debugger for C#'],
  ['Dotter', 'Profiler for .NET'],
  ['Ceeplain', 'Linker for C'],
  ['Netcast', 'Radio from the net'],
  ['Brewlog', 'Beer brewing journal'],
  ['Honeyhop', 'Beer labels'],
  ['مدير المهام', 'يرتب المهام كل يوم'],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const startsAt = new Date(Date.now() - 2 * DAY);
  for (const [name, tagline, website = ''] of CATALOG) {
    const domain = website && new URL(website).host;
    const tool = await makeTool(api.database, { name, tagline, website, domain });
    await makeDeal(api.database, { title: 'For life', toolId: tool.id, startsAt });
  }
  const old = await makeTool(api.database, { name: 'Oldlamp', tagline: 'Shines', category: 'design' });
  await makeDeal(api.database, { title: 'For life', toolId: old.id, startsAt, endsAt: new Date(Date.now() - DAY) });
  await api.database.transaction(refreshSearchWords);
});
afterAll(() => api.close());

const search = (q: string) => api.as(null).catalog.searchDeals({ q });
/** Returns the tools of the deals that match in full. */
async function found(q: string) {
  const { items, partialFrom } = await search(q);
  return items.slice(0, partialFrom ?? items.length).map(({ tool }) => tool.name);
}

describe('a fuzzy search', () => {
  it.each([
    ['invoices', 'Invoice Ninja'],
    ['Invoicing', 'Invoice Ninja'],
    ['compilers', 'Plusser'],
    ['debugging', 'Sharpie'],
    ['managing projects', 'Planora'],
  ])('matches other forms of a word: %j finds %s (CAT-01)', async (q, name) => expect((await found(q))[0]).toBe(name));

  it.each([
    ['next cloud', 'Nextcloud'],
    ['invoiceninja', 'Invoice Ninja'],
    ['projectmanagement', 'Planora'],
    ['link-shortener', 'Cutter'],
    ['Handwerkerrechnungen', 'Invoice Ninja'],
  ])('matches compounds written together or apart: %j finds %s (CAT-01)', async (q, name) =>
    expect((await found(q))[0]).toBe(name),
  );

  it.each([
    ['Rechnung', 'Invoice Ninja'],
    ['facturas', 'Invoice Ninja'],
    ['fatura', 'Invoice Ninja'],
    ['فاتورة', 'Invoice Ninja'],
    ['发票', 'Invoice Ninja'],
    ['e-commerce', 'Shopwick'],
    ['online shop', 'Shopwick'],
    ['url shortener', 'Cutter'],
    ['Projektmanagement', 'Planora'],
  ])('matches synonyms in any language: %j finds %s (CAT-01)', async (q, name) =>
    expect((await found(q))[0]).toBe(name),
  );

  it('returns the corrected query, and null without a correction (CAT-01)', async () => {
    expect((await search('Handwerkerrechnungen')).correctedQuery).toBe('rechnungen');
    expect((await search('nextcluod')).correctedQuery).toBe('nextcloud');
    for (const q of ['next cloud', 'invoices', 'Rechnung', 'n8n.io', 'c++', 'projectmanagement'])
      expect([q, (await search(q)).correctedQuery]).toEqual([q, null]);
  });
});

describe('a web address as a query', () => {
  it.each([
    ['n8n.io', 'n8n'],
    ['HTTPS://N8N.IO', 'n8n'],
    ['www.n8n.io', 'n8n'],
    ['docs.n8n.io', 'n8n'],
    ['https://n8n.io:443/pricing/?from=x#top', 'n8n'],
    ['https://nextcloud.com/files', 'Nextcloud'],
    ['qqzx.example/start', 'Wickerwork'],
    ['https://github.com/fotobox/fotobox/issues', 'Fotobox'],
    ['https://github.com/other/otherhub', 'Otherhub'],
  ])('%j finds its tool first (CAT-01)', async (q, name) => {
    expect((await found(q))[0]).toBe(name);
    expect((await api.as(null).catalog.searchTools({ q })).items[0]?.name).toBe(name);
  });

  it.each(['https://nowhere.example/n', 'https://', 'http://[::1]/', 'https://%00/', 'a..b', 'javascript:alert(1)'])(
    '%j of no tool is not an error (CAT-01)',
    async (q) => expect(Array.isArray((await search(q)).items)).toBe(true),
  );
});

it.each([
  ['c++', ['Plusser']],
  ['C#', ['Sharpie']],
  ['.net', ['Dotter']],
  ['compiler for c++', ['Plusser']],
])('a symbol is searched literally: %j finds only %j (CAT-01)', async (q, names) =>
  expect(await found(q)).toEqual(names),
);

describe('partial matches', () => {
  it('follow the full matches, each deal once (CAT-01)', async () => {
    const { items, partialFrom, instead, nextCursor } = await search('brewing beer');
    expect(items.map(({ tool }) => tool.name)).toEqual(['Brewlog', 'Honeyhop']);
    expect([partialFrom, instead, nextCursor]).toEqual([1, null, null]);
  });

  it('are the only deals without full matches, next to tools and categories (CAT-01)', async () => {
    const { items, partialFrom, instead } = await search('beer profiler');
    const names = items.map(({ tool }) => tool.name);
    expect(names).toEqual(['Dotter']);
    expect(partialFrom).toBe(0);
    expect(instead?.tools.length).toBeGreaterThan(0);
  });

  it.each([
    ['profiler beer', ['Brewlog', 'Honeyhop']],
    ['beer brewing compiler', ['Plusser']],
    ['profiler for beer', ['Dotter']],
    ['compiler 300 usd', ['Plusser']],
  ])('have at least the head of the query: %j finds %j (CAT-16)', async (q, names) => {
    const { items } = await search(q);
    expect(items.map(({ tool }) => tool.name).toSorted()).toEqual(names);
  });

  it('are left out when an ended deal matches, which is shown with its tool and category (CAT-01)', async () => {
    const { items, partialFrom, instead } = await search('oldlamp');
    expect([items, partialFrom]).toEqual([[], null]);
    expect(instead?.ended.map(({ tool }) => tool.name)).toEqual(['Oldlamp']);
    expect(instead?.tools.map(({ name }) => name)).toEqual(['Oldlamp']);
    expect(instead?.categories).toEqual(['design']);
  });
});

describe('a right-to-left query', () => {
  it.each(['المهام', 'مهام', 'الْمَهَامّ', '\u200fمدير المهام\u200f', '\u202bالمهام\u202c', 'المهام for life'])(
    '%j finds its deal (CAT-01)',
    async (q) => expect(await found(q)).toContain('مدير المهام'),
  );
});

it('every search refuses ten thousand characters, and treats a hundred operators as plain text (CAT-01)', async () => {
  const { searchDeals, searchTools, facets, suggest } = api.as(null).catalog;
  for (const ask of [searchDeals, searchTools, facets, suggest])
    for (const q of ['q'.repeat(10_000), 'invoice '.repeat(1_250), '\u202e'.repeat(10_000)])
      await expect(ask({ q })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const q of ['&|!():*<->\'\\"%_'.repeat(6), 'a & b | !c <-> d:*', 'invoice & !', '((((', '-invoice'])
    expect(Array.isArray((await searchDeals({ q })).items)).toBe(true);
});
