import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arriveAsMember, signUp } from './support/collecting.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const PURCHASES = '/dashboard/account/purchases';

const call = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });
const ledger = (page: Page) => page.getByRole('list', { name: 'Purchases' });
const row = (page: Page, title: string) => ledger(page).getByRole('listitem').filter({ hasText: title });
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

async function arrive(page: Page): Promise<void> {
  await arriveAsMember(page, PURCHASES);
}

/** Past the page. */
async function buy(page: Page, fields: object): Promise<void> {
  const purchase = {
    id: crypto.randomUUID(),
    title: 'Bought',
    price: 49,
    currency: 'USD',
    purchasedOn: day(-10),
    ...fields,
  };
  expect((await call(page, 'purchases.create', purchase)).ok()).toBe(true);
}

test(
  'a purchase is entered by hand, with codes that show only on demand, and counts in the totals (ACC-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arrive(page);
    await page.getByRole('button', { name: 'Add your first purchase' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Write it down by hand' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('Planner for life');
    await dialog.getByLabel('Price', { exact: true }).fill('59.90');
    await dialog.getByLabel('Currency', { exact: true }).selectOption('EUR');
    await dialog.getByLabel('Bought on', { exact: true }).fill(day(-10));
    await dialog.getByRole('button', { name: '30 days' }).click();
    await expect(dialog.getByLabel('Refund possible until', { exact: true })).toHaveValue(day(20));
    await dialog.getByLabel('Licence codes', { exact: true }).fill('AAA-111\nBBB-222');
    await dialog.getByRole('button', { name: 'Add purchase' }).click();

    await expect(row(page, 'Planner for life')).toContainText('20 days left');
    await expect(row(page, 'Planner for life')).toContainText('€59.90');
    await expect(page.getByRole('table', { name: 'Totals by year and currency' })).toContainText('€59.90');
    await expect(page.getByText('AAA-111')).toHaveCount(0);
    await row(page, 'Planner for life').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Planner for life' });
    await sheet.getByRole('button', { name: 'Show 2 codes' }).click();
    await expect(sheet.getByText('AAA-111')).toBeVisible();
    await expect(sheet.getByText('BBB-222')).toBeVisible();
  },
);

test(
  'a purchase of a deal keeps what the deal promised on that day (ACC-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsMember(page, '/deal/minutewren-lifetime');
    await page.getByRole('link', { name: 'I bought this' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Minutewren Lifetime');
    await dialog.getByRole('button', { name: 'Add purchase' }).click();
    await row(page, 'Minutewren Lifetime').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Minutewren Lifetime' });
    await expect(sheet.getByText('Terms as you bought it')).toBeVisible();
    await expect(sheet.getByText('Twenty hours of calls summarised every month')).toBeVisible();
    await sheet.getByRole('link', { name: 'Go to the deal' }).click();
    await expect(page).toHaveURL('/deal/minutewren-lifetime');
  },
);

test(
  'a state is marked with one click and taken back, and a deleted purchase comes back by Undo (ACC-02)',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page);
    await buy(page, { title: 'To be marked' });
    await visit(page, PURCHASES);
    await row(page, 'To be marked').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'To be marked' });
    await sheet.getByRole('button', { name: 'Activated', exact: true }).click();
    await expect(sheet.getByText('Marked as activated.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet.getByRole('button', { name: 'Not activated' })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(page, 'To be marked')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row(page, 'To be marked')).toHaveCount(1);
  },
);

test(
  'search, state and year stand in the address and survive a reload (ACC-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    await buy(page, { title: 'Alpha of old', purchasedOn: '2024-05-01', state: 'activated' });
    await buy(page, { title: 'Beta of old', purchasedOn: '2024-06-01' });
    await buy(page, { title: 'Alpha of today' });
    await visit(page, PURCHASES);
    await page.getByLabel('Search your purchases').fill('alpha');
    await expect(ledger(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
    await expect(ledger(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/2024/);
    await page.reload();
    await expect(ledger(page).getByRole('listitem')).toHaveCount(1);
    await expect(row(page, 'Alpha of old')).toBeVisible();
  },
);

test(
  'the file of purchases holds codes only when they are asked for, and comes back without doubling anything (ACC-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    await buy(page, { title: '=1+1 of a "list", äöü', licenceCodes: ['CODE-1', 'CODE-2'] });
    await visit(page, PURCHASES);
    const download = async (name: string) => {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('link', { name }).click();
      const path = await (await coming).path();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      return readFile(path);
    };
    expect((await download('Download without licence codes')).toString()).not.toContain('CODE-1');
    const whole = await download('Download with licence codes');
    expect(whole.toString()).toContain('CODE-1');

    const rows = `${whole.toString().trimEnd()}\r\n,Second,,12.5,USD,2026-02-01,,,,,\r\n,No price,,,USD,2026-02-01,,,,,\r\n`;
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bought.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await expect(dialog.getByText('1 purchase will be added')).toBeVisible();
    await expect(dialog.getByText('1 is in your list already.')).toBeVisible();
    await expect(dialog.getByText(/Price is missing/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 purchase' }).click();
    await expect(dialog.getByText('1 purchase was added')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(ledger(page).getByRole('listitem')).toHaveCount(2);
  },
);
