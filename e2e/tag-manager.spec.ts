import { audit } from './support/audit.ts';
import { arriveWithDeals, chooseForItem, toast } from './support/collecting.ts';
import { expect, test } from './support/test.ts';

test(
  'tags are renamed, merged and deleted on all saved items, each with undo, by keyboard too (CAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    const [first = '', second = ''] = await arriveWithDeals(page, 2);
    const dialog = page.getByRole('dialog');
    for (const [title, tags] of [
      [first, 'Desing, Fonts'],
      [second, 'Fonts, Type'],
    ] as const) {
      await chooseForItem(page, title, 'Edit tags');
      await dialog.getByRole('combobox', { name: 'Add a tag' }).fill(tags);
      await dialog.getByRole('button', { name: 'Save tags' }).click();
      await expect(page.getByRole('link', { name: tags.split(', ')[0] ?? '', exact: true }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Desing', exact: true }).click();
    const titles = page
      .getByRole('list', { name: 'Everything you saved' })
      .getByRole('link', { name: /./ })
      .and(page.locator('[href^="/deal/"]'));
    await expect(titles).toHaveText([first]);

    await page.getByRole('button', { name: 'Manage' }).click();
    const rows = dialog.getByRole('list', { name: 'Your tags' }).getByRole('listitem');
    await expect(rows).toHaveText([/^Desing\s*1 item/, /^Fonts\s*2 items/, /^Type\s*1 item/]);
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rename «Desing» everywhere' }).press('Enter');
    await page.keyboard.type('Design');
    await page.keyboard.press('Enter');
    await expect(toast(page, '«Desing» is now «Design» on 1 item')).toBeVisible();
    await expect(rows.first()).toHaveText(/^Design/);
    // The address follows the new name.
    await expect(page).toHaveURL(/tag=Design/);

    await dialog.getByRole('checkbox', { name: 'Choose «Fonts»' }).check();
    await dialog.getByRole('checkbox', { name: 'Choose «Type»' }).check();
    await dialog.getByRole('button', { name: 'Merge…' }).click();
    await expect(dialog.getByText('2 tags become «Fonts». No item has it twice.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveText([/^Design/, /^Fonts\s*2 items/]);
    await toast(page, 'Merged into «Fonts»: 1 item changed').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveText([/^Design/, /^Fonts\s*2 items/, /^Type\s*1 item/]);

    await dialog.getByRole('button', { name: 'Delete «Fonts» everywhere' }).click();
    await expect(rows).toHaveText([/^Design/, /^Type/]);
    await toast(page, '«Fonts» deleted from 2 items').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveText([/^Design/, /^Fonts\s*2 items/, /^Type\s*1 item/]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(titles).toHaveText([first]);
  },
);
