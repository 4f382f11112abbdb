import type { BrowserContext, Locator, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { toast } from './support/collecting.ts';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const part = (name: string) => `/dashboard/admin/catalog/${name}`;
const saved = (page: Page) => expect(page.getByText('All changes are saved as a draft.')).toBeVisible();
/** The address of a picture that the server keeps. */
const OURS = /^\/api\/pictures\/[0-9a-f]{64}\.webp$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Types the name and presses what it finds. */
async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Tool' }).fill(name);
  await page.getByRole('list', { name: 'Tools found' }).getByRole('button', { name }).click();
}

/** Publishes a tool that says no more than it must. */
async function makeTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New tool' }).click();
  // The list has fields of these names, too.
  await expect(heading(page)).toHaveText('Untitled');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Category').selectOption('Design');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published.')).toBeVisible();
}

test(
  'staff make a tool and its deal from nothing, see them before anybody, publish, correct, hide, and take it back (CAT-11)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    // Begins with a letter: digits around an e are a number, and no word to search for.
    const mark = `m${crypto.randomUUID().slice(0, 8)}`;
    const [toolName, title] = [`Kilnware ${mark}`, `Kilnware ${mark} for life`];
    await arriveAs(page, 'admin', part('tools'));
    await page.getByRole('button', { name: 'New tool' }).click();
    await expect(heading(page)).toHaveText('Untitled');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This is missing.');
    await page.getByLabel('Name').fill(toolName);
    await page.getByLabel('Tagline').fill('Fires clay');
    await page.getByLabel('Website').fill('https://kilnware.example');
    await page.getByLabel('Category').selectOption('Design');
    await page.getByRole('textbox', { name: 'Tags' }).fill('clay\noven');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toast(page, 'Published.')).toBeVisible();

    await page.getByRole('link', { name: 'Deals', exact: true }).last().click();
    await page.getByRole('button', { name: 'New deal' }).click();
    await chooseTool(page, toolName);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Category').selectOption('Design');
    await page.getByLabel('Price', { exact: true }).fill('49');
    await page.getByLabel('List price').fill('40');
    // It began long ago, so that it is nowhere the newest.
    await page.getByLabel('Begins').fill('2020-01-01T00:00');
    await page.getByRole('button', { name: 'Add a plan' }).click();
    await page.getByLabel('Name of the plan').fill('Potter');
    await page.getByLabel('Price of the plan').fill('49');
    await page.getByLabel('What it gives').fill('One oven');
    await saved(page);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview.getByText('One oven')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Price', { exact: true })).toHaveAccessibleDescription(
      /must not exceed the list price/,
    );

    // It waits where it was left.
    await visit(page, part('drafts'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByLabel('Name of the plan')).toHaveValue('Potter');
    // The browser takes over what the server wrote, though it knows other currencies.
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await visit(page, page.url());
    await expect(page.getByLabel('Name of the plan')).toHaveValue('Potter');
    await expect(page.getByLabel('Currency').getByRole('option', { name: 'KWD' })).toBeAttached();
    expect(errors).toEqual([]);
    await page.getByLabel('List price').fill('98');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toast(page, 'Published.')).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    const address = `/deal/kilnware-${mark}-for-life`;
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await expect(page.getByRole('button', { name: 'End now' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(toast(page, 'Only staff see it.')).toBeVisible();
    await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Undo version 2' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(200);

    // All there is of this tool and its deal, ended and hidden from the tables.
    await visit(page, `${part('deals')}?q=${mark}`);
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(toast(page, '1 changed.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Ended');
    // Once is enough: neither here nor on its own page can it be ended again.
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'End', exact: true })).toBeHidden();
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'End now' })).toBeHidden();
    await visit(page, `${part('tools')}?q=${mark}`);
    await page.getByRole('checkbox', { name: `Select ${toolName}` }).check();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: toolName })).toContainText('Hidden');
    expect((await visitor.goto(address))?.status()).toBe(404);
    await visitor.context().close();
  },
);

test(
  'an editor of a deal that another has changed is told before and when publishing, and decides between both versions (CAT-11)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    await arriveAs(page, 'admin', `${part('deals')}?q=galley+thyme`);
    await arriveAs(other, 'admin', `${part('deals')}?q=galley+thyme`);
    const rowEdit = (staff: Page) => staff.getByRole('button', { name: /^Edit / }).first();
    await rowEdit(page).click();
    await page.getByLabel('Promise').fill('Mine');
    await saved(page);
    // The same person in another window goes on with the same draft: what was saved there is not written over.
    await rowEdit(other).click();
    await expect(other.getByLabel('Promise')).toHaveValue('Mine');
    await other.getByLabel('Promise').fill('Theirs');
    await saved(other);
    await page.getByLabel('Promise').fill('Mine again');
    await expect(page.getByText('This draft was saved in another window.')).toBeVisible();
    await page.getByRole('button', { name: 'Load the saved draft' }).click();
    await expect(page.getByLabel('Promise')).toHaveValue('Theirs');

    // Another way to change it: the table, with the draft still open.
    await visit(other, `${part('deals')}?q=galley+thyme`);
    await other
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await other.getByRole('button', { name: 'Change category' }).click();
    await other.getByRole('dialog').getByLabel('Change category').selectOption('Other');
    await other.getByRole('dialog').getByRole('button', { name: 'Change one' }).click();
    await expect(toast(other, '1 changed.')).toBeVisible();
    await page.getByLabel('Category').selectOption('Design');
    await saved(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions' });
    await expect(dialog.getByRole('group', { name: 'Category' })).toContainText('Other');
    await dialog.getByRole('radio', { name: /^Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Continue with this' }).click();
    await expect(page.getByLabel('Category')).toHaveValue('other');
    await expect(page.getByLabel('Promise')).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toast(page, 'Published.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to version 1' }).click();
    await expect(toast(page, 'Restored as in that version.')).toBeVisible();
    await other.context().close();
  },
);

test(
  'staff put pictures into a deal from a file and by an address, and see them in the preview; everybody sees them on its page (CAT-11)',
  { tag: '@phone' },
  async ({ page, browser }) => {
    // Begins with a letter: digits around an e are a number, and no word to search for.
    const mark = `m${crypto.randomUUID().slice(0, 8)}`;
    const title = `Easel ${mark} for life`;
    const address = 'https://pictures.example/easel.png';
    await arriveAs(page, 'admin', part('tools'));
    await makeTool(page, `Easel ${mark}`);
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } });
    const serveAddress = (context: BrowserContext) =>
      context.route(address, (route) => route.fulfill({ body: png, contentType: 'image/png' }));
    await serveAddress(page.context());
    await page.getByRole('link', { name: 'Deals', exact: true }).last().click();
    await page.getByRole('button', { name: 'New deal' }).click();
    await chooseTool(page, `Easel ${mark}`);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Category').selectOption('Design');
    await page.getByLabel('Price', { exact: true }).fill('9');
    await page.getByLabel('List price').fill('9');
    // It began long ago, so that it is nowhere the newest.
    await page.getByLabel('Begins').fill('2020-01-01T00:00');

    const cover = page.getByRole('group', { name: 'Cover' });
    const file = page.getByLabel('Picture files: Cover');
    await file.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Sir or Madam') });
    await expect(toast(page, 'letter.png is not a picture that can be shown.')).toBeVisible();
    await expect(cover.getByRole('img')).toHaveCount(0);
    await file.setInputFiles({ name: 'easel.png', mimeType: 'image/png', buffer: png });
    await expect(cover.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', OURS);
    const gallery = page.getByRole('group', { name: 'Gallery' });
    await gallery.getByLabel('Address of a picture').fill(address);
    await gallery.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(gallery.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', address);
    await saved(page);

    /** Both, one after the other, as they were sent. */
    const seeBoth = async (place: Locator) => {
      const picture = (number: number) => place.getByRole('img', { name: `${title}, picture ${number}` });
      const width = (number: number) => picture(number).evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect(picture(1)).toHaveAttribute('src', OURS);
      await expect.poll(() => width(1)).toBe(320);
      await place.getByRole('button', { name: 'Show picture 2' }).click();
      await expect(picture(2)).toHaveAttribute('src', address);
      await expect.poll(() => width(2)).toBe(320);
    };
    await page.getByRole('button', { name: 'Preview' }).click();
    await seeBoth(page.getByRole('region', { name: 'Preview' }));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('link', { name: 'View the page' })).toBeVisible();

    const visitor = await browser.newContext();
    await serveAddress(visitor);
    const visited = await visitor.newPage();
    await visit(visited, `/deal/easel-${mark}-for-life`);
    await seeBoth(visited.getByRole('main'));
    await visitor.close();
  },
);
