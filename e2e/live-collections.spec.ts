import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  arriveAsMember,
  arriveWithDeals,
  chooseForCollection,
  chooseForItem,
  entry,
  itemLinks,
  openPanel,
  undo,
} from './support/collecting.ts';
import { hold } from './support/holding.ts';
import { fromHere } from './support/members.ts';
import { type Server, startServer } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

// Beside the product of all journeys: a second process on its database.
let second: Server;
test.beforeAll(async () => {
  second = await startServer(process.env.E2E_DATABASE_URL ?? '');
});
test.afterAll(() => second.stop());

test(
  'what a member changes in one browser shows at once in another, at another process; drafts and waiting changes there stay (COL-12, LIVE-04)',
  { tag: '@desktop' },
  async ({ page: here, browser }) => {
    const [a = '', b = '', c = ''] = await arriveWithDeals(here, 3);
    const context = await browser.newContext();
    await context.addCookies(await here.context().cookies());
    const there = await context.newPage();
    await visit(there, `${second.url}/dashboard/account/collections`);
    await expect(itemLinks(there)).toHaveText([a, b, c]);

    await chooseForItem(there, a, 'Add note');
    const note = there.getByRole('textbox', { name: `Note for ${a}` });
    await note.fill('Half a thought');
    const release = await hold(there, /collections\.removeItem/);
    await chooseForItem(there, c, 'Remove Item');
    await expect(itemLinks(there)).toHaveText([a, b]);
    await chooseForItem(here, b, 'Remove Item');
    await expect(itemLinks(there)).toHaveText([a]);
    await expect(note).toHaveValue('Half a thought');
    await undo(here).click();
    await expect(itemLinks(there)).toHaveText([a, b]);
    await expect(itemLinks(here)).toHaveText([a, b, c]);
    release();
    await expect(itemLinks(here)).toHaveText([a, b]);

    await note.press('Control+Enter');
    await expect(here.getByText('Half a thought')).toBeVisible();
    await here.getByRole('button', { name: 'New collection' }).click();
    await here.getByRole('dialog').getByLabel('Name').fill('Shop relaunch');
    await here.getByRole('button', { name: 'Create collection' }).click();
    await entry(there, 'Shop relaunch').click();
    await chooseForCollection(here, 'Delete Collection');
    await expect(there.getByText('That collection is not here. It may have been deleted.')).toBeVisible();
    await context.close();
  },
);

test(
  'opening the panel reads the collections once, and misses no change made before its stream is live (COL-01, COL-12)',
  { tag: '@desktop' },
  async ({ page }) => {
    // The bell opens it too, a little later.
    const isLive = page.waitForResponse(/\/api\/chat\/stream/);
    await arriveAsMember(page, '/');
    const reads: string[] = [];
    page.on('request', (request) => request.url().includes('collections.load') && reads.push(request.url()));
    await openPanel(page);
    await isLive;
    // A change after it shows that the stream was live.
    await addCollectionElsewhere(page, 'Later');
    await expect(entry(page, 'Later')).toBeVisible();
    expect(reads).toHaveLength(2);

    await page.reload();
    reads.length = 0;
    const release = await hold(page, /\/api\/chat\/stream/);
    await openPanel(page);
    await addCollectionElsewhere(page, 'In the gap');
    expect(reads).toHaveLength(1);
    release();
    await expect(entry(page, 'In the gap')).toBeVisible();
  },
);

async function addCollectionElsewhere(page: Page, name: string): Promise<void> {
  const data = { json: { id: randomUUID(), name } };
  expect((await page.request.post('/trpc/collections.create', { data, headers: fromHere() })).ok()).toBe(true);
}
