import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import {
  addElsewhere,
  arriveAsMember,
  choice,
  dealCards,
  newEmail,
  openPanel,
  panel,
  PASSWORD,
  saveButton,
  savedOnServer,
} from './support/collecting.ts';
import { anError, holdAnswer, itsAnswer } from './support/holding.ts';
import { expect, test } from './support/test.ts';

const ADD = '**/trpc/**collections.addItem**';
const REMOVE = '**/trpc/**collections.removeItem**';

test('a visitor saves a deal, signs up, and finds it in the panel after a reload (AUTH-03) (COL-09) (PNL-01)', async ({
  page,
}) => {
  await page.goto('/explore');
  const card = dealCards(page).first();
  await saveButton(card).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Item added to collection' })).toBeVisible();
  await expect(choice(page, 'Nice Find')).toBeChecked();
  await choice(page, 'Must-Have!').click();
  await expect(page.getByText('Item added to collection')).toHaveCount(2);

  await page.reload();
  await expect(saveButton(card)).toHaveAccessibleName(/^Saved/);
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^Must-Have!/ })
    .click();
  const item = panel(page).getByRole('list', { name: 'Items of Must-Have!' }).getByRole('link');
  await expect(item).toHaveCount(1);
  expect(await savedOnServer(page)).toHaveLength(2);

  await item.click();
  await expect(page).toHaveURL(/\/deal\//);
});

test(
  'a wrong password is reported, and the right one leads back (AUTH-02) (NAV-21)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/signup');
    await page.request.post('/trpc/auth.signUp', {
      data: { json: { name: 'Walker', email, password: PASSWORD } },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.context().clearCookies();

    await page.goto('/signin?redirect=%2Fexplore%3Fcategory%3Dai');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/explore?category=ai');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  },
);

test(
  'logging out and in again leads back, and the next account sees nothing of the last (NAV-21) (AUTH-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsMember(page, '/explore?category=ai');
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Nice Find').click();
    await expect(page.getByText('Item added to collection')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/signin?redirect=%2Fexplore%3Fcategory%3Dai');

    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Somebody else');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/explore?category=ai');
    await openPanel(page);
    await expect(panel(page).getByRole('button', { name: /Nice Find 0 items/ })).toBeVisible();
  },
);

test(
  'saving a deal that another device has saved meanwhile is refused, and then shown as saved (COL-14)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsMember(page, '/explore');
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Worth a Shot').click();
    await expect(choice(page, 'Worth a Shot')).toBeChecked();
    await expect(page.getByText('Item added to collection')).toBeVisible();
    const [saved] = await savedOnServer(page);
    await addElsewhere(page, 'Nice Find', saved?.entityId ?? '');

    await choice(page, 'Nice Find').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Item already exists in this collection' })).toBeVisible();
    await expect(choice(page, 'Nice Find')).toBeChecked();
    expect(await savedOnServer(page)).toHaveLength(2);
  },
);

test('an add that fails on the server is reverted with a message (COL-09)', { tag: '@desktop' }, async ({ page }) => {
  await arriveAsMember(page, '/explore');
  const answer = await holdAnswer(page, ADD, anError);
  await saveButton(dealCards(page).first()).click();
  await choice(page, 'Nice Find').click();
  await expect(choice(page, 'Nice Find')).toBeChecked();
  answer();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to add item to collection. Please try again.' }),
  ).toBeVisible();
  await expect(choice(page, 'Nice Find')).not.toBeChecked();
  expect(await savedOnServer(page)).toEqual([]);
});

test('a removal that fails on the server is reverted with a message (COL-10)', { tag: '@phone' }, async ({ page }) => {
  await arriveAsMember(page, '/explore');
  await saveButton(dealCards(page).first()).click();
  await choice(page, 'Nice Find').click();
  await expect(page.getByText('Item added to collection')).toBeVisible();
  await page.keyboard.press('Escape');

  const answer = await holdAnswer(page, REMOVE, anError);
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^Nice Find/ })
    .click();
  await panel(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove Item' }).click();
  await expect(panel(page).getByText('No items in this collection yet')).toBeVisible();
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to remove item. Please try again.' })).toBeVisible();
  await expect(panel(page).getByRole('link')).toHaveCount(1);
});

test.describe('two fast clicks, late answers, failures: the screen ends equal to the server', () => {
  async function expectSameAsServer(page: Page): Promise<void> {
    const names = (await savedOnServer(page)).map(({ collection }) => collection);
    for (const name of ['Nice Find', 'Worth a Shot', 'Must-Have!']) {
      await expect(choice(page, name)).toBeChecked({ checked: names.includes(name) });
    }
    await page.reload();
    await saveButton(dealCards(page).first()).click();
    for (const name of ['Nice Find', 'Worth a Shot', 'Must-Have!']) {
      await expect(choice(page, name)).toBeChecked({ checked: names.includes(name) });
    }
  }

  test('add and remove of one item, the add answered late (T43)', { tag: '@desktop' }, async ({ page }) => {
    await arriveAsMember(page, '/explore');
    const answer = await holdAnswer(page, ADD, itsAnswer);
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Nice Find').dblclick();
    await expect(choice(page, 'Nice Find')).not.toBeChecked();
    answer();
    await expect(page.getByText('Item removed from collection')).toBeVisible();
    expect(await savedOnServer(page)).toEqual([]);
    await expectSameAsServer(page);
  });

  test('add and remove of one item, the add failing late (T43)', { tag: '@desktop' }, async ({ page }) => {
    await arriveAsMember(page, '/explore');
    const answer = await holdAnswer(page, ADD, anError);
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Nice Find').dblclick();
    await expect(choice(page, 'Nice Find')).not.toBeChecked();
    answer();
    await expect(page.getByText('Item not found in collection')).toBeVisible();
    expect(await savedOnServer(page)).toEqual([]);
    await expectSameAsServer(page);
  });

  test('add and remove of one item, the removal failing (T43)', { tag: '@desktop' }, async ({ page }) => {
    await arriveAsMember(page, '/explore');
    const answer = await holdAnswer(page, ADD, itsAnswer);
    await page.route(REMOVE, (route) => route.fulfill(anError()));
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Nice Find').dblclick();
    await expect(choice(page, 'Nice Find')).not.toBeChecked();
    answer();
    await expect(page.getByText('Failed to remove item. Please try again.')).toBeVisible();
    expect(await savedOnServer(page)).toHaveLength(1);
    await expectSameAsServer(page);
  });

  test(
    'two items in one collection, the first failing while the second waits (COL-12) (T43)',
    { tag: '@desktop' },
    async ({ page }) => {
      await arriveAsMember(page, '/explore');
      const answer = await holdAnswer(page, ADD, anError, 1);
      for (const index of [0, 1]) {
        await saveButton(dealCards(page).nth(index)).click();
        await choice(page, 'Nice Find').click();
        await expect(choice(page, 'Nice Find')).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
      answer();
      await expect(page.getByText('Failed to add item to collection. Please try again.')).toBeVisible();
      await expect(saveButton(dealCards(page).nth(0))).toHaveAccessibleName(/^Save /);
      await expect(saveButton(dealCards(page).nth(1))).toHaveAccessibleName(/^Saved/);
      expect(await savedOnServer(page)).toHaveLength(1);
    },
  );
});

// A phone has no keyboard.
test('the whole way with the keyboard alone (PNL-01) (UI-06)', { tag: '@desktop' }, async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never came to ${name}.`);
  };
  await arriveAsMember(page, '/explore');
  await expect(saveButton(dealCards(page).first())).toBeEnabled();
  await tabTo(/^Save /);
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Nice Find')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Worth a Shot')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Worth a Shot')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(saveButton(dealCards(page).first())).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Collections', exact: true })).toBeEnabled();
  await tabTo(/^Collections$/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole('button', { name: /^Worth a Shot/ })).toBeVisible();
  await tabTo(/^Worth a Shot/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '← Back' })).toBeFocused();
  await expect(panel(page).getByRole('button', { name: /^Actions for/ })).toBeVisible();
  await tabTo(/^Actions for/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add note' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove Item' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('No items in this collection yet')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /Worth a Shot/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Collections', exact: true })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
});

// On a phone it covers the page.
test(
  'the panel opens beside the page, which moves over by its width (NAV-11) (PNL-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await arriveAsMember(page, '/');
    expect(scripts.filter((url) => /side-panel|collections-panel/.test(url))).toEqual([]);
    const before = await page.getByRole('banner').boundingBox();
    await openPanel(page);
    const after = await page.getByRole('banner').boundingBox();
    expect((before?.width ?? 0) - (after?.width ?? 0)).toBe(450);
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(after?.width);
    await page.getByRole('link', { name: 'Deals', exact: true }).first().click();
    await expect(page).toHaveURL('/deals');
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Collections', exact: true }).click();
    await expect(panel(page)).toHaveCount(0);
  },
);

// On a wide screen it stands beside the page.
test(
  'on a phone the panel covers the page and makes way for it (NAV-11) (COL-07)',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveAsMember(page, '/');
    await openPanel(page);
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await panel(page)
      .getByRole('button', { name: /^Must-Have!/ })
      .tap();
    await panel(page).getByRole('button', { name: 'Add First Item' }).tap();
    await page
      .getByRole('dialog', { name: 'Add to «Must-Have!»' })
      .getByRole('button', { name: /^Add / })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await panel(page).getByRole('list', { name: 'Items of Must-Have!' }).getByRole('link').tap();
    await expect(page).toHaveURL(/\/deal\//);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing serious in login, save menu and panel, ${colorScheme} (UI-06)`,
    { tag: colorScheme === 'light' ? '@desktop' : '@phone' },
    async ({ page }) => {
      // Half faded in, colours are not yet what they will be.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const expectAccessible = async (...within: string[]) => expect(await audit(page, { within })).toEqual([]);
      await page.goto('/explore');
      await saveButton(dealCards(page).first()).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expectAccessible('dialog[open]');
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
      await expectAccessible('main');

      await arriveAsMember(page, '/explore');
      await saveButton(dealCards(page).first()).click();
      await choice(page, 'Nice Find').click();
      // A toast stays while the pointer is on it.
      await page.getByText('Item added to collection').hover();
      await expectAccessible('[role="status"]', '[role="menu"]', 'article');
      await page.keyboard.press('Escape');
      await openPanel(page);
      await expectAccessible('body > section');
      await panel(page)
        .getByRole('button', { name: /^Nice Find/ })
        .click();
      await expect(panel(page).getByRole('link')).toHaveCount(1);
      await expectAccessible('body > section');
      await panel(page)
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await expect(page.getByRole('menuitem', { name: 'Remove Item' })).toBeVisible();
      await expectAccessible('[role="menu"]');
    },
  );
}
