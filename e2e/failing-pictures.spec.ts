import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** Or a picture that came with the page, which cannot fail. */
const DRAWN = /\/art\/(tools\/\d\d|covers\/_[a-z]+-\d(-\d\d-[a-z])?)\.svg$|^data:/;

test(
  'when the pictures of the catalogue cannot be loaded, drawn ones replace them, on every page (UI-03, UI-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/\/art\/(logos|covers\/[^_]|screens)|\/api\/pictures\//, (route) => route.abort());
    for (const path of [
      '/',
      '/explore',
      '/explore?show=tools',
      '/deal/minutewren-lifetime',
      '/tool/minutewren',
      '/community',
    ]) {
      await page.goto(path);
      const pictures = page.locator('main img:not([src*="/avatars/"])');
      await pictures.first().waitFor();
      const inSight = () =>
        pictures.evaluateAll((images) =>
          images
            .filter((image) => image.getBoundingClientRect().top < innerHeight && image.getClientRects().length > 0)
            .map((image) => image.getAttribute('src') ?? ''),
        );
      await expect.poll(async () => (await inSight()).filter((src) => !DRAWN.test(src)), { message: path }).toEqual([]);
      await expect(page.locator('main [title^="Failed to load"]')).toHaveCount(0);
    }
  },
);

/** Addresses of the pictures that are on the screen. */
const inSightOf = (page: Page) =>
  page
    .locator('main img:not([src*="/avatars/"])')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.getClientRects().length > 0)
        .map((image) => image.getAttribute('src') ?? ''),
    );

test(
  'covers and logos that a page opened in place asks for, and does not get, are replaced by drawn ones (UI-03, UI-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/\/art\/(logos|covers\/[^_]|screens)|\/api\/pictures\//, (route) => route.abort());
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'LTD Explorer' }).click();
    const card = page.getByRole('article').first();
    await card.waitFor();
    const expectDrawn = async () => {
      // Asked for by address: none of them came with the page.
      await expect
        .poll(async () => (await inSightOf(page)).filter((src) => src.startsWith('/art/')), { message: page.url() })
        .not.toEqual([]);
      await expect
        .poll(async () => (await inSightOf(page)).filter((src) => !DRAWN.test(src)), { message: page.url() })
        .toEqual([]);
    };
    await expectDrawn();
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/deal\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectDrawn();
  },
);
