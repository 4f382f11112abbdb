import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Page } from '@playwright/test';
import { ask, collectionId, PASSWORD, signUp } from './support/collecting.ts';
import { openExtension } from './support/extension.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const CLI = join(import.meta.dirname, '../packages/cli/dist/onceware.js');
const run = promisify(execFile);

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data, headers: fromHere() });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

/** Saves on the site's own page, as it was opened. */
async function saveOnSite(page: Page, collection: string, tag: string, note: string): Promise<void> {
  await page.getByLabel('Collection').selectOption(collection);
  await page.getByRole('button', { name: 'Add tags or a note' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill(tag);
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test(
  'the same page saved in seven ways has all that was given in each, every answer says so, and what was written by hand stays (KEEP-03, T67)',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    test.setTimeout(180_000);
    const site = baseURL ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'onceware-ways-'));
    const extension = await openExtension(site);
    const { context } = extension;
    const [page = await context.newPage()] = context.pages();
    const url = 'https://kilns.example/handbook?chapter=2';
    await context.route('https://kilns.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Title of the tab</title><p>Slowly.' }),
    );
    await signUp(page);
    // The first collections are made when somebody first looks at theirs.
    await post(page, '/trpc/collections.ensureDefaults', {});
    const [first, second, third] = ['Nice Find', 'Worth a Shot', 'Must-Have!'] as const;
    const status = (of: Page) => of.getByRole('main').getByRole('status').first();

    // REST, and then by hand.
    const rest = (collection: string, tag: string) =>
      collectionId(page, collection).then((id) =>
        post<{ page: { id: string }; saved: object }>(page, '/api/user-collections', {
          action: 'add_url',
          collectionId: id,
          url,
          title: 'Title of a program',
          tags: [tag],
          notes: `By ${tag}.`,
        }),
      );
    const { page: kept } = await rest(first, 'rest');
    const edited = { json: { pageId: kept.id, title: 'Written by hand' } };
    await post(page, '/trpc/collections.editPage', edited);
    expect((await rest(second, 'rest-again')).saved).toMatchObject({
      already_in: [{ name: first }],
      added_to: { name: second },
      tags_added: ['rest-again'],
      note_added: true,
      title_kept: true,
    });

    // The page /save, opened by a phone's Share and by the bookmarklet.
    await visit(page, `/save?${new URLSearchParams({ text: `Look: ${url}`, title: 'Title of a share' })}`);
    await expect(page.getByLabel('Title')).toHaveValue('Written by hand');
    await saveOnSite(page, first, 'share', 'By share.');
    await expect(status(page)).toHaveText(/^Already saved in .*; 1 tag added, note added$/);
    await visit(page, '/account/anywhere');
    const bookmarklet = await page.getByRole('link', { name: 'Save to Onceware' }).getAttribute('href');
    await page.goto(url);
    const [saving] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((code) => location.assign(code ?? ''), bookmarklet),
    ]);
    await saveOnSite(saving, third, 'bookmarklet', 'By bookmarklet.');
    await expect(status(saving)).toHaveText(/^Already saved in .*; added to .Must-Have!., 1 tag added, note added$/);

    // A key for programs.
    const made = await post<{ result: { data: { json: { token: string } } } }>(page, '/trpc/apiKeys.create', {
      json: { name: 'Ways', permissions: [], scopes: ['write'], expiresInDays: 30, password: PASSWORD },
    });
    const key = made.result.data.json.token;
    const env = { ...process.env, XDG_CONFIG_HOME: folder, ONCEWARE_URL: site, ONCEWARE_API_KEY: key };

    const added = await run(
      process.execPath,
      [CLI, 'add', url, '--to', first, '--tag', 'cli', '--note', 'By cli.', '--title', 'T'],
      { env },
    );
    expect(added.stdout).toMatch(/^Already saved in .*; 1 tag added, note added, its title stays: /);

    const assistant = new Client({ name: 'a test', version: '1' });
    await assistant.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [CLI, 'mcp'],
        env: { ONCEWARE_URL: site, ONCEWARE_API_KEY: key },
      }),
    );
    const told = await assistant.callTool({
      name: 'save_page',
      arguments: { url, collection: second, title: 'Of an assistant', tags: ['mcp'], note: 'By mcp.' },
    });
    expect(JSON.stringify(told)).toMatch(/Already saved in .*; 1 tag added, note added, its title stays/);
    await assistant.close();

    // The extension, by the key.
    const options = await extension.options();
    await options.getByLabel('API key').fill(key);
    await options.getByRole('button', { name: 'Save the key' }).click();
    await expect(options.getByRole('status')).toHaveText(/^Saved\./);
    await page.goto(url);
    const popup = await extension.press(page);
    await expect.poll(() => popup.read(`document.querySelector('[name="title"]').value`)).toBe('Written by hand');
    await popup.read(
      `document.querySelector('[name="tags"]').value = 'extension';
       document.querySelector('textarea').value = 'By extension.';
       document.querySelector('select').selectedIndex = 2; document.querySelector('form button').click()`,
    );
    await expect.poll(popup.text).toMatch(/Already saved in .*; new tags: extension, note added\./);

    // An import.
    const item = { url, title: 'Title of a file', tags: ['import'], notes: 'By import.' };
    const report = await post<{ collections: object[] }>(saving, '/api/collections/import', {
      collections: [{ name: first, items: [item] }],
    });
    expect(report.collections).toMatchObject([{ added: 0, alreadyThere: 1, completed: 1 }]);

    const { items } = await ask<{ items: { collection_id: string; tags: string[]; notes: string }[] }>(
      saving,
      'collections.search',
      { q: 'hand' },
    );
    const inIt = async (name: string) => {
      const id = await collectionId(saving, name);
      return items.filter((one) => one.collection_id === id).map(({ tags, notes }) => ({ tags, notes }));
    };
    expect(await inIt(first)).toEqual([
      { tags: ['rest', 'share', 'cli', 'import'], notes: 'By rest.\n\nBy share.\n\nBy cli.\n\nBy import.' },
    ]);
    expect(await inIt(second)).toEqual([{ tags: ['rest-again', 'mcp'], notes: 'By rest-again.\n\nBy mcp.' }]);
    expect(await inIt(third)).toEqual([
      { tags: ['bookmarklet', 'extension'], notes: 'By bookmarklet.\n\nBy extension.' },
    ]);
    const { page: now } = await ask<{ page: { title: string } }>(saving, 'collections.kept', { url });
    expect(now.title).toBe('Written by hand');
    await extension.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
