import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUp } from './support/collecting.ts';
import { audit } from './support/audit.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

const route = (page: Page, id: string): Locator => page.locator(`#route-${id}`);

/** Opens a route, unless it is open, and carries it out. @returns the status that came back */
async function attempt(part: Locator): Promise<Locator> {
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
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
    await expect(await attempt(route(visitor, 'searchDeals'))).toHaveText(/^200/);
    const mine = route(visitor, 'listCollections');
    await expect(await attempt(mine)).toHaveText(/^401/);

    await visitor.getByLabel('API key').fill(token);
    await expect(await attempt(mine)).toHaveText(/^200/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test(
  'the page of the REST routes lists all of them at once, finds one by words, and opens it by the keyboard or its address (API-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/api');
    const { paths } = (await (await page.request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    await expect(page.getByRole('status')).toHaveText(`${count} routes`);
    await expect(page.locator('summary')).toHaveCount(count);
    expect(await audit(page)).toEqual([]);
    // The costly part loads with the first route that is opened, for that one alone.
    expect(loaded.filter((path) => path.includes('swagger'))).toEqual([]);

    await page.getByRole('searchbox', { name: 'Find a route' }).fill('GET currency');
    await expect(page.getByRole('status')).toHaveText(/^\d+ routes?$/);
    await page.getByRole('searchbox').fill('running ones, unless');
    await expect(page.locator('summary:visible')).toHaveText([/\/api\/deals /]);
    await page.locator('summary:visible').focus();
    await page.keyboard.press('Enter');
    // The first opened route loads the library, which takes a busy machine long.
    await expect(route(page, 'searchDeals').getByRole('button', { name: 'Execute' })).toBeVisible({ timeout: 40_000 });
    await expect(page.locator('.opblock')).toHaveCount(1);
    await expect(page).toHaveURL(/#\/Catalog\/searchDeals$/);

    await page.reload();
    await expect(route(page, 'searchDeals').getByRole('button', { name: 'Execute' })).toBeVisible();
    await page.getByRole('searchbox').fill('no route says this');
    await expect(page.getByRole('status')).toHaveText('0 routes');
  },
);

test(
  'the page of the REST routes takes for each route only what it refers to from the document (API-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/api');
    const parts = await page.evaluate(async () => {
      const file: string = '/api/page/part-of.js';
      const { partOf } = await import(file);
      const whole = await (await fetch('/api/openapi.json')).json();
      return Object.entries<object>(whole.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => partOf(whole, path, method)),
      ) as { components: Record<string, Record<string, object>> }[];
    });
    expect(parts.length).toBeGreaterThan(50);
    for (const part of parts) {
      const named = Object.entries(part.components).flatMap(([kind, all]) =>
        Object.keys(all).map((name) => `#/components/${kind}/${name}`),
      );
      const asked = [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
      expect(new Set(named)).toEqual(new Set(asked));
    }
  },
);
