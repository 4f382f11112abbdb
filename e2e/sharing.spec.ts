import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import {
  arriveAsMember,
  arriveWithDeals,
  chooseForCollection,
  chooseForItem,
  collectionsOnServer,
  newEmail,
  onServer,
  PASSWORD,
  toast,
} from './support/collecting.ts';
import { isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** The link of the open collection, as the dialog shows it. */
async function share(page: Page): Promise<string> {
  await chooseForCollection(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share «Nice Find»' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link to this collection' });
  await expect(link).toHaveValue(/\/c\/[\w-]{24}$/);
  return new URL(await link.inputValue()).pathname;
}

const listMenu = async (page: Page, action: string) => {
  if (isPhone()) await page.getByRole('button', { name: '← Back' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('menuitem', { name: action });
};

test(
  'a collection is shared by a link that shows notes only when the owner wants, and is revoked (COL-17)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const [a = ''] = await arriveWithDeals(page, 3);
    await chooseForItem(page, a, 'Add note');
    await page.getByRole('textbox', { name: `Note for ${a}` }).fill('Only for me?');
    await page.keyboard.press('Control+Enter');
    const path = await share(page);

    const visitor = await (await browser.newContext()).newPage();
    const response = await visitor.goto(path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain(a.replaceAll('&', '&amp;'));
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    for (const property of ['image', 'description', 'url']) expect(html).toContain(`<meta property="og:${property}"`);
    expect(html).not.toContain('Walker');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Nice Find' })).toBeVisible();
    await expect(visitor).toHaveTitle(/Nice Find/);
    await expect(visitor.getByText('Only for me?')).toHaveCount(0);

    const dialog = page.getByRole('dialog', { name: 'Share «Nice Find»' });
    await dialog.getByRole('switch', { name: 'Show my notes' }).click();
    await dialog.getByRole('switch', { name: 'Let search engines list it' }).click();
    await expect.poll(async () => (await visitor.request.get(path)).text()).toContain('Only for me?');
    await expect.poll(async () => (await visitor.request.get(path)).text()).not.toContain('content="noindex"');
    await visitor.reload();
    await expect(visitor.getByText('Only for me?')).toBeVisible();

    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(404);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visitor.context().close();
  },
);

test(
  'a visitor logs in to copy a shared collection, and has it as an own one (COL-17) (AUTH-03)',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await arriveWithDeals(page, 2);
    const path = await share(page);
    const visitor = await (await browser.newContext()).newPage();
    await visit(visitor, path);
    expect(await audit(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Copy to my collections' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await visitor.getByLabel('Name').fill('Vera');
    await visitor.getByLabel('E-mail').fill(newEmail());
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(visitor, 'is now one of your collections')).toBeVisible();
    await expect
      .poll(async () => (await collectionsOnServer(visitor)).map(({ items }) => items.length).toSorted((a, b) => a - b))
      .toEqual([0, 0, 0, 2]);
    await visitor.context().close();
  },
);

test('unknown and malformed share links show a page that says so (COL-17)', { tag: '@desktop' }, async ({ page }) => {
  for (const token of ['A'.repeat(24), 'x', '..%2F..%2Fetc', '%00', 'a'.repeat(3000)]) {
    expect([token.slice(0, 30), (await page.request.get(`/c/${token}`)).status()]).toEqual([token.slice(0, 30), 404]);
  }
  await page.goto(`/c/${'A'.repeat(24)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'collections are exported, and the file imported again changes nothing, elsewhere everything (COL-18)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const titles = await arriveWithDeals(page, 3);
    const [first = ''] = titles;
    await chooseForItem(page, first, 'Add note');
    await page.getByRole('textbox', { name: `Note for ${first}` }).fill('=SUM(A1) "quoted", and\nlines');
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await onServer(page, 'Nice Find')).items[0]?.notes).toContain('=SUM');
    const before = await onServer(page, 'Nice Find');

    const files: string[] = [];
    for (const format of ['JSON', 'CSV']) {
      const item = await listMenu(page, `Export all as ${format}`);
      const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
      files.push(await download.path());
    }
    const bring = async (who: Page, file: string, name: string) => {
      await who.getByRole('button', { name: 'More', exact: true }).click();
      await who.getByRole('menuitem', { name: 'Import…' }).click();
      const { readFile } = await import('node:fs/promises');
      await who
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: await readFile(file) });
      return who.getByRole('dialog', { name: 'Import collections' });
    };

    const same = await bring(page, files[0] ?? '', 'export.json');
    await expect(same.getByText('Nothing in this file would be added.')).toBeVisible();
    await page.keyboard.press('Escape');

    const other = await (await browser.newContext()).newPage();
    await arriveAsMember(other, '/dashboard/account/collections');
    const dialog = await bring(other, files[1] ?? '', 'export.csv');
    await expect(dialog.getByText('This will happen')).toBeVisible();
    await expect(dialog.getByText('3 items will be added')).toBeVisible();
    expect((await onServer(other, 'Nice Find')).items).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('3 items added')).toBeVisible();
    const after = await onServer(other, 'Nice Find');
    expect(after.items.map(({ entity_id, notes }) => [entity_id, notes])).toEqual(
      before.items.map(({ entity_id, notes }) => [entity_id, notes]),
    );
    await other.context().close();
  },
);

test(
  'a file that is broken, of another kind or empty is refused with what to do (COL-18)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveWithDeals(page, 1);
    const item = await listMenu(page, 'Import…');
    await item.click();
    const dialog = page.getByRole('dialog', { name: 'Import collections' });
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    for (const [name, content, words] of [
      ['broken.json', Buffer.from('{"format":"onceware-collections","version":1,'), 'This JSON file is damaged'],
      ['other.json', Buffer.from('{"a":1}'), 'holds no bookmarks in a format that is known here'],
      ['empty.csv', Buffer.alloc(0), 'This file is empty'],
      ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0]), 'Choose a JSON, CSV, HTML or ZIP file'],
    ] as const) {
      await choose(name, content);
      await expect(dialog.getByText(words)).toBeVisible();
    }
    expect(await collectionsOnServer(page)).toHaveLength(3);
  },
);
