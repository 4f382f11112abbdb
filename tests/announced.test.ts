import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
import { appRouter } from '@onceware/api/composition/router';
import { mailKinds } from '@onceware/api/composition/mails';
import { addPriceHistories, type Expected } from '@onceware/api/testing/price-histories';
import { callAs, createTestApi, type TestApi } from '@onceware/api/testing/test-api';
import type { WebEntry } from '@onceware/web/render-contract';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Their types are of other programs than these tests' own. */
const WEB: string = path.join(import.meta.dirname, '../apps/web/src/entry-server.tsx');
const CLI: string = path.join(import.meta.dirname, '../packages/cli/src/mcp/catalog-tools.ts');

let api: TestApi;
let web: WebEntry;
let expected: Map<string, Expected & { card: DealCard }>;
beforeAll(async () => {
  api = await createTestApi();
  const { expected: all, cards } = await addPriceHistories(api.database);
  expected = new Map(
    [...cards].flatMap(([id, card]) => {
      const one = all.get(id);
      return one ? [[card.slug, { ...one, card }] as const] : [];
    }),
  );
  web = (await import(WEB)) as WebEntry;
}, 120_000);
afterAll(() => api.close());

/** Renders a page as a visitor gets it. */
async function pageOf(url: string) {
  const { html, status } = await web.render({
    url,
    router: appRouter,
    call: callAs(api, null),
    session: null,
    settings: {
      publicUrl: 'https://onceware.example',
      communityUrl: 'https://community.onceware.example',
      gravatarUrl: 'https://gravatar.example/avatar',
      avatarBases: { delivery: null, media: null },
    },
    choices: web.choicesOf({}, url),
    template: {
      html: '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>',
      manifest: null,
    },
    signal: new AbortController().signal,
    reportError(error) {
      throw error;
    },
  });
  expect([url, status]).toEqual([url, 200]);
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  document.write(Buffer.from(html).toString());
  return document;
}
type Page = Awaited<ReturnType<typeof pageOf>>;
type Part = Page['body'];

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** A price as pages and previews write it. */
function money(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const shown = { minimumFractionDigits: Number.isInteger(amount) ? 0 : decimals, maximumFractionDigits: decimals };
  return spaced(new Intl.NumberFormat('en', { style: 'currency', currency, ...shown }).format(amount));
}

const ofSlug = (slug: string) => {
  const one = expected.get(slug);
  if (!one) throw new Error(`There is no deal ${slug}.`);
  return one;
};
const slugOf = (part: Part) => part.querySelector('a[href^="/deal/"]')?.getAttribute('href')?.slice(6) ?? '';

/** Prices that are struck through, and percentages, in some part of a page. */
const claims = (part: Part) => ({
  struck: [...part.querySelectorAll('s')]
    .map(({ textContent }) => spaced(textContent))
    .filter((text) => !/^\d+ s$/.test(text)),
  percent: [...spaced(part.textContent).matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent)),
});

/** The claims that may be made of a deal. */
function allowed(slug: string) {
  const { announced, card } = ofSlug(slug);
  return {
    struck: announced ? [money(announced.before, card.currency)] : [],
    percent: announced?.percent ? [announced.percent] : [],
  };
}

it('is on every card of a list what the 30-day low says (T61, CAT-14)', async () => {
  const seen = new Set<string>();
  for (const url of [
    '/deals',
    '/explore?sort=discount',
    ...CATEGORIES.map((category) => `/explore?category=${category}`),
  ]) {
    const page = await pageOf(url);
    for (const card of page.querySelectorAll('article')) {
      const slug = slugOf(card as unknown as Part);
      seen.add(slug);
      expect([slug, claims(card as unknown as Part)]).toEqual([slug, allowed(slug)]);
    }
  }
  expect(seen.size).toBeGreaterThan(200);
});

it('is on home, in its pick and its savings, what the 30-day low says (T61, CAT-14)', async () => {
  const page = await pageOf('/');
  const rows = [...page.querySelectorAll('main li:has(s), main article')].filter((row) =>
    row.querySelector('a[href^="/deal/"]'),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const slug = slugOf(row as unknown as Part);
    const { announced, card, price } = ofSlug(slug);
    const { struck } = claims(row as unknown as Part);
    expect([slug, struck]).toEqual([slug, allowed(slug).struck]);
    const [, less] = /((?:KWD )?\S+) less/.exec(spaced(row.textContent)) ?? [];
    expect([undefined, money((announced?.before ?? price) - price, card.currency)]).toContain(less);
  }
});

it('is in the box, the description and the data for machines of a deal what the 30-day low says (T61, CAT-14)', async () => {
  // Each page takes its time; all 400 are compared where there is none.
  for (const [slug, { announced, card, price }] of [...expected].filter((_, n) => n % 4 === 0)) {
    const page = await pageOf(`/deal/${slug}`);
    const box = page.querySelector('section[aria-label="Offer"]') as unknown as Part;
    expect([slug, claims(box)]).toEqual([slug, allowed(slug)]);
    expect(box.textContent.includes('as told')).toBe(
      announced?.isTold ||
        (card.priceMemory?.lowestBefore?.isTold && box.querySelector('[data-rise]') !== null) ||
        false,
    );
    const description = spaced(page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
    expect(/instead of (.+?)\.$/.exec(description)?.[1]).toBe(
      announced ? money(announced.before, card.currency) : undefined,
    );
    const things = [...page.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent)
      .join('');
    expect(things).toContain(
      `"price":"${price.toFixed(decimalsOf(card.currency))}","priceCurrency":"${card.currency}"`,
    );
    // Nothing else of it is an amount: no list price, and no reduction.
    expect(things.match(/"(?:price|lowPrice|highPrice)":/g)).toHaveLength(1);
    expect(things).not.toMatch(/%|Strikethrough|ListPrice|discount/i);
  }
}, 180_000);

it('is in a comparison what the 30-day low says (T61, CAT-14)', async () => {
  const slugs = [...expected.keys()];
  for (let from = 0; from < 60; from += 4) {
    const four = slugs.slice(from, from + 4);
    const page = await pageOf(`/compare?deals=${four.join(',')}`);
    const rowOf = (name: string) => {
      const row = [...page.querySelectorAll('tr')].find((one) => one.querySelector('th')?.textContent.startsWith(name));
      return row
        ? [...row.querySelectorAll('td')].map(({ textContent }) => spaced(textContent))
        : four.map(() => 'Not said');
    };
    const [before, saving] = [rowOf('Lowest in the 30 days before'), rowOf('Saving')];
    for (const [index, slug] of four.entries()) {
      const { announced, low, card } = ofSlug(slug);
      const price = low && money(low.price, card.currency);
      expect([slug, before[index]]).toEqual([
        slug,
        price === null ? 'Not said' : low?.isTold ? `${price}, as told` : price,
      ]);
      expect([slug, /(\d+)%/.exec(saving[index] ?? '')?.[1]]).toEqual([slug, announced?.percent?.toString()]);
    }
  }
});

it('is in answers to assistants what the 30-day low says (T61, CAT-14)', async () => {
  const { offerCatalog } = (await import(CLI)) as { offerCatalog(server: McpServer, connection: object): void };
  const { catalog } = api.as(null);
  const calls = { searchDeals: { query: catalog.searchDeals }, deal: { query: catalog.deal } };
  const server = new McpServer({ name: 'onceware', version: '0' });
  offerCatalog(server, { url: 'https://onceware.example', client: { catalog: calls } });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const assistant = new Client({ name: 'a test', version: '0' });
  await Promise.all([server.connect(there), assistant.connect(here)]);
  const ask = async (name: string, input: object) => {
    const { content } = await assistant.callTool({ name, arguments: { ...input } });
    return JSON.parse((content as { text: string }[])[0]?.text ?? '') as {
      deals: { url: string; reduction: unknown }[];
    } & { reduction: unknown };
  };
  const reductionOf = ({ announced }: Expected) =>
    announced && { from: announced.before, percent: announced.percent, isOnlyTold: announced.isTold };
  for (const [slug, one] of expected)
    expect([slug, (await ask('get_deal', { id: slug })).reduction]).toEqual([slug, reductionOf(one)]);
  const { deals } = await ask('search_deals', { query: '', limit: 48 });
  expect(deals).toHaveLength(48);
  for (const { url, reduction } of deals) {
    const slug = url.split('/').at(-1) ?? '';
    expect([slug, reduction]).toEqual([slug, reductionOf(ofSlug(slug))]);
  }
  await assistant.close();
});

it('is in no mail: none tells a price or a percentage, and one that will belongs to these tests (T61, CAT-14)', () => {
  const told = Object.entries(mailKinds).flatMap(([kind, { example }]) =>
    Object.keys(example)
      .filter((name) => /price|percent|saving|discount|reduc|amount/i.test(name))
      .map((name) => `${kind}: ${name}`),
  );
  expect(told).toEqual([]);
});
