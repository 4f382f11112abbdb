import type { Page } from '@playwright/test';
import { addElsewhere, ask, signUp } from './support/collecting.ts';
import { fromHere, signInAs } from './support/members.ts';
import { overflows } from './support/overflow.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const DIGITS = '1234567';
const WIDTHS = [320, 1440];
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Two deals with words of sixty letters and prices of ten digits wherever a deal has words and prices. */
const rowsOf = (mark: string) => {
  const word = (letter: string) => `${letter}${mark}`.padEnd(60, 'w');
  const plan = (name: string, price: number) => ({
    name: word(name),
    price,
    features: [word('f')],
    limits: { [word('l').slice(0, 40)]: word('v') },
  });
  return [1, 2].map((n) => ({
    external_id: `long-${mark}-${n}`,
    name: word(`n${n}`),
    tagline: word('t'),
    website: `https://long-${mark}-${n}.example`,
    tags: [word('g'), word('h')],
    alternative_to: [word('r')],
    title: word(`d${n}`),
    promise: word('p'),
    description: `${word('b')} ${word('c')}`,
    category: 'finance',
    base_price: 21_234_567.89,
    current_price: 1_234_567.89,
    deal_url: `https://long-${mark}-${n}.example/lifetime`,
    coupon: word('c'),
    sold_by: word('s'),
    refund_days: 20,
    plans: [plan('i', 1_234_567.89), plan('k', 11_234_567.89)],
    earlier_prices: [
      { since: at(-200), price: 11_234_567.89 },
      { since: at(-20), price: 1_234_567.89 },
    ],
    rating: 4.5,
    rating_count: 1_234_567,
    rating_source: `${word('e').slice(0, 50)}.example`,
    starts_at: at(-20),
    ends_at: at(2),
  }));
};

interface Found {
  id: string;
  slug: string;
  tool: { slug: string };
}

const find = async (page: Page, mark: string) =>
  (await ask<{ items: Found[] }>(page, 'catalog.searchDeals', { q: `d1${mark}`.padEnd(60, 'w') })).items;

const change = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });

/** Imports the rows as staff do, and leaves a member on the site who has kept the first of them and bought such a one. */
async function arrive(page: Page, mark: string): Promise<Found> {
  await signInAs(page, 'admin');
  const report = await page.request.post(`/api/admin/catalog/import?source=long-${mark}&format=json`, {
    data: rowsOf(mark),
    headers: fromHere(),
  });
  expect(await report.text()).toContain('"newDeals":2');
  const [deal] = await find(page, mark);
  if (!deal) throw new Error('The imported deal is not found.');
  await page.context().clearCookies({ name: /^(?!language$)/ });
  await signUp(page, 'w'.repeat(60));
  await page.request.post('/api/user-collections', { data: { action: 'ensure_defaults' }, headers: fromHere() });
  await addElsewhere(page, 'Nice Find', deal.id);
  const bought = {
    id: crypto.randomUUID(),
    title: `d${mark}`.padEnd(60, 'w'),
    price: 1_234_567.89,
    currency: 'USD',
    purchasedOn: at(-10).slice(0, 10),
    refundUntil: at(5).slice(0, 10),
  };
  const answer = await change(page, 'purchases.create', bought);
  expect(answer.ok(), await answer.text()).toBe(true);
  return deal;
}

test.describe('words of sixty letters and prices of ten digits', { tag: '@desktop' }, () => {
  for (const language of ['en', 'de', 'ar'])
    test(`widen no page and are not cut off, in ${language} (CAT-17, I18N-02)`, async ({ page, baseURL }) => {
      const mark = crypto.randomUUID().slice(0, 8);
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const { slug, tool } = await arrive(page, mark);
      const other = slug.replace('d1', 'd2');
      const found: Record<string, string[]> = {};
      const look = async (what: string, widths: readonly number[] = WIDTHS) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const seen = await overflows(page, DIGITS);
          if (seen.length > 0) found[`${what} at ${width}`] = seen;
        }
      };
      const open = async (path: string) => {
        await visit(page, path);
        await look(path.replaceAll(mark, ''));
      };

      await open('/');
      await open(`/explore?q=${`d1${mark}`.padEnd(60, 'w')}`);
      await open(`/explore?show=tools&q=${`n1${mark}`.padEnd(60, 'w')}`);
      await open('/deals');
      await open(`/tool/${tool.slug}`);
      await open(`/compare?deals=${slug},${other}`);
      await open('/dashboard');
      await open('/dashboard/account/purchases');
      await open('/dashboard/account/collections');
      await open(`/deal/${slug}`);

      await page.locator('main a[href*="/purchases?"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('the form of a purchase');
      await page.context().clearCookies({ name: /^(?!language$)/ });
      await visit(page, '/about');
      const search = page.getByRole('banner').locator('[data-header-search]');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 320) await search.getByRole('link').first().click();
        await search.locator('input[name="q"]').fill(`n1${mark}`.padEnd(60, 'w'));
        await expect(page.getByRole('option').first()).toBeVisible();
        await look('suggestions', [width]);
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual({});
    });
});
