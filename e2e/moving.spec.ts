import type { Locator, Page } from '@playwright/test';
import { hold, watchRequests } from './support/holding.ts';
import { arriveAs, header } from './support/members.ts';
import { watchMoves } from './support/moves.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** Requests that a page may still make while somebody types: its scripts, and API calls. */
const LATE = /\.js(\?|$)|\/trpc\//;

/** Types into each text field of a form, what that asks for arriving only afterwards. @returns what moved, by field */
async function typeIntoAll(
  page: Page,
  form: Locator,
  settled: () => Promise<void>,
  moved: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const fields = form.locator(
    'input:is([type="text"], [type="email"], [type="password"], [type="url"], [type="search"], [type="number"], :not([type])):not([readonly]), textarea',
  );
  await expect(fields.first()).toBeEditable();
  // Nothing of the opening counts.
  await settled();
  await moved();
  const found: Record<string, string[]> = {};
  for (const [index, field] of (await fields.all()).entries()) {
    if (!(await field.isEditable())) continue;
    const release = await hold(page, LATE);
    await field.click();
    await field.pressSequentially('abc1');
    release();
    await settled();
    const moves = await moved();
    if (moves.length > 0) found[(await field.getAttribute('name')) ?? `field ${index}`] = moves;
  }
  return found;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: RegExp) => async (page: Page) => {
  await main(page).getByRole('button', { name }).first().click();
  return dialog(page);
};

interface Form {
  name: string;
  path: string;
  as?: 'admin';
  /** Opens it, where it is not the page. */
  open?: (page: Page) => Promise<Locator>;
}

const FORMS: Form[] = [
  { name: 'sign-up', path: '/signup' },
  { name: 'log in', path: '/signin' },
  { name: 'asking for a reset', path: '/reset-password' },
  { name: 'the reset', path: '/reset-password#a-token-that-is-long-enough-to-be-one' },
  { name: 'contact', path: '/contact' },
  {
    name: 'log in on the page',
    path: '/about',
    open: async (page) => {
      await header(page).getByText('Log in').click();
      return dialog(page);
    },
  },
  { name: 'profile', path: '/dashboard/account', as: 'admin' },
  { name: 'another password', path: '/dashboard/account/security', as: 'admin', open: press(/^Change password/) },
  { name: 'another e-mail', path: '/dashboard/account/security', as: 'admin', open: press(/^Change address/) },
  { name: 'API key', path: '/account/api-keys', as: 'admin', open: press(/key/i) },
  { name: 'choosing what was bought', path: '/dashboard/account/purchases', as: 'admin', open: press(/^Add/) },
  {
    name: 'purchase',
    path: '/dashboard/account/purchases',
    as: 'admin',
    open: async (page) => {
      const opened = await press(/^Add/)(page);
      await opened.getByRole('list').getByRole('button').first().click();
      return opened;
    },
  },
  { name: 'organization', path: '/dashboard/admin/organizations', as: 'admin', open: press(/^(Add|New|Create)/) },
  { name: 'role', path: '/dashboard/admin/roles', as: 'admin', open: press(/^(Add|New|Create)/) },
  {
    name: 'collection',
    path: '/about',
    as: 'admin',
    open: async (page) => {
      await header(page).getByRole('button', { name: 'Collections', exact: true }).click();
      await page.getByRole('button', { name: 'New collection' }).click();
      return dialog(page).last();
    },
  },
  {
    name: 'adding to a collection',
    path: '/about',
    as: 'admin',
    open: async (page) => {
      await header(page).getByRole('button', { name: 'Collections', exact: true }).click();
      await page
        .getByRole('button', { name: /^Must-Have!/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Add/ }).first().click();
      return dialog(page).last();
    },
  },
];

for (const { name, path, as, open } of FORMS) {
  test(`nothing moves while somebody fills in the form: ${name} (UI-06)`, async ({ page }) => {
    const settled = watchRequests(page);
    const moved = await watchMoves(page);
    if (as) await arriveAs(page, as, path);
    else await visit(page, path);
    const form = open ? await open(page) : main(page);
    expect(await typeIntoAll(page, form, settled, moved)).toEqual({});
  });
}

test('Create account stays under the finger while the strength of the password is still being fetched (AUTH-06, UI-06)', async ({
  page,
}) => {
  const moved = await watchMoves(page);
  await visit(page, '/signup');
  const release = await hold(page, LATE);
  await page.getByLabel('Name').fill('Rosa Keep');
  await page.getByLabel('E-mail').fill('rosa.keeps@example.com');
  await page.getByLabel('Password', { exact: true }).fill('aaaaaaaa');
  await page.getByRole('button', { name: 'Create account' }).hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'guess' })).toBeVisible();
  expect(await moved()).toEqual([]);
  const asked = page.waitForRequest(/auth\.signUp/);
  await page.mouse.up();
  // A weak one is refused by the form itself: the press arrived.
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password', { exact: true }).fill('keeps what she saves');
  await page.getByRole('button', { name: 'Create account' }).click();
  await asked;
});

for (const language of ['en', 'pt', 'ar', 'es', 'de', 'zh']) {
  test(
    `the hints on a new password have their place from the start, in ${language} (AUTH-06, UI-06)`,
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const moved = await watchMoves(page);
      await visit(page, '/signup');
      const field = page.locator('input[name="password"]');
      const words = page.getByRole('main').getByRole('status');
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await field.fill('');
        await expect(words).toHaveText('');
        // Everything has another place in another width.
        await moved();
        const seen = new Set(['']);
        // One of each weakness; `personal` would be a part of the name.
        for (const password of [
          'password1',
          'cvbnmkjhgf',
          'aaaaaaaaaaaa',
          'abcdefgh1',
          'washington',
          '12.04.1987',
          'thelibrary',
          'correct horse battery staple',
        ]) {
          await field.fill(password);
          const isNew = async () => !seen.has((await words.textContent())?.trim() ?? '');
          await expect.poll(isNew, { intervals: [20] }).toBe(true);
          seen.add((await words.textContent())?.trim() ?? '');
        }
        // The words themselves take another line; nothing else does.
        expect((await moved()).filter((move) => !move.startsWith('span'))).toEqual([]);
      }
    },
  );
}
