import { openPanel, panel } from './support/collecting.ts';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

// Beside the page it is no place to go back from.
test.describe('where the panel covers the page', { tag: '@phone' }, () => {
  test('Back closes it and stays on the page; Forward and a reload open it again; closing it leaves nothing to go back to (NAV-11, PNL-01)', async ({
    page,
  }) => {
    await page.goto('/blog');
    await arriveAs(page, 'insider', '/about');
    await openPanel(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('button', { name: 'Collections', exact: true })).toBeFocused();
    await page.goForward();
    await expect(panel(page)).toBeVisible();
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(panel(page)).toBeHidden();
  });

  test('Back closes the dialog above it first (NAV-11)', async ({ page }) => {
    await arriveAs(page, 'insider', '/about');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'New collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'New collection' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('Back from a page that it led to comes back to it (NAV-11)', async ({ page }) => {
    await arriveAs(page, 'insider', '/about');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Open as page' }).click();
    await expect(page).toHaveURL('/dashboard/account/collections');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(panel(page)).toBeVisible();
  });
});
