import { watchLayoutShift } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening, visit } from './support/visiting.ts';

const offer = 'Auf Deutsch lesen?';

test.describe('to a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('the page stays in English and offers German, in German, without moving; declined, it is not offered again (I18N-01)', async ({
    page,
  }) => {
    const shift = await watchLayoutShift(page);
    await page.goto('/about');
    const banner = page.getByRole('region', { name: offer });
    await expect(banner).toBeVisible();
    await expect(banner).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await shift()).toBeLessThan(0.05);
    await banner.getByRole('button', { name: 'Nein, danke' }).click();
    await expect(banner).toHaveCount(0);
    await visit(page, '/blog');
    await expect(banner).toHaveCount(0);
  });

  test('an accepted language is the reader’s from then on (I18N-01)', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('region', { name: offer }).getByRole('button', { name: 'Zu Deutsch wechseln' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText(offer)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await listening(page);
    await expect(page.getByText(offer)).toHaveCount(0);
  });
});

test(
  'a reader whose language is shown already, or is not available, is offered none (I18N-01)',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    for (const locale of ['en-GB', 'fr-FR']) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await visit(page, `${baseURL}/about`);
      await expect(page.locator('section[lang]')).toHaveCount(0);
      await context.close();
    }
  },
);
