import { audit } from './support/audit.ts';
import { NOON, pressChat, reloadIn } from './support/chatting.ts';
import { arriveAsMember } from './support/collecting.ts';
import { gotoAheadOf, SCRIPTS } from './support/holding.ts';
import { arriveAs, header, isPhone, signInAs } from './support/members.ts';
import { watchMoves } from './support/moves.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/',
  '/explore',
  '/explore?q=invioce',
  '/explore?show=tools',
  '/explore?q=zzzzzzzzzz',
  '/deals',
  '/deal/minutewren-lifetime',
  '/deal/minutewren-early-birds',
  '/compare?deals=minutewren-lifetime,minutewren-early-birds',
  '/tool/minutewren',
  '/about',
  '/blog',
  '/blog/refund-window-checklist',
  '/community',
  '/network',
  '/projects',
  '/project/course-platform',
  '/public-profile/profiles/ada-morgan',
  '/store-client',
  '/store-client/search-results-list?q=board',
  '/store-admin',
  '/dark-sidebar',
  '/account/members/import-members',
  '/contact',
  '/sell',
  '/privacy',
  '/signin',
  '/signup',
  '/reset-password',
  '/verify-email',
  '/no-such-page',
];

/** Pages of a member and of the staff. */
const OWN_PAGES = [
  '/dashboard/account',
  '/dashboard/account/home/get-started',
  '/dashboard/account/purchases',
  '/dashboard/account/security',
  '/account/api-keys',
  '/account/notifications',
  '/public-profile/profiles/default',
  '/account/profile',
  ...['organizations', 'users', 'contacts', 'logs', 'orders', 'roles', 'catalog', 'moderation'].map(
    (section) => `/dashboard/admin/${section}`,
  ),
];

const LANGUAGES = ['en', 'pt', 'ar', 'es', 'de', 'zh'];

for (const scheme of ['light', 'dark'] as const) {
  // Colours do not depend on the width: each page is seen in both schemes and in both widths, not in all four.
  const tag = scheme === 'light' ? '@desktop' : '@phone';
  for (const path of PAGES) {
    test(
      `axe finds nothing serious on ${path} in ${scheme}, and nothing on it moves after the first paint (UI-06)`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const moved = await watchMoves(page);
        await gotoAheadOf(page, path, SCRIPTS);
        expect(await moved()).toEqual([]);
        expect(await audit(page)).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      },
    );
  }

  for (const path of OWN_PAGES) {
    test(
      `axe finds nothing serious on ${path} for a member who may see it, in ${scheme}, and nothing on it moves (UI-06, ACC-01, ADM-01)`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await signInAs(page, 'admin');
        // The reader's clock is in the next minute, mostly, so that what is said as so long ago is said anew; what came with the page is fresh.
        await page.addInitScript(() => {
          const { now } = Date;
          Date.now = () => now() + 50_000;
        });
        const moved = await watchMoves(page);
        await gotoAheadOf(page, path, SCRIPTS);
        expect(await moved()).toEqual([]);
        expect(await audit(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      },
    );
  }

  test(`axe finds nothing serious around what the header opens, in ${scheme} (UI-06)`, { tag }, async ({ page }) => {
    // Four audits.
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await arriveAs(page, 'admin', '/about');
    for (const [opener, opened] of [
      ['Network', 'Circles'],
      ['Profiles', 'Public Profile'],
    ] as const) {
      if (isPhone()) await header(page).getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: opener }).click();
      await expect(page.getByRole('link', { name: opened })).toBeVisible();
      expect(await audit(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test(
    `axe finds nothing serious in the chat, in ${scheme === 'light' ? 'any language' : 'each direction'}, in ${scheme} (UI-06) (CHAT-10)`,
    { tag },
    async ({ page }) => {
      // Up to six audits.
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.clock.install({ time: NOON });
      await arriveAs(page, 'insider', '/contact');
      // Names are those of the language in any colour and width: the dark is seen in each direction.
      for (const language of scheme === 'light' ? LANGUAGES : ['en', 'ar']) {
        await reloadIn(page, language);
        await pressChat(page);
        const reaction = page.getByRole('log').locator('button[aria-pressed]').last();
        await expect(reaction).toBeVisible();
        const digits = await reaction.locator('.num').textContent();
        await expect(reaction).toHaveAccessibleName(new RegExp(`${digits}`));
        expect([language, await audit(page)]).toEqual([language, []]);
        // Closes the chat: where it covers the page, it would be open again after the reload.
        await page.keyboard.press('Escape');
        await expect(page.getByRole('log')).toHaveCount(0);
      }
    },
  );

  test(
    `axe finds nothing serious around a member, their menu open, in ${scheme} (UI-06)`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await arriveAsMember(page, '/explore');
      expect(await audit(page)).toEqual([]);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      expect(await audit(page)).toEqual([]);
    },
  );
}
