import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/collecting.ts';
import { hold, SCRIPTS } from './support/holding.ts';
import { header, isPhone, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening } from './support/visiting.ts';

// In each the scripts of the page are held back until it has been pressed, however long that takes.

/** Opens a page without its scripts. @returns what lets them come */
async function gotoUnscripted(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor({ state: 'attached' });
  return release;
}

/** Presses, hard and more than once, and sees that it was heard. */
async function pressEarly(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await control.click();
}

/** Nothing is left waiting. */
const expectAllDone = (page: Page) => expect(page.locator('[data-heard], [aria-busy="true"]')).toHaveCount(0);

test('Save that is pressed before the page listens opens its menu once, when it does (AUTH-03, UI-06)', async ({
  page,
}) => {
  await signInAs(page, 'insider');
  const release = await gotoUnscripted(page, '/deal/minutewren-lifetime');
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await pressEarly(save);
  release();
  await expect(page.getByRole('menuitemcheckbox', { name: /Must-Have!/ })).toBeVisible();
  await expect(save).toHaveAttribute('aria-expanded', 'true');
  await expectAllDone(page);
});

test("a visitor's early Save asks them to log in (AUTH-03)", { tag: '@phone' }, async ({ page }) => {
  const release = await gotoUnscripted(page, '/deal/minutewren-lifetime');
  await pressEarly(page.getByRole('main').getByRole('button', { name: /^Save/ }).first());
  release();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

for (const name of ['Collections', 'Chat'] as const) {
  test(`${name} that is pressed before the page listens opens its panel once, when it does (NAV-20, PNL-01)`, async ({
    page,
  }) => {
    await signInAs(page, 'insider');
    const release = await gotoUnscripted(page, '/about');
    await pressEarly(header(page).getByRole('button', { name: new RegExp(`^${name}`) }));
    release();
    await expect(
      page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name: new RegExp(name) })),
    ).toBeVisible();
    await expectAllDone(page);
  });
}

test(
  'the user menu that is pressed before the page listens opens when it does (NAV-12)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    const release = await gotoUnscripted(page, '/about');
    await pressEarly(header(page).getByRole('button', { name: /^Account of/ }));
    release();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectAllDone(page);
  },
);

test(
  'the search opens by an early press and by an early Ctrl+K, once (NAV-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'insider');
    for (const way of ['press', 'key'] as const) {
      const release = await gotoUnscripted(page, '/about');
      const button = header(page).getByRole('button', { name: 'Search' }).first();
      await expect(button).toBeVisible();
      if (way === 'press') await pressEarly(button);
      else await page.keyboard.press('Control+K');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      await expectAllDone(page);
    }
  },
);

test(
  'what is typed and sent before the page listens searches, and what is only typed stays (CAT-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    let release = await gotoUnscripted(page, '/explore');
    const field = () => page.getByRole('searchbox');
    await field().pressSequentially('invoice');
    release();
    await listening(page);
    await expect(field()).toHaveValue('invoice');
    await expect(field()).toBeFocused();
    release = await gotoUnscripted(page, '/');
    await field().fill('invoice');
    await field().press('Enter');
    release();
    await expect(page).toHaveURL('/explore?q=invoice');
  },
);

test('filters and order that are chosen before the page listens are applied (CAT-01)', async ({ page }) => {
  let release = await gotoUnscripted(page, '/explore');
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/\/explore\?sort=/);
  release = await gotoUnscripted(page, '/explore');
  if (isPhone()) {
    await pressEarly(page.getByRole('button', { name: /^Filters/ }));
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAllDone(page);
  } else {
    const option = page.getByRole('navigation', { name: 'Filters' }).getByRole('link').nth(1);
    const href = await option.getAttribute('href');
    // The next page needs no script either.
    await option.click();
    await expect(page).toHaveURL(href ?? '');
    release();
    await expect(option).toHaveAttribute('aria-current', 'true');
  }
});

test(
  'what is typed into a table search before the page listens narrows the table (ADM-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const release = await gotoUnscripted(page, '/dashboard/admin/users');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('insider');
    release();
    await expect(page).toHaveURL(/q=insider/);
    await expect(field).toHaveValue('insider');
  },
);

test(
  'a form that is sent before the page listens is sent once, by script, with what was typed (AUTH-06)',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await gotoUnscripted(page, '/signin');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.getByLabel('E-mail').fill('member@onceware.example');
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    await pressEarly(page.getByRole('main').getByRole('button', { name: 'Log in' }));
    release();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(sent).toEqual(['/trpc/auth.signIn']);
    await expect(page.getByLabel('E-mail')).toHaveValue('member@onceware.example');
  },
);
