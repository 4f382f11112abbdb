import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { ask, newEmail, PASSWORD, savedOnServer, signUp } from './support/collecting.ts';
import { openExtension } from './support/extension.ts';
import { fromHere, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/** A page of the web that is not ours, of a tool that the catalogue has a deal of. */
async function findForeignPage(page: Page): Promise<{ url: string; deal: string }> {
  const { items } = await ask<{ items: { title: string; tool: { id: string } }[] }>(page, 'catalog.searchDeals', {});
  for (const { title, tool } of items) {
    const { website } = (await (await page.request.get(`/api/tools/${tool.id}`)).json()) as { website: string | null };
    if (website) return { url: new URL('/handbook?chapter=2', website).href, deal: title };
  }
  throw new Error('No tool of the sample catalogue has a website.');
}

const BODY = '<title>A handbook of firing curves</title><p>Slowly.';

const serve = (page: Page, url: string) =>
  page.context().route(`${new URL(url).origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: BODY }));

/** The same, answered once it is released. */
async function holdBack(page: Page, url: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route(`${new URL(url).origin}/**`, async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/html', body: BODY });
  });
  return { release: resolve };
}

async function change<Answer>(page: Page, procedure: string, input: unknown): Promise<Answer> {
  const answer = await page.request.post(`/trpc/${procedure}`, { data: { json: input }, headers: fromHere() });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { result: { data: { json: Answer } } }).result.data.json;
}

const words = (page: Page) => page.getByRole('main').getByRole('status').first();

test(
  'a visitor who shares a page from a phone or a bookmarklet signs in, returns to it, and saves it once, however often (CAT-13, NAV-21, KEEP-03)',
  { tag: '@desktop' },
  async ({ page }) => {
    const wanted = 'https://example.com/a?b=c&d=%C3%A9#part';
    await visit(page, `/save?${new URLSearchParams({ text: `Look: ${wanted}`, title: 'A & B' })}`);
    await expect(page).toHaveURL(/\/signin\?redirect=/);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Walker');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Save a page' })).toBeVisible();
    await expect(page.getByText(wanted)).toBeVisible();
    await expect(words(page)).toHaveText('You have not saved this page yet.');
    await expect(page.getByLabel('Title')).toHaveValue('A & B');
    expect(await audit(page)).toEqual([]);

    await page.getByLabel('Collection').selectOption('Must-Have!');
    await page.getByRole('button', { name: 'Add tags or a note' }).click();
    const tags = page.getByRole('combobox', { name: 'Tags' });
    await expect(tags).toBeFocused();
    await page.keyboard.insertText('x'.repeat(51));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A tag has at most 50 characters.')).toBeVisible();
    expect(await savedOnServer(page)).toEqual([]);
    await tags.fill('Kilns, later');
    await tags.press('Enter');
    await page.getByRole('button', { name: 'Remove tag «later»' }).click();
    // Text that is still in the field counts as a tag, too.
    await tags.fill('Glaze');
    await page.getByLabel('Note').fill('For the second firing.');
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(words(page)).toHaveText(/^Saved in .Must-Have!.\.$/);
    expect((await savedOnServer(page)).map(({ collection }) => collection)).toEqual(['Must-Have!']);
    const { items } = await ask<{ items: object[] }>(page, 'collections.search', {});
    expect(items).toMatchObject([{ tags: ['Kilns', 'Glaze'], notes: 'For the second firing.' }]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(words(page)).toHaveText(/^Already saved in .Must-Have!.; nothing new$/);
    await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', wanted);
    if (isPhone()) return;

    // Without a page to keep, its address is asked for.
    await visit(page, '/save?url=javascript:alert(1)');
    await page.getByLabel('Address of the page').fill('https://example.com/other');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('https://example.com/other').first()).toBeVisible();
  },
);

test(
  'the page on saving from anywhere has a bookmarklet that works on any page, and axe finds nothing (CAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    const { url, deal } = await findForeignPage(page);
    await visit(page, '/account/anywhere');
    expect(await audit(page)).toEqual([]);
    const bookmarklet = await page.getByRole('link', { name: 'Save to Onceware' }).getAttribute('href');
    await serve(page, url);
    await page.goto(url);
    const [saving] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((code) => location.assign(code ?? ''), bookmarklet),
    ]);
    await expect(saving.getByRole('heading', { name: 'Save a page' })).toBeVisible();
    await expect(saving.getByLabel('Title')).toHaveValue('A handbook of firing curves');
    await expect(saving.getByRole('main').getByRole('link', { name: deal, exact: true })).toBeVisible();
  },
);

test(
  'the extension saves the current page, by the session or a key, shows where it is saved, offers the deal, and recovers from a deleted collection and a revoked key (CAT-13, KEEP-03)',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    const extension = await openExtension(baseURL ?? '');
    const { context } = extension;
    const [page = await context.newPage()] = context.pages();
    const { url, deal } = await findForeignPage(page);
    const nowhere = await extension.press(page);
    await expect.poll(nowhere.text).toMatch(/Only web pages can be saved\. Open one first\./);
    // Chrome shows the address of a page that was still loading only after another press.
    const hold = await holdBack(page, url);
    const going = page.goto(url);
    const early = await extension.press(page);
    await expect.poll(early.text).toMatch(/The page was still loading when you opened this window\./);
    hold.release();
    await going;
    const visiting = await extension.press(page);
    await expect.poll(visiting.text).toMatch(/You are not signed in\.[^]*Sign in and save…/);

    // By the session the site's own page saves.
    await signUp(page);
    await page.goto(`${url}&by=session`);
    const bySession = await extension.press(page);
    await expect
      .poll(bySession.text)
      .toMatch(/You have not saved this page yet\.[^]*There is a deal:[^]*Save on the site…/);
    expect(await bySession.text()).toContain(deal);
    const [saving] = await Promise.all([
      context.waitForEvent('page'),
      bySession.read(`document.querySelector('#on-the-site').click()`),
    ]);
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(words(saving)).toHaveText(/^Saved in .Nice Find.\.$/);

    // The key is made on the page that explains it, with what it needs ticked.
    await visit(saving, '/account/anywhere');
    await saving.getByRole('button', { name: 'Create key' }).click();
    const dialog = saving.getByRole('dialog');
    await expect(dialog.getByLabel(/^Change your/)).toBeChecked();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await saving.getByRole('textbox', { name: 'API key', exact: true }).inputValue();
    const options = await extension.options();
    for (const [given, said] of [
      ['onc_made-up', 'The API key is not valid: it was revoked, it has expired, or it is incomplete.'],
      [key, 'Saved. You are Walker.'],
    ] as const) {
      await options.getByLabel('API key').fill(given);
      await options.getByRole('button', { name: 'Save the key' }).click();
      await expect(options.getByRole('status')).toHaveText(said);
    }
    expect(await audit(options)).toEqual([]);

    await page.goto(url);
    const byKey = await extension.press(page);
    await expect.poll(byKey.text).toMatch(/You have not saved this page yet\./);
    await expect
      .poll(() => byKey.read(`document.querySelector('[name="title"]').value`))
      .toBe('A handbook of firing curves');
    await byKey.read(`document.querySelector('summary').click()`);
    await expect.poll(byKey.text).toMatch(/Separate several tags with commas\./);
    await byKey.read(
      `document.querySelector('[name="tags"]').value = 'Kilns, Glaze,';
       document.querySelector('textarea').value = 'By the extension.';
       document.querySelector('select').selectedIndex = 2; document.querySelector('form button').click()`,
    );
    await expect.poll(byKey.text).toMatch(/Saved in Must-Have!\./);
    const tagged = await ask<{ items: object[] }>(saving, 'collections.search', { tags: ['kilns', 'glaze'] });
    expect(tagged.items).toMatchObject([{ tags: ['Kilns', 'Glaze'], notes: 'By the extension.' }]);
    const { items } = await ask<{ items: object[] }>(saving, 'collections.search', { q: 'firing hand' });
    expect(items).toMatchObject([{ entity_type: 'page' }, { entity_type: 'page' }]);
    await page.goto(`${url}&utm_source=mail#top`);
    const again = await extension.press(page);
    await expect.poll(again.text).toMatch(/Saved in Must-Have!\./);

    // Its collection is deleted while the window stands: nothing is lost, and another is offered.
    const { collection } = await change<{ collection: { id: string } }>(saving, 'collections.create', {
      id: randomUUID(),
      name: 'Short-lived',
    });
    const late = await extension.press(page);
    await expect.poll(() => late.read(`document.querySelectorAll('option').length`)).toBe(4);
    await change(saving, 'collections.delete', { collectionId: collection.id });
    await late.read(
      `document.querySelector('[name="tags"]').value = 'Late';
       document.querySelector('select').value = '${collection.id}'; document.querySelector('form button').click()`,
    );
    await expect.poll(late.text).toMatch(/.Short-lived. was deleted, so nothing was saved\./);
    expect(await late.text()).toMatch(/.Short-lived. is no longer there\. This page goes into .Must-Have!.\./);
    await late.read(
      `document.querySelector('select').selectedIndex = 0; document.querySelector('form button').click()`,
    );
    await expect.poll(late.text).toMatch(/Already saved in Must-Have!; added to Nice Find, new tags: Late\./);

    // A key that was revoked meanwhile leads on: to the site, where one is signed in, and to another key.
    const { keys } = await ask<{ keys: { id: string }[] }>(saving, 'apiKeys.list', {});
    await change(saving, 'apiKeys.revoke', { id: keys[0]?.id });
    const revoked = await extension.press(page);
    await expect.poll(revoked.text).toMatch(/The API key is not valid[^]*Save on the site…[^]*Enter another key…/);
    const [bySite] = await Promise.all([
      context.waitForEvent('page'),
      revoked.read(`document.querySelector('#on-the-site').click()`),
    ]);
    await expect(bySite.getByRole('heading', { name: 'Save a page' })).toBeVisible();

    // The whole browser also says whether the site can be installed.
    await saving.bringToFront();
    const session = await context.newCDPSession(saving);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
    await extension.close();
  },
);
