import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { toast } from './support/collecting.ts';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** A vendor's server: what stands at each of its paths; whatever else answers 503. */
let site: Server;
let address: string;
const stands = new Map<string, { type: string; body: string }>();
test.beforeAll(async () => {
  site = createServer((request, response) => {
    const found = stands.get(request.url ?? '');
    if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
    else response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const imports = '/dashboard/admin/catalog';
/** A run is a job, which the page hears of by asking now and then. */
const LATER = { timeout: 30_000 };
const newest = (page: Page) => page.getByRole('list', { name: 'Imports' }).locator('> li').first();
const statusOf = async (page: Page, slug: string) => (await page.request.get(`/deal/${slug}`)).status();
const map = (page: Page, column: string, field: string) =>
  page.getByRole('combobox', { name: column, exact: true }).selectOption(field);

async function look(page: Page, dialogName: string, url: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByLabel('Address of the feed').fill(url);
  await dialog.getByRole('button', { name: 'Preview' }).click();
}

test(
  'staff add a feed, say where its rows lie and what its fields mean, try it, import it, and move it to another address (CAT-11)',
  { tag: '@desktop' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const slug = `lamp-${mark}`;
    const offer = { nr: mark, what: `Lamp ${mark}`, cost: '49,90 EUR', was: '99 EUR', colour: 'red' };
    const archive = [1, 2, 3].map((id) => ({ id, name: `Old ${id}`, price: 5 }));
    stands.set(`/${mark}.json`, { type: 'application/json', body: JSON.stringify({ archive, offers: [offer] }) });
    stands.set(`/${mark}.csv`, {
      type: 'text/csv',
      body: `nr;what;cost;was;colour\n${mark};Lamp ${mark};"39,90 EUR";"99 EUR";red\n`,
    });

    await arriveAs(page, 'admin', imports);
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a feed' });
    await look(page, 'Add a feed', `${address}/nothing`);
    await expect(adding.getByRole('alert')).toContainText('The feed’s server answers 503.');
    await adding.getByLabel('Name').fill(`Lamps ${mark}`);
    await look(page, 'Add a feed', `${address}/${mark}.json`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lamps ${mark}`);

    // Most rows are not the ones that are meant.
    const place = page.getByRole('combobox', { name: 'Rows are at' });
    await expect(place).toHaveValue('archive');
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(toast(page, 'The fields were read again.')).toBeVisible();
    await place.selectOption('offers');
    await expect(page.getByText('The feed no longer has this field.').first()).toBeVisible();
    await expect(place).toHaveValue('offers');

    await map(page, 'external_id', 'nr');
    await map(page, 'name', 'what');
    await map(page, 'title', 'what');
    await map(page, 'current_price', 'cost');
    await map(page, 'base_price', 'was');
    await map(page, 'currency', 'Fixed value');
    await page.getByLabel('Fixed value of currency').fill('EUR');
    await page.getByText('More columns').click();
    // Keeps the deal from being the newest anywhere.
    await map(page, 'starts_at', 'Fixed value');
    await page.getByLabel('Fixed value of starts_at').fill('2020-01-01');
    await expect(page.getByText('Fields that are not used: colour')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Its first rows' })).toContainText(`Lamp ${mark}`);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Dry run' }).click();
    await expect(newest(page)).toContainText('Tried out', LATER);
    await newest(page).getByText('What it would change').click();
    await expect(newest(page).getByRole('list').first()).toContainText(`Lamp ${mark}`);
    expect(await statusOf(page, slug)).toBe(404);

    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(newest(page)).toContainText('Imported', LATER);
    await expect(newest(page)).toContainText('Fields that are not used: colour');
    expect(await statusOf(page, slug)).toBe(200);

    await page.getByRole('button', { name: 'Change its address' }).click();
    const moving = page.getByRole('dialog', { name: 'Change its address' });
    await look(page, 'Change its address', `${address}/gone`);
    await expect(moving.getByRole('alert')).toContainText('The feed’s server answers 503.');
    await look(page, 'Change its address', `${address}/${mark}.csv`);
    await expect(moving).toHaveCount(0);
    await expect(page.getByText(`${address}/${mark}.csv`)).toBeVisible();
    await expect(place).toHaveValue('');
    // Its own alone.
    await expect(page.getByText('1 running deal ·')).toBeVisible();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(newest(page).locator('dt', { hasText: 'Updated' }).locator('+ dd')).toHaveText('1', LATER);
    await page.goto(`/deal/${slug}`);
    await expect(page.getByText('€39.90').first()).toBeVisible();
  },
);

test(
  'a feed in RSS is understood by itself, and its markup does nothing (CAT-11)',
  { tag: '@phone' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    stands.set(`/${mark}.xml`, {
      type: 'application/rss+xml',
      body: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Deals</title>
<item><title>Kettle ${mark}</title><link>https://kettle.example/deal</link><guid>${mark}</guid>
<description><![CDATA[<p>Boils <b>twice</b>.</p><script>document.title='broken'</script>]]></description>
<g:price>199.00 EUR</g:price><g:sale_price>49.50 EUR</g:sale_price><startDate>2020-01-01</startDate></item>
</channel></rss>`,
    });
    await arriveAs(page, 'admin', imports);
    await page.getByRole('button', { name: 'Add a feed' }).click();
    await page.getByRole('dialog', { name: 'Add a feed' }).getByLabel('Name').fill(`Kettles ${mark}`);
    await look(page, 'Add a feed', `${address}/${mark}.xml`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kettles ${mark}`);
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(newest(page)).toContainText('Imported', LATER);
    await page.goto(`/deal/kettle-${mark}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kettle ${mark}`);
    await expect(page.getByText('€49.50').first()).toBeVisible();
    await expect(page.getByText('Boils twice.').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(mark));
  },
);

test('staff try a file out before it is imported (CAT-11)', { tag: '@phone' }, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const file = `external_id,name,title,current_price,starts_at,colour\n1,Vase ${mark},Vase ${mark},9,2020-01-01,red\n2,,No name,9,,\n`;
  await arriveAs(page, 'admin', imports);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Dry run' }).click();
  const report = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Tried out ${mark}` }) });
  await expect(report).toContainText('Fields that are not used: colour', LATER);
  await expect(report).toContainText('1 note on the rows');
  await report.getByText('What it would change').click();
  await expect(report.getByRole('list').first()).toContainText(`Vase ${mark}`);
  expect(await audit(page)).toEqual([]);
  expect(await statusOf(page, `vase-${mark}`)).toBe(404);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Imported ${mark}` })).toBeVisible(LATER);
  expect(await statusOf(page, `vase-${mark}`)).toBe(200);
});
