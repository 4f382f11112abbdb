import type { Page } from '@playwright/test';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['en', 'pt', 'ar', 'es', 'de', 'zh'];
/** A small phone, a usual one, and where the header and the layouts change. */
const WIDTHS = [320, 360, 640, 1024, 1280];
const PAGES = ['/', '/explore', '/deals', '/deal/minutewren-lifetime', '/about', '/community', '/sell', '/signin'];
const OWN = [
  '/dashboard/account',
  '/dashboard/account/purchases',
  '/account/api-keys',
  '/account/notifications',
  '/public-profile/profiles/default',
];

/** Finds elements that leave the screen, and controls of the header that lie over one another. */
const faults = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const excess = document.documentElement.scrollWidth - innerWidth;
    const controls = [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => !control.closest('dialog') && control.getClientRects().length > 0)
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const lying = controls.flatMap(({ control, box }, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other) =>
            !control.contains(other.control) &&
            box.left < other.box.right - 0.5 &&
            other.box.left < box.right - 0.5 &&
            box.top < other.box.bottom - 0.5 &&
            other.box.top < box.bottom - 0.5,
        )
        .map((other) => `${control.textContent} lies over ${other.control.textContent}.`),
    );
    return [...lying, ...(excess > 0 ? [`It is ${excess} px too wide.`] : [])];
  });

const SETTLED_MS = 5_000;

/** Asks until the page has settled into its width: the header measures itself a frame or two later. */
async function settledFaults(page: Page): Promise<string[]> {
  const until = Date.now() + SETTLED_MS;
  let seen = await faults(page);
  while (seen.length > 0 && Date.now() < until) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    seen = await faults(page);
  }
  return seen;
}

/** One language after the other, each page through all widths. */
async function walk(page: Page, paths: readonly string[], language: string): Promise<Record<string, string[]>> {
  await page.context().addCookies([{ name: 'language', value: language, url: process.env.E2E_BASE_URL ?? '' }]);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await settledFaults(page);
      if (seen.length > 0) found[`${path} at ${width}`] = seen;
    }
  }
  return found;
}

// A page that was used before settles into another width later than a new one.
test.use({ reuseContext: false });

test.describe('no page is wider than its screen', { tag: '@desktop' }, () => {
  for (const language of LANGUAGES) {
    test(`to a visitor, in ${language} (NAV-08, I18N-02)`, async ({ page }) => {
      expect(await walk(page, PAGES, language)).toEqual({});
    });

    test(`to a member on their own pages, in ${language} (NAV-08, I18N-02)`, async ({ page }) => {
      await arriveAs(page, 'insider');
      expect(await walk(page, OWN, language)).toEqual({});
    });
  }
});
