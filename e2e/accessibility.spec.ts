import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { arriveAsMember } from './support/collecting.ts';

const PAGES = [
  '/',
  '/explore',
  '/explore?q=invioce',
  '/explore?show=tools',
  '/explore?q=zzzzzzzzzz',
  '/deals',
  '/deal/minutewren-lifetime',
  '/deal/minutewren-early-birds',
  '/tool/minutewren',
  '/signin',
  '/signup',
  '/no-such-page',
];

const audit = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

for (const scheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing serious on ${path} in ${scheme} (UI-06)`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await audit(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test(`axe finds nothing serious around a member, their menu open, in ${scheme} (UI-06)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await arriveAsMember(page, '/explore');
    await page.waitForLoadState('networkidle');
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });
}
