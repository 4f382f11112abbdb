import type { Locator } from '@playwright/test';
import { arriveAsMember, chooseForCollection, openPanel, panel, toast } from './support/collecting.ts';
import { arriveAs, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** Seen by eye, pointer, keyboard and screen reader alike: nothing lies over it and nothing around it is inert. */
async function expectWithinReach(said: Locator): Promise<void> {
  await expect(said).toBeVisible();
  await expect
    .poll(() =>
      said.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const modals = [...document.querySelectorAll('dialog:modal')];
        const isOver = element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return isOver && element.closest('[inert]') === null && modals.every((modal) => modal.contains(element));
      }),
    )
    .toBe(true);
}

test(
  'a failed Add is reported above the dialog; Tab reaches the notice, and the focus returns from it (COL-09, UI-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsMember(page, '/dashboard/account/collections');
    if (isPhone()) await page.getByRole('button', { name: /^Nice Find/ }).click();
    await chooseForCollection(page, 'Add Item');
    const dialog = page.getByRole('dialog', { name: 'Add to «Nice Find»' });
    await page.route('**/trpc/collections.addItem**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await dialog.getByRole('button', { name: /^Add / }).first().click();
    const failure = dialog.getByRole('alert').filter({ hasText: 'Failed to add item to collection' });
    await expectWithinReach(failure);

    const done = dialog.getByRole('button', { name: 'Done' });
    // Not beneath it.
    await done.click({ trial: true });
    await done.focus();
    await page.keyboard.press('Tab');
    await expect(failure.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(failure).toHaveCount(0);
    await expect(done).toBeFocused();
  },
);

test('a notice outlives the dialog that it came with, and on a phone is shown within the panel (UI-06)', async ({
  page,
}) => {
  await arriveAs(page, 'insider');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Notices');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const said = toast(page, /Notices/);
  await expectWithinReach(said);
  // On a phone the panel is a dialog itself.
  expect(await said.evaluate((element) => element.closest('[role="dialog"]') !== null)).toBe(isPhone());
});
