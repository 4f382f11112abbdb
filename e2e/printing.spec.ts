import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test(
  'a printed deal shows its words and prices, with the address, in light colours: no frame and no controls (CAT-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/deal/minutewren-lifetime');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Offer' })).toContainText('Pay once');
    await expect(main.getByRole('heading', { name: 'Plans' })).toBeVisible();
    await expect(main.getByText(/^https?:\/\/.+\/deal\/minutewren-lifetime$/)).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.context().addCookies([{ name: 'language', value: 'ar', url: page.url() }]);
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    // Right edge, where the text above it begins.
    const rights = await main
      .locator('h1, p[dir="ltr"]')
      .evaluateAll((elements) =>
        elements.map((element) =>
          getComputedStyle(element).textAlign === 'right' ? element.getBoundingClientRect().right : null,
        ),
      );
    expect(rights).toEqual([expect.any(Number), rights[0]]);
  },
);

test(
  'printed purchases show the totals and the list, without sidebar, search and buttons (ACC-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider', '/dashboard/account/purchases');
    const list = page.getByRole('main').getByRole('list');
    await expect(list.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(list.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    for (const role of ['banner', 'navigation', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
  },
);
