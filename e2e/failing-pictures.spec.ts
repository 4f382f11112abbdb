import { expect, test } from './support/test.ts';

/** Or a logo that came with the page, which cannot fail. */
const DRAWN = /\/art\/(tools\/\d\d|covers\/_[a-z]+-\d)\.svg$|^data:/;

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
