import type { Page } from '@playwright/test';
import { arriveAs, header, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** On a phone, apps stand in the main menu. */
async function press(page: Page, name: RegExp): Promise<void> {
  if (isPhone()) await header(page).getByRole('button', { name: 'Open menu' }).click();
  await (isPhone() ? page.getByRole('dialog', { name: 'Main menu' }) : header(page))
    .getByRole('button', { name })
    .click();
}

test(
  '⌘K and Ctrl+K open the search; it finds deals and tools of the catalogue and leads to them (NAV-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: /Search/ });
    const field = dialog
      .getByRole('textbox')
      .or(dialog.getByRole('searchbox'))
      .or(dialog.getByRole('combobox'))
      .first();
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('tab')).toHaveText([
      'Deals & Tools',
      'Mixed',
      'Settings',
      'Integrations',
      'Users',
      'Docs',
      'Empty',
      'No Results',
    ]);
    await page.keyboard.type('minutewren');
    await expect(dialog.getByRole('link', { name: /Minutewren/ }).first()).toBeVisible();
    // The newest deals, or what the first letters found, are only to be seen.
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(deal|tool)\/minutewren/);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Meta+K');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'the other tabs of the search are samples, each with its state (NAV-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider');
    await header(page)
      .getByRole('button', { name: /^Search/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /Search/ });
    for (const name of ['Mixed', 'Settings', 'Integrations', 'Users', 'Docs', 'Empty', 'No Results']) {
      await dialog.getByRole('tab', { name }).click();
      await expect(dialog.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(dialog.getByRole('tabpanel')).not.toBeEmpty();
    }
  },
);

test('the apps menu has five apps, each with a toggle that stays (NAV-17)', { tag: '@phone' }, async ({ page }) => {
  await arriveAs(page, 'insider');
  await press(page, /^Apps/);
  const dialog = page.getByRole('dialog', { name: /Apps/ });
  const toggles = dialog.getByRole('switch');
  await expect(toggles).toHaveCount(5);
  const isOn = !(await toggles.first().isChecked());
  await toggles.first().click();
  await expect(toggles.first()).toBeChecked({ checked: isOn });
  await page.keyboard.press('Escape');
  if (isPhone()) await page.keyboard.press('Escape');
  await press(page, /^Apps/);
  await expect(toggles.first()).toBeChecked({ checked: isOn });
});

test('the store toolbar has its search where it should, and the cart says 3 and $94.56 (NAV-18)', async ({ page }) => {
  const search = header(page).getByRole('searchbox').or(header(page).getByRole('textbox'));
  for (const path of ['/store-client', '/store-client/my-orders']) {
    await page.goto(path);
    await expect(search).toBeVisible();
  }
  for (const path of ['home', 'wishlist', 'search-results-grid', 'search-results-list', 'product-details']) {
    await page.goto(`/store-client/${path}`);
    await expect(search).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: /3.*\$94\.56/ })).toBeVisible();
  }
  await page.goto('/projects');
  await expect(header(page).getByText('$94.56')).toHaveCount(0);
});

test('adding to the cart opens the cart sheet and makes no call (NAV-18)', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/store-client');
  const calls: string[] = [];
  page.on(
    'request',
    (request) => (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') && calls.push(request.url()),
  );
  await page.getByRole('main').getByRole('button', { name: /cart/i }).first().click();
  const sheet = page.getByRole('dialog', { name: /cart/i });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: /\b4\b.*\$/ })).toBeVisible();
  await header(page)
    .getByRole('button', { name: /wishlist/i })
    .click();
  await expect(page.getByRole('dialog', { name: /wishlist/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kanban Wall/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Kanban Wall' })).toBeVisible();
  expect(calls).toEqual([]);
});
