import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { audit } from './support/audit.ts';
import {
  arriveWithDeals,
  chooseForCollection,
  chooseForItem,
  collectionId,
  itemLinks,
  itemList,
  toast,
} from './support/collecting.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** A site elsewhere, whose pages are there when they are. */
let site: Server;
let address: string;
let answer: (response: ServerResponse) => unknown;
test.beforeAll(async () => {
  site = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const guide = (response: ServerResponse) =>
  response
    .setHeader('content-type', 'text/html')
    .end('<title>The field guide</title><meta name="description" content="All birds of the lake.">');

test(
  'a web page is saved by its address, completed without a reload, edited, suggested and shared (CAT-13)',
  { tag: '@phone' },
  async ({ page }) => {
    const shown = Promise.withResolvers<void>();
    answer = (response) => shown.promise.then(() => response.writeHead(503).end());
    const [deal = ''] = await arriveWithDeals(page, 1);
    const url = `${address}/guide`;
    const short = url.replace('http://', '');
    await chooseForCollection(page, 'Add Item');
    const dialog = page.getByRole('dialog', { name: 'Add to «Nice Find»' });
    await dialog.getByRole('searchbox').fill(url);
    await dialog.getByRole('button', { name: `Add ${short}` }).click();
    await expect(dialog.getByRole('button', { name: `Added: ${short}. Press to remove.` })).toBeVisible();
    expect(await audit(page, { within: ['dialog'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(itemLinks(page)).toHaveText([short, deal]);
    await expect(itemList(page).getByText('Fetching title and picture…')).toBeVisible();
    shown.resolve();
    await expect(itemList(page).getByText('could not be fetched')).toBeVisible();

    expect(await audit(page, { within: ['main'] })).toEqual([]);

    answer = guide;
    await itemList(page).getByRole('button', { name: 'Fetch again' }).click();
    await expect(itemLinks(page)).toHaveText(['The field guide', deal]);
    await expect(itemList(page).getByText('All birds of the lake.')).toBeVisible();

    await chooseForItem(page, 'The field guide', 'Edit title and description');
    await page.getByRole('dialog', { name: 'Edit page' }).getByLabel('Title').fill('Birds');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(itemLinks(page)).toHaveText(['Birds', deal]);
    await chooseForItem(page, 'Birds', 'Suggest it for the catalogue');
    await expect(toast(page, 'Thank you. Our team will consider it for the catalogue.')).toBeVisible();
    await page.reload();
    await expect(itemLinks(page)).toHaveText(['Birds', deal]);

    const data = { json: { collectionId: await collectionId(page, 'Nice Find') } };
    const shared = await page.request.post('/trpc/collections.share', { data, headers: fromHere() });
    const { result } = (await shared.json()) as { result: { data: { json: { share: { token: string } } } } };
    await page.goto(`/c/${result.data.json.share.token}`);
    await expect(page.getByRole('link', { name: 'Birds' })).toHaveAttribute('href', url);
    await expect(page.getByText('All birds of the lake.')).toBeVisible();
  },
);
