import type { Locator, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import {
  arriveWithDeals,
  chooseForCollection,
  chooseForItem,
  collectionsOnServer,
  entry,
  itemLinks,
  itemList,
  onServer,
  toast,
  undo,
} from './support/collecting.ts';
import { isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const shownTitles = async (page: Page) => (await itemLinks(page).allTextContents()).map((title) => title.trim());
const row = (page: Page, title: string): Locator =>
  itemList(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const handle = (page: Page, title: string): Locator => row(page, title).getByRole('button', { name: `Move ${title}` });
const backToList = async (page: Page) => isPhone() && page.getByRole('button', { name: '← Back' }).click();

/** @returns a function that looks whether the server has these titles' deals in this order, judged by what it had before */
async function serverOrder(
  page: Page,
  titles: readonly string[],
): Promise<(expected: readonly string[]) => Promise<void>> {
  const { items } = await onServer(page, 'Nice Find');
  const idOf = new Map(titles.map((title, index) => [title, items[index]?.entity_id]));
  return async (expected) => {
    await expect
      .poll(async () => (await onServer(page, 'Nice Find')).items.map((item) => item.entity_id))
      .toEqual(expected.map((title) => idOf.get(title)));
  };
}

test(
  'an item moves by its menu: to the top, down, to the bottom; the order survives a reload (COL-16)',
  { tag: '@phone' },
  async ({ page }) => {
    const [a = '', b = '', c = '', d = ''] = await arriveWithDeals(page, 4);
    const expectOnServer = await serverOrder(page, [a, b, c, d]);
    await chooseForItem(page, c, 'Move to top');
    await expect.poll(() => shownTitles(page)).toEqual([c, a, b, d]);
    await chooseForItem(page, c, 'Move down');
    await expect.poll(() => shownTitles(page)).toEqual([a, c, b, d]);
    await chooseForItem(page, a, 'Move to bottom');
    await expect.poll(() => shownTitles(page)).toEqual([c, b, d, a]);
    await expectOnServer([c, b, d, a]);
    await page.reload();
    if (isPhone()) await expect(itemLinks(page).first()).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual([c, b, d, a]);
  },
);

test(
  'an item is dragged by its handle with the keyboard, and every step is said (COL-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    const [a = '', b = '', c = ''] = await arriveWithDeals(page, 3);
    const expectOnServer = await serverOrder(page, [a, b, c]);
    const said = page.getByText(`${a} picked up.`);
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect(said).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Position 2 of 3.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Nothing was moved.')).toBeAttached();
    await expect.poll(() => shownTitles(page)).toEqual([a, b, c]);

    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect(said).toBeAttached();
    for (const position of [2, 3]) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`Position ${position} of 3.`)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect.poll(() => shownTitles(page)).toEqual([b, c, a]);
    await expect(handle(page, a)).toBeFocused();
    await expectOnServer([b, c, a]);
  },
);

// The mouse is on the other screen.
test(
  'an item is dragged with the mouse within its collection and onto another one (COL-16) (COL-11)',
  { tag: '@desktop' },
  async ({ page }) => {
    const [a = '', b = '', c = '', d = ''] = await arriveWithDeals(page, 4);
    const expectOnServer = await serverOrder(page, [a, b, c, d]);
    const drag = async (from: Locator, to: Locator, y: 'top' | 'middle' | 'bottom') => {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('Both must be on the screen.');
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      const target = end.y + { top: 4, middle: end.height / 2, bottom: end.height - 4 }[y];
      await page.mouse.move(start.x + 20, start.y + 20, { steps: 4 });
      await page.mouse.move(end.x + end.width / 2, target, { steps: 12 });
      await page.mouse.move(end.x + end.width / 2 + 2, target, { steps: 2 });
      await page.mouse.up();
    };
    await drag(handle(page, a), row(page, c), 'bottom');
    await expect.poll(() => shownTitles(page)).toEqual([b, c, a, d]);
    await expectOnServer([b, c, a, d]);

    await drag(handle(page, b), entry(page, 'Must-Have!'), 'middle');
    await expect(toast(page, 'Moved to «Must-Have!»')).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual([c, a, d]);
    await expect.poll(async () => (await onServer(page, 'Must-Have!')).items.length).toBe(1);

    await undo(page).click();
    await expect.poll(() => shownTitles(page)).toEqual([b, c, a, d]);
    await expectOnServer([b, c, a, d]);
  },
);

// The finger is on the other screen.
test(
  'an item is dragged with a finger, and a finger that swipes only scrolls (COL-16)',
  { tag: '@phone' },
  async ({ page }) => {
    const [a = '', b = '', c = ''] = await arriveWithDeals(page, 3);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [start, end] = [await handle(page, a).boundingBox(), await row(page, c).boundingBox()];
    if (!start || !end) throw new Error('Both must be on the screen.');
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];

    await touch('touchStart', x, y);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', x, y + step * 25);
    await touch('touchEnd');
    await expect.poll(() => shownTitles(page)).toEqual([a, b, c]);

    await touch('touchStart', x, y);
    await expect(page.getByText('Drop here to move to another collection')).toBeVisible();
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', x, y + ((end.y + end.height - 4 - y) * step) / 10);
    await touch('touchMove', x, end.y + end.height - 3);
    await expect(page.getByText('Position 3 of 3.')).toBeAttached();
    await touch('touchEnd');
    await expect.poll(() => shownTitles(page)).toEqual([b, c, a]);
  },
);

test(
  'several are selected, moved and removed at once, each with one undo (COL-16) (COL-11)',
  { tag: '@desktop' },
  async ({ page }) => {
    const [a = '', b = '', c = '', d = '', e = ''] = await arriveWithDeals(page, 5);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname));
    const expectOnServer = await serverOrder(page, [a, b, c, d, e]);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const title of [b, d]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Move to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 items to…' });
    await dialog.getByRole('button', { name: /^Must-Have!/ }).click();
    await expect(toast(page, '2 items moved to «Must-Have!»')).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual([a, c, e]);
    await undo(page).click();
    await expect.poll(() => shownTitles(page)).toEqual([a, b, c, d, e]);
    await expectOnServer([a, b, c, d, e]);

    await chooseForItem(page, a, 'Select');
    await page.getByRole('checkbox', { name: `Select ${c}` }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(toast(page, '3 items removed')).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual([d, e]);
    await undo(page).click();
    await expect.poll(() => shownTitles(page)).toEqual([a, b, c, d, e]);
    await expectOnServer([a, b, c, d, e]);
    expect(requests).toEqual(
      ['moveItems', 'moveItems', 'removeItems', 'restoreItems'].map((name) => `/trpc/collections.${name}`),
    );
  },
);

test(
  'a note is written, changed and taken back in its place, and an unsaved one is not lost (COL-16)',
  { tag: '@phone' },
  async ({ page }) => {
    const [a = ''] = await arriveWithDeals(page, 2);
    const note = page.getByRole('textbox', { name: `Note for ${a}` });
    await chooseForItem(page, a, 'Add note');
    await expect(note).toBeFocused();
    await note.fill('Ask about the team plan\n<b>soon</b>');
    await page.keyboard.press('Control+Enter');
    await expect(row(page, a).getByText('<b>soon</b>')).toBeVisible();
    await expect
      .poll(async () => (await onServer(page, 'Nice Find')).items[0]?.notes)
      .toBe('Ask about the team plan\n<b>soon</b>');

    await chooseForItem(page, a, 'Edit note');
    await note.fill('never mind');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(row(page, a).getByText('<b>soon</b>')).toBeVisible();

    await chooseForItem(page, a, 'Edit note');
    await note.fill('');
    await row(page, a).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await onServer(page, 'Nice Find')).items[0]?.notes).toBeNull();
  },
);

test(
  'a collection is sorted by price and by end date, filtered by words and kind, and remembers its order (COL-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    const titles = await arriveWithDeals(page, 6);
    const [first = ''] = titles;
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price');
    const prices = async () =>
      (await itemList(page).getByRole('listitem').allInnerTexts()).map((text) =>
        Number(/[$€£]([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
      );
    // For a moment there is none: the order is the server's.
    const areAllInOrder = async () => {
      const shown = await prices();
      return shown.length === 6 && shown.every((price, index) => index === 0 || price >= (shown[index - 1] ?? 0));
    };
    await expect.poll(areAllInOrder).toBe(true);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Manual order');
    await expect.poll(() => shownTitles(page)).toEqual(titles);

    await page.getByRole('searchbox', { name: 'Filter items...' }).fill(first);
    await expect.poll(() => shownTitles(page)).toEqual([first]);
    await page.getByRole('searchbox', { name: 'Filter items...' }).fill('zzzz');
    await expect(page.getByText('No items match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filter' }).first().click();
    await expect.poll(() => shownTitles(page)).toEqual(titles);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Tools');
    await expect(page.getByText('No items match')).toBeVisible();
  },
);

test(
  'a collection is made, described, made a favourite, deleted and brought back (COL-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveWithDeals(page, 1);
    await backToList(page);
    await page.getByRole('button', { name: 'New collection' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect(form.getByText('Give the collection a name.')).toBeVisible();
    await form.getByLabel('Name').fill('  Shop relaunch ');
    await form.getByLabel('Description (optional)').fill('Checkout, mails, analytics.');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByRole('heading', { name: /Shop relaunch/ })).toBeVisible();
    await expect(page.getByText('No items in this collection yet')).toBeVisible();

    await chooseForCollection(page, 'Mark as Favorite');
    await backToList(page);
    await expect(page.getByRole('list', { name: 'Your collections' }).getByRole('listitem').first()).toContainText(
      'Shop relaunch',
    );
    await entry(page, 'Shop relaunch').click();
    await chooseForCollection(page, 'Edit details');
    await form.getByLabel('Name').fill('Shop');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Shop/ })).toBeVisible();

    await chooseForCollection(page, 'Delete Collection');
    await expect(toast(page, '«Shop» deleted')).toBeVisible();
    await expect(entry(page, 'Shop')).toHaveCount(0);
    await undo(page).click();
    await expect
      .poll(async () => (await collectionsOnServer(page)).map(({ name, is_favorite }) => [name, is_favorite]))
      .toContainEqual(['Shop', true]);
    // The defaults stay.
    await page.goto('/dashboard/account/collections');
    await entry(page, 'Nice Find').click();
    await page.getByRole('button', { name: 'Collection menu' }).last().click();
    await expect(page.getByRole('menuitem', { name: 'Add Item' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete Collection' })).toHaveCount(0);
  },
);

test(
  'several deals and tools are found in the catalogue and added from the collection (COL-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveWithDeals(page, 1);
    await chooseForCollection(page, 'Add Item');
    const dialog = page.getByRole('dialog', { name: 'Add to «Nice Find»' });
    await expect(dialog.getByRole('searchbox', { name: 'Search deals and tools' })).toBeFocused();
    await dialog.getByRole('searchbox').fill('minutewren');
    await dialog
      .getByRole('button', { name: /^Add Minutewren/ })
      .first()
      .click();
    await dialog.getByRole('tab', { name: 'Tools' }).click();
    await dialog.getByRole('button', { name: 'Add Minutewren', exact: true }).click();
    await expect(dialog.getByRole('button', { name: /^Added: Minutewren\./ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(itemLinks(page)).toHaveCount(3);
    await expect.poll(async () => (await onServer(page, 'Nice Find')).items.length).toBe(3);
  },
);

test(
  'a new collection is made right in the save menu, without leaving the page (COL-15)',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveWithDeals(page, 1);
    await visit(page, '/explore');
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Name of the new collection' }).fill('From the list');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Item added to collection')).toBeVisible();
    await expect.poll(async () => (await onServer(page, 'From the list')).items.length).toBe(1);
    await expect(page).toHaveURL(/\/explore/);
  },
);

for (const scheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing serious on the page of collections, its menus and dialogs, ${scheme} (UI-06) (COL-16)`,
    { tag: scheme === 'light' ? '@desktop' : '@phone' },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const [a = ''] = await arriveWithDeals(page, 5);
      expect(await audit(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: `Select ${a}` }).check();
      expect(await audit(page)).toEqual([]);
      await page.getByRole('button', { name: 'Move to…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await audit(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await chooseForCollection(page, 'Add Item');
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Add / }).first()).toBeVisible();
      expect(await audit(page)).toEqual([]);
    },
  );
}
