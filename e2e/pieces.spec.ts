import type { Locator, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { arriveAs, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .or(page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }))
    .first();
const NAMES = [
  'Accordion menu',
  'Avatar',
  'Badge',
  'Button',
  'Dialog',
  'Emoji picker',
  'Hover card',
  'Image',
  'Login drawer',
  'Permission gate',
  'Price',
  'Rating',
  'Select',
  'Skeleton',
  'Switch',
  'Tabs',
  'Textarea',
];

test(
  'every piece is shown on /dev/ui, which is for dev.feature (UI-01, AUTH-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    expect((await page.request.get('/dev/ui', { maxRedirects: 0 })).status()).toBe(302);
    await signInAs(page, 'member');
    expect((await page.request.get('/dev/ui')).status()).toBe(403);
    await arriveAs(page, 'insider', '/dev/ui');
    for (const name of NAMES) await expect(section(page, name)).toBeVisible();
  },
);

test('the pieces hold their layout from right to left and in the dark, and axe finds nothing serious (UI-06)', async ({
  page,
}) => {
  // The longest page there is, audited twice.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAs(page, 'insider', '/dev/ui');
  for (const toggle of ['Dark', 'Right to left']) {
    await page.getByRole('switch', { name: toggle }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await audit(page)).toEqual([]);
  }
});

test(
  'a picture shows only after half a second of skeleton, one that fails gives initials (UI-02, UI-03)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider', '/dev/ui');
    const avatars = section(page, 'Avatar');
    await avatars.scrollIntoViewIfNeeded();
    await expect(avatars.locator('img[src^="/art/avatars/"]').first()).toBeVisible();
    expect(
      await avatars
        .locator('img[src^="/art/avatars/"]')
        .evaluateAll((images) => new Set(images.map((image) => image.getAttribute('src'))).size),
    ).toBeGreaterThanOrEqual(25);
    const failed = avatars.locator('figure', { hasText: 'A picture that fails' });
    await expect(failed.locator('[data-initials="AD"]')).toBeVisible();
  },
);

test(
  'an avatar that never answers leaves the page usable, and gives initials in the end (UI-03)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await page.route('**/art/avatars/07.svg', () => new Promise(() => undefined));
    await signInAs(page, 'insider');
    await page.goto('/dev/ui', { waitUntil: 'domcontentloaded' });
    const waiting = section(page, 'Avatar').locator('figure', { hasText: 'A picture, after half a second' });
    await expect(waiting.locator('img')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The ten seconds begin when the page listens, which nothing shows.
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(waiting.locator('[data-initials="AD"]')).toBeAttached({ timeout: 300 });
    }).toPass();
  },
);

test('an image that fails everywhere says what failed (UI-04)', { tag: '@desktop' }, async ({ page }) => {
  await arriveAs(page, 'insider', '/dev/ui');
  const images = section(page, 'Image');
  await images.scrollIntoViewIfNeeded();
  await expect(images.getByTitle('Failed to load: A cover')).toBeVisible();
  await expect(images.getByRole('img', { name: 'A blue square' })).toHaveCount(2);
});

// Fingers do not hover.
test(
  'a hover card opens after 300 ms, by key too, and closes 100 ms after the pointer leaves it (UI-05)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider', '/dev/ui');
    await page.clock.install();
    const trigger = section(page, 'Hover card').getByRole('link', { name: 'Ada Lovelace' }).first();
    const card = page.getByText('Writes programs for engines').first();
    await trigger.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger.hover();
    await page.clock.runFor(290);
    await expect(card).toBeHidden();
    await page.clock.runFor(20);
    await expect(card).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(90);
    await expect(card).toBeVisible();
    await page.clock.runFor(20);
    await expect(card).toBeHidden();
    await trigger.focus();
    await page.clock.runFor(310);
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  },
);

test(
  'a popover opens below the start of its trigger or beside it, stays with it, and changes sides rather than leave the window (UI-05)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider', '/dev/ui');
    const edges = (element: Locator) =>
      element.evaluate((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
      });
    const cards = section(page, 'Hover card');
    const open = async (title: string, block: ScrollLogicalPosition = 'center') => {
      const example = cards.locator('figure', { hasText: title });
      const trigger = example.getByRole('link', { name: 'Ada Lovelace' });
      const card = example.getByRole('group', { name: 'About Ada Lovelace' });
      await trigger.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      await trigger.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(card).toBeVisible();
      return { at: await edges(trigger), card: await edges(card) };
    };
    const below = await open('On a link within a text', 'start');
    expect(below.card).toMatchObject({ left: below.at.left, top: below.at.bottom + 6 });
    const above = await open('On a link within a text', 'end');
    expect(above.card).toMatchObject({ left: above.at.left, bottom: above.at.top - 6 });
    await page.setViewportSize({ width: 500, height: 900 });
    const atTheEnd = await open('At the end of the line');
    expect(atTheEnd.card.right).toBe(atTheEnd.at.right);
    await page.setViewportSize({ width: 380, height: 900 });
    const narrow = await open('On a link within a text');
    expect(narrow.card.left).toBeGreaterThanOrEqual(8);
    expect(narrow.card.right).toBeLessThanOrEqual(380 - 8);
    expect(narrow.card.top).toBe(narrow.at.bottom + 6);
    await page.setViewportSize({ width: 1440, height: 900 });

    const compact = section(page, 'Accordion menu').locator('figure', { hasText: 'Compact' });
    const branch = compact.getByRole('button', { name: 'Projects' });
    const flyout = compact.getByRole('list', { name: 'Projects' }).locator('..');
    await branch.click();
    const beside = await edges(branch);
    expect(await edges(flyout)).toMatchObject({ left: beside.right + 6, top: beside.top });

    await page.getByRole('switch', { name: 'Right to left' }).click();
    const mirrored = await open('On a link within a text');
    expect(mirrored.card).toMatchObject({ right: mirrored.at.right, top: mirrored.at.bottom + 6 });
    await branch.click();
    const besideMirrored = await edges(branch);
    expect(await edges(flyout)).toMatchObject({ right: besideMirrored.left - 6, top: besideMirrored.top });
  },
);

test(
  'the emoji picker finds and picks without leaving this site (UI-01)',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()) && elsewhere.push(request.url()),
    );
    await arriveAs(page, 'insider', '/dev/ui');
    const pickers = section(page, 'Emoji picker');
    await pickers.scrollIntoViewIfNeeded();
    const field = pickers
      .getByPlaceholder('Search emoji')
      .or(pickers.getByRole('searchbox'))
      .or(pickers.getByRole('textbox'))
      .first();
    await field.fill('rocket');
    await expect(pickers.getByText('🚀').first()).toBeVisible();
    await field.press('Enter');
    await expect(pickers.getByText('Picked: 🚀')).toBeVisible();
    expect(elsewhere.filter((url) => !url.includes('gravatar'))).toEqual([]);
  },
);

test('the login drawer comes as a dialog and as a drawer, and stays shut while the session loads (AUTH-02)', async ({
  page,
}) => {
  await arriveAs(page, 'insider', '/dev/ui');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const drawer = section(page, 'Login drawer');
  await drawer.getByRole('button', { name: 'Save, asking in a dialog' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(warnings.some((text) => text.includes('still loading'))).toBe(true);
  for (const name of ['Save, asking in a dialog', 'Save, asking in a drawer']) {
    await drawer.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
