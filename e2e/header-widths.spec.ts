import type { Page } from '@playwright/test';
import { arriveAs, header, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening, unpainted, visit } from './support/visiting.ts';

const WIDTHS = Array.from({ length: 129 }, (_, step) => 320 + 10 * step);

/**
 * Finds faults of the header as it stands: parts outside it or over one another, neither Log in nor a menu, a page that
 * scrolls sideways.
 */
const faults = (page: Page) =>
  page.evaluate(async () => {
    // The frame that measures, and the one after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bar = document.querySelector('header')?.getBoundingClientRect();
    if (!bar) return ['There is no header.'];
    const parts = [...document.querySelectorAll('header :is(a, button, nav)')]
      .filter((part) => !part.closest('dialog') && part.getClientRects().length > 0)
      .map((part) => ({
        part,
        name: part.getAttribute('aria-label') ?? part.textContent,
        box: part.getBoundingClientRect(),
      }));
    const outside = parts.filter(({ box }) => box.left < bar.left - 0.5 || box.right > bar.right + 0.5);
    const lying = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ part, box }) =>
            !one.part.contains(part) &&
            one.box.left < box.right - 0.5 &&
            box.left < one.box.right - 0.5 &&
            one.box.bottom > box.top,
        )
        .map(({ name }) => `${one.name} lies over ${name}.`),
    );
    const isIn = parts.some(({ part }) => part.matches('[href^="/signin"], [aria-haspopup="menu"]'));
    const hasMenu = parts.some(({ part }) => part.matches('nav, [aria-haspopup="dialog"]'));
    const excess = document.documentElement.scrollWidth - innerWidth;
    return [
      ...outside.map(({ name }) => `${name} is outside.`),
      ...lying,
      ...(isIn ? [] : ['There is neither Log in nor the user menu.']),
      ...(hasMenu ? [] : ['There is no main menu.']),
      ...(excess > 0 ? [`The page is ${excess} px too wide.`] : []),
    ];
  });

/** Through all widths on one page, by resizing its window; what is wrong, by width. */
async function walk(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  await unpainted(page, async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await faults(page);
      if (seen.length > 0) found[width] = seen;
    }
  });
  return found;
}

/** The server's next page comes in it. */
async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: process.env.E2E_BASE_URL ?? '' }]);
}

test('nothing has to fold after the first paint: the page has measured it without its scripts (NAV-08, NAV-19)', async ({
  page,
}) => {
  await speak(page, 'de');
  await arriveAs(page, 'insider', '/about');
  await page.route('**/*.js', (route) => route.abort());
  for (const width of isPhone() ? [320, 390] : [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    expect(await faults(page)).toEqual([]);
  }
});

test('without scripts the main menu has a row of its own on a narrow screen (NAV-08)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: isPhone() ? 320 : 900, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  const menu = header(page).getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${baseURL}/blog`);
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
  await context.close();
});

// There they have room.
test(
  'tools that have no room in the header are in the main menu, the bell last of all (NAV-08, NOTE-01)',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveAs(page, 'insider', '/dashboard');
    const bell = header(page).getByRole('button', { name: /^Notifications/ });
    const apps = header(page).getByRole('button', { name: 'Apps' });
    await expect(bell).toBeVisible();
    await expect(apps).toBeHidden();
    await page.setViewportSize({ width: 340, height: 800 });
    await expect(bell).toBeHidden();
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu.getByRole('button', { name: 'Apps' })).toBeVisible();
    await menu.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
);

/** Text spacing that WCAG 1.4.12 lets a reader set. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test(
  'the header measures itself again when text grows, by spacing or by size, and unfolds when it shrinks (NAV-08, UI-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1120, height: 800 });
    await arriveAs(page, 'insider', '/about');
    const folded = () => page.locator('[data-folded]').getAttribute('data-folded');
    expect(await faults(page)).toEqual([]);
    const before = await folded();
    for (const content of [SPACED, 'header { font-size: 1.5em } header * { font-size: inherit !important }']) {
      const style = await page.addStyleTag({ content });
      await expect.poll(folded).not.toBe(before);
      expect(await faults(page)).toEqual([]);
      await style.evaluate((element) => element instanceof Element && element.remove());
      await expect.poll(folded).toBe(before);
    }
  },
);

// The window is resized from the desktop's.
test.describe('from 320 to 1,600 px the header shows what it has room for', { tag: '@desktop' }, () => {
  for (const language of ['en', 'ar', 'de']) {
    test(`to a visitor, in ${language} (NAV-08)`, async ({ page }) => {
      await speak(page, language);
      await visit(page, '/about');
      expect(await walk(page)).toEqual({});
    });

    test(`to a member with every tool, with the panel and without, in ${language} (NAV-08, NAV-11)`, async ({
      page,
    }) => {
      await speak(page, language);
      await arriveAs(page, 'insider', '/about');
      expect(await walk(page)).toEqual({});
      await header(page).locator('[aria-expanded="false"]:has(svg.tabler-icon-folders)').click();
      await expect(page.getByRole('complementary')).toBeVisible();
      expect(await walk(page)).toEqual({});
    });
  }

  for (const path of ['/dashboard/admin/users', '/account/members/teams', '/store-client']) {
    test(`beside the sidebar, wide and collapsed, on ${path} (NAV-02, NAV-08)`, async ({ page, baseURL }) => {
      await arriveAs(page, 'admin', path);
      expect(await walk(page)).toEqual({});
      await page.context().addCookies([{ name: 'sidebar', value: 'collapsed', url: baseURL ?? '' }]);
      await page.reload();
      await listening(page);
      expect(await walk(page)).toEqual({});
    });
  }
});
