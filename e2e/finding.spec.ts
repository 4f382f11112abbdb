import type { Locator, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** Moves the focus as a person without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

/** The number that an option promises. */
const promised = async (option: Locator): Promise<number> =>
  Number((await option.textContent())?.match(/ (\d+) deals?$/)?.[1]);

test('a visitor finds deals with a misspelt query, filters them by two categories and a price, and removes a filter, by keyboard alone (CAT-05)', async ({
  page,
}) => {
  await visit(page, '/explore');
  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('custmer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=custmer');
  await expect(page.getByText('Showing results for “customer”.')).toBeVisible();

  const found = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ deals?$/ });
  const says = (count: number) => expect(found).toHaveText(count === 1 ? '1 deal' : `${count} deals`);
  const sheet = page.getByRole('button', { name: /^Filters/ });
  const filters = () =>
    (isPhone() ? page.getByRole('dialog') : page.getByRole('main')).getByRole('navigation', { name: 'Filters' });
  const choose = async (name: RegExp): Promise<number> => {
    const option = filters().getByRole('link', { name });
    const count = await promised(option);
    await tabTo(page, option);
    await page.keyboard.press('Enter');
    await expect(option).toHaveAttribute('aria-current', 'true');
    return count;
  };
  if (isPhone()) {
    await tabTo(page, sheet);
    await page.keyboard.press('Enter');
  }
  // Reads the first choices that leave results, whatever the sample data has.
  const named = async (group: string, index = 0): Promise<RegExp> => {
    const section = filters().getByRole('region', { name: group, exact: true });
    const text = await section.getByRole('link').nth(index).textContent();
    return new RegExp(`^${(text ?? '').replace(/\d+ \d+ deals?$/, '').replaceAll('$', '\\$')}`);
  };
  const [one, other] = [await named('Category'), await named('Category', 1)];
  const first = await choose(one);
  await says(first);
  const both = first + (await choose(other));
  await says(both);
  const band = await named('Price');
  const priced = await choose(band);
  await says(priced);
  expect(new URL(page.url()).searchParams.get('category')?.split(',')).toHaveLength(2);
  if (isPhone()) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(priced);
  expect(await audit(page)).toEqual([]);

  // The address alone says it all.
  await page.reload();
  await says(priced);
  const chip = page.getByRole('link', { name: /^Remove filter: .*\$/ });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await says(both);
  await expect(page).not.toHaveURL(/Price/);
});

test(
  'expired or forged positions in lists lead to the first page, and old addresses still filter (CAT-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const id = '00000000-0000-7000-8000-000000000000';
    for (const cursor of [
      'zzz',
      forged(['newest', 'x', id]),
      forged(['price', 1, id, 'XXX']),
      forged(['tools', null, id]),
    ]) {
      for (const path of ['/explore?sort=price&', '/explore?q=invoice&', '/explore?show=tools&q=mail&', '/deals?']) {
        const answer = await page.request.get(`${path}cursor=${encodeURIComponent(cursor)}`);
        expect([path, answer.status(), (await answer.text()).includes('Back to the first page')]).toEqual([
          path,
          200,
          false,
        ]);
      }
    }
    await page.goto('/explore?category=ai');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI deals');
    const link = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^AI/ });
    await expect(link).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'what a search understood is shown and taken back, by keyboard alone (CAT-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/explore');
    const main = page.getByRole('main');
    const ask = async (query: string) => {
      // Its role becomes that of a combobox once it has suggestions.
      const search = page.getByRole('search').getByLabel('Search deals and tools');
      await tabTo(page, search);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible();
    };
    const press = async (link: Locator) => {
      await tabTo(page, link);
      await page.keyboard.press('Enter');
    };

    await ask('invoice under $5');
    const price = main.getByRole('link', { name: /^Search for the words “under \$5” instead of the filter/ });
    await expect(price).toContainText(/Nothing under \$5\. Nearest: \$\d+, \+\$\d+/);
    await expect(main.getByText(/These come closest/)).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await press(price);
    await expect(main.getByText('Your words are searched for as they stand.')).toBeVisible();
    await expect(price).toHaveCount(0);
    await press(main.getByRole('link', { name: 'Read prices and names in them' }));
    await expect(price).toBeVisible();

    await ask('alternative to Notion');
    const instead = main.getByRole('link', { name: /instead of the filter Instead of Notion$/ });
    await expect(instead).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await press(instead);
    await expect(instead).toHaveCount(0);
  },
);
