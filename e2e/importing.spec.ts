import type { Locator, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { bookmarksFile, raindropFile } from './support/bookmark-files.ts';
import { arriveAsMember, collectionsOnServer, onServer } from './support/collecting.ts';
import { expect, test } from './support/test.ts';

/** Chooses a file to import, among the collections of somebody new. */
async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  return page.getByRole('dialog', { name: 'Import collections' });
}

const arrive = (page: Page) => arriveAsMember(page, '/dashboard/account/collections');
const check = (dialog: Locator) => dialog.getByRole('button', { name: 'See what will happen' }).click();
const bring = (dialog: Locator) => dialog.getByRole('button', { name: 'Import', exact: true }).click();

test(
  'the bookmarks of a browser are imported completely: tools as tools, all others as pages, folders as collections (COL-18, CAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arrive(page);
    const answer = await page.request.get(
      `/trpc/catalog.tool?input=${encodeURIComponent('{"json":{"ref":"minutewren"}}')}`,
    );
    const { website } = ((await answer.json()) as { result: { data: { json: { website: string } } } }).result.data.json;
    const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><DL><p>
    <DT><H3>Tools</H3><DL><p><DT><A HREF="${website}" TAGS="time,notes" ADD_DATE="1600000000">Minutewren</A>
    <DD>For the minutes
    <DT><A HREF="https://nothing-of-ours.example/page?utm_source=x">Something else</A></DL><p>
    <DT><A HREF="javascript:alert(1)">Evil</A><script>document.title='broken'</script></DL>`;
    const dialog = await chooseFile(page, 'bookmarks.html', bookmarks);
    await check(dialog);
    await expect(dialog.getByText('2 items will be added')).toBeVisible();
    await expect(dialog.getByText('1 saved page')).toBeVisible();
    await dialog.getByText('1 entry is left out: its address is not a web address').click();
    await expect(dialog.getByText('Evil')).toBeVisible();
    await audit(page);
    await bring(dialog);
    await expect(dialog.getByText('2 items added')).toBeVisible();
    const { items } = await onServer(page, 'Tools');
    expect(items).toMatchObject([
      { entity_type: 'tool', notes: 'For the minutes', tags: ['time', 'notes'], added_at: '2020-09-13T12:26:40.000Z' },
      { entity_type: 'page' },
    ]);
    await expect(page).not.toHaveTitle('broken');
  },
);

test(
  'a large file is imported in counted parts, stopped, continued, and changes nothing the second time (COL-18, CAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arrive(page);
    const rows = 1600;
    const dialog = await chooseFile(page, 'Raindrop.csv', raindropFile(rows));
    await check(dialog);
    await expect(dialog.getByText('1,600 saved pages')).toBeVisible();
    await expect(dialog.getByText('Research / Machine learning')).toBeVisible();

    // The second part waits until it was seen that it can be stopped.
    const goesOn = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/trpc/collections.import*', async (route) => {
      sent += 1;
      if (sent === 2) await goesOn.promise;
      await route.continue();
    });
    await bring(dialog);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    goesOn.resolve();
    await expect(dialog.getByRole('heading', { name: 'Stopped' })).toBeVisible();
    await expect(dialog.getByText(/^[\d,]+ of 1,600 items are imported\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('heading', { name: 'Imported' })).toBeVisible();
    await expect(dialog.getByText('320 items added')).toHaveCount(5);

    const collections = await collectionsOnServer(page);
    expect(collections.slice(3).map(({ name, items }) => [name, items.length])).toEqual(
      ['Reading', 'Research / Machine learning', 'Research', 'Shops', 'Unsorted'].map((name) => [name, 320]),
    );
    const { items } = await onServer(page, 'Reading');
    expect(items.slice(0, 3)).toMatchObject([
      { notes: 'Note on 0\nin two lines', is_favorite: true, added_at: '2020-01-01T00:00:00.000Z' },
      { notes: null, tags: ['design'], added_at: '2020-01-01T05:00:00.000Z' },
      { notes: null, tags: ['design', 'slow web'], is_favorite: true, added_at: '2020-01-01T10:00:00.000Z' },
    ]);
    await page.unroute('**/trpc/collections.import*');
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const again = await chooseFile(page, 'Raindrop.csv', raindropFile(rows));
    await check(again);
    await expect(again.getByRole('heading', { name: 'Nothing in this file would be added.' })).toBeVisible();
  },
);

test(
  'a bookmarks file with its icons is read beside the page, which answers meanwhile (COL-18)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arrive(page);
    const { text, links } = bookmarksFile(4 * 1024 * 1024);
    const dialog = await chooseFile(page, 'bookmarks.html', text);
    await expect(
      dialog.getByRole('heading', { name: `${links.toLocaleString('en')} links in bookmarks.html` }),
    ).toBeVisible();
    expect(page.workers()).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Which links' }).selectOption({ label: 'Folder 1 (200)' });
    await check(dialog);
    await expect(dialog.getByText('200 items will be added')).toBeVisible();
  },
);
