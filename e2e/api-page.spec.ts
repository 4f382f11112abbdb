import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUp } from './support/collecting.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

const operation = (page: Page, tag: string, id: string): Locator => page.locator(`#operations-${tag}-${id}`);

/** Opens an operation, unless it is open, and carries it out. @returns the status that came back */
async function attempt(part: Locator): Promise<Locator> {
  if (!(await part.getByRole('button', { name: 'Execute' }).isVisible()))
    await part.getByRole('button').first().click();
  await part.getByRole('button', { name: 'Execute' }).click();
  return part.locator('.live-responses-table .response .response-col_status');
}

test(
  'the page of the REST routes tries them as a visitor and with a key, and asks nobody but this site (API-06, T21)',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    await signUp(page);
    const made = await page.request.post('/trpc/apiKeys.create', {
      data: { json: { name: 'A tool', permissions: [], scopes: [], expiresInDays: 30, password: PASSWORD } },
      headers: fromHere(),
    });
    const { token } = ((await made.json()) as { result: { data: { json: { token: string } } } }).result.data.json;

    const context = await browser.newContext();
    const visitor = await context.newPage();
    const complaints: string[] = [];
    visitor.on(
      'console',
      (message) => message.type() === 'error' && !message.text().includes('401') && complaints.push(message.text()),
    );
    visitor.on(
      'request',
      (request) =>
        new URL(request.url()).origin === new URL(baseURL ?? '').origin ||
        request.url().startsWith('data:') ||
        complaints.push(request.url()),
    );
    await visitor.goto('/api');
    await expect(await attempt(operation(visitor, 'Catalog', 'searchDeals'))).toHaveText(/^200/);
    const mine = operation(visitor, 'Collections', 'listCollections');
    await expect(await attempt(mine)).toHaveText(/^401/);

    await visitor.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = visitor.locator('.dialog-ux');
    await dialog.getByRole('textbox').fill(token);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(await attempt(mine)).toHaveText(/^200/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
