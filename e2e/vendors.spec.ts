import type { APIResponse, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { arriveAsMember, toast } from './support/collecting.ts';
import { arriveAs, fromHere, header, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const call = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });

/** Staff, who gave a tool to the organisation of the insider. */
async function giveTool(staff: Page): Promise<void> {
  await arriveAs(staff, 'admin', '/dashboard/admin/organizations');
  const org = await staff.getByRole('link', { name: 'Harbour Workshop' }).first().getAttribute('href');
  const organizationId = org?.split('/').at(-1);
  const input = encodeURIComponent(JSON.stringify({ json: { ref: 'ovenbird-voice' } }));
  const { result } = await (await staff.request.get(`/trpc/catalog.tool?input=${input}`)).json();
  const given = await call(staff, 'admin.vendors.giveTool', { organizationId, toolId: result.data.json.id });
  expect(given.ok()).toBe(true);
}

const saved = (page: Page) => expect(page.getByText('All changes are saved as a draft.')).toBeVisible();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entry = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const sells = (page: Page) => page.getByRole('link', { name: 'Deals I Sell' });
const openMenu = async (page: Page) => {
  if (isPhone()) await header(page).getByRole('button', { name: 'Open sidebar menu' }).click();
};

async function submit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page)).toHaveText('Your deals');
  // The newest first.
  await expect(entry(page, title).first()).toContainText('Waiting for our staff');
}

async function accept(staff: Page, title: string): Promise<void> {
  await visit(staff, '/dashboard/admin/catalog');
  await entry(staff, title).getByRole('button', { name: 'Accept and publish' }).click();
  await expect(toast(staff, title)).toBeVisible();
}

test(
  'a vendor submits a deal with plans and pictures, staff refuse it with a reason and accept it when it is mended, and everybody finds it (CAT-11)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const title = `Vendor’s own ${crypto.randomUUID().slice(0, 8)}`;
    const staff = await browser.newContext();
    const theirs = await staff.newPage();
    await giveTool(theirs);

    await arriveAs(page, 'insider', '/dashboard/account');
    await openMenu(page);
    await sells(page).click();
    await page.getByRole('button', { name: 'New deal' }).click();
    await expect(heading(page)).toHaveText('Untitled');
    await page.getByLabel('Tool', { exact: true }).selectOption('Ovenbird Voice');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Price', { exact: true }).fill('19');
    await page.getByLabel('List price').fill('99');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription('This is missing.');
    await page.getByLabel('Category').selectOption('Design');
    await page.getByRole('button', { name: 'Add a plan' }).click();
    await page.getByLabel('Name of the plan').fill('Baker');
    await page.getByLabel('Price of the plan').fill('19');
    await page.getByLabel('What it gives').fill('Ten voices');
    // A picture of one's own by upload, another by its address.
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
    await page
      .getByLabel('Picture files: Cover')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('group', { name: 'Cover' }).getByText(/^\/api\/pictures\/.+\.webp$/)).toBeVisible();
    const gallery = page.getByRole('group', { name: 'Gallery' });
    await gallery.getByLabel('Address of a picture').fill('/art/covers/ovenbird-voice-lifetime.svg');
    await gallery.getByRole('button', { name: 'Add' }).click();
    await expect(gallery.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await saved(page);
    expect(await audit(page)).toEqual([]);

    // It waits where it was left.
    await page.getByRole('link', { name: 'Your deals' }).click();
    await page.getByRole('button', { name: `Edit “${title}”` }).click();
    await expect(page.getByLabel('Name of the plan')).toHaveValue('Baker');
    await submit(page, title);
    expect(await audit(page)).toEqual([]);

    await visit(theirs, '/dashboard/admin/catalog');
    const waiting = entry(theirs, title);
    await expect(waiting).toContainText('Ten voices');
    await waiting.getByRole('button', { name: 'Refuse' }).click();
    const refusal = theirs.getByRole('dialog');
    await refusal.getByLabel('Reason').fill('Say what it does.');
    await refusal.getByRole('button', { name: 'Refuse' }).click();
    await expect(waiting).toHaveCount(0);

    await page.reload();
    await expect(entry(page, title)).toContainText('Say what it does.');
    await page.getByRole('button', { name: `Edit “${title}”` }).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByLabel('Promise').fill('A voice for every oven');
    await submit(page, title);

    await theirs.reload();
    await expect(waiting).toContainText('A voice for every oven');
    await accept(theirs, title);
    await page.reload();
    await expect(entry(page, title)).toContainText('Accepted');
    // Figures of the vendor fit without scrolling sideways.
    const table = page.getByRole('table');
    expect(await table.evaluate((one) => one.getBoundingClientRect().right - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText('Ten voices').first()).toBeVisible();
    await staff.close();
  },
);

test(
  'a vendor makes a tool, and changes it once it is theirs (CAT-11)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const name = `Ovenware ${crypto.randomUUID().slice(0, 8)}`;
    const staff = await browser.newContext();
    const theirs = await staff.newPage();
    await giveTool(theirs);
    await arriveAs(page, 'insider', '/dashboard/vendor');
    await page.getByRole('button', { name: 'New tool' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Category').selectOption('Design');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/begins with https/);
    await page.getByLabel('Website').fill('https://ovenware.example');
    await submit(page, name);
    await accept(theirs, name);

    await page.reload();
    const tools = page.getByRole('list').filter({ has: page.getByRole('link', { name }) });
    await tools.getByRole('button', { name: `Edit “${name}”` }).click();
    await expect(page.getByLabel('Website')).toHaveValue('https://ovenware.example');
    await page.getByLabel('Tagline').fill('Bakes by itself');
    await submit(page, name);
    await accept(theirs, name);
    await page.goto(`/tool/${name.toLowerCase().replace(' ', '-')}`);
    await expect(page.getByText('Bakes by itself').first()).toBeVisible();
    await staff.close();
  },
);

/** Staff's deal of the vendor's tool, as it is published, and how they change it. */
async function publishDeal(staff: Page, title: string) {
  const editing = 'admin.catalog.editing';
  const answer = async (given: Promise<APIResponse>) => (await (await given).json()).result.data.json;
  const ask = (procedure: string, json: unknown) =>
    answer(staff.request.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json }))}`));
  const tool = await ask('catalog.tool', { ref: 'ovenbird-voice' });
  const write = async (entityId: string | null, changes: object): Promise<string> => {
    const start = { id: crypto.randomUUID(), entityType: 'deal', entityId };
    const { id } = await answer(call(staff, `${editing}.startDraft`, start));
    const { content, revision } = await ask(`${editing}.draft`, { id });
    const draft = { id, revision, entityType: 'deal', content: { ...content, ...changes } };
    const kept = await answer(call(staff, `${editing}.saveDraft`, draft));
    return (await answer(call(staff, `${editing}.publishDraft`, { id, ...kept }))).entityId;
  };
  // It began long ago, so that it is nowhere the newest.
  const startsAt = '2020-01-01T00:00:00.000Z';
  const id = await write(null, { toolId: tool.id, title, category: 'design', basePrice: 99, price: 19, startsAt });
  return { change: (changes: object) => write(id, changes) };
}

test(
  'a vendor whose deal is changed meanwhile previews their own edit, sees both and loses nothing; staff decide where both changed it (CAT-11)',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const title = `Shared ${crypto.randomUUID().slice(0, 8)}`;
    const staff = await browser.newContext();
    const theirs = await staff.newPage();
    await giveTool(theirs);
    const deal = await publishDeal(theirs, title);

    await arriveAs(page, 'insider', '/dashboard/vendor');
    await page
      .getByRole('table')
      .getByRole('button', { name: `Edit “${title}”` })
      .click();
    await page.getByLabel('Promise').fill('As the vendor says it');
    await page.getByLabel('Sold by').fill('The vendor’s own shop');
    await saved(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview.getByText('As the vendor says it')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'About Ovenbird Voice' })).toBeVisible();

    await deal.change({ promise: 'As staff say it', coupon: 'FRESH' });
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody has changed this since you began.' });
    await notice.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions' });
    await expect(dialog).toContainText('FRESH');
    await expect(dialog.getByRole('radio', { name: /^Yours As the vendor says it/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Theirs As staff say it/ })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue with this' }).click();
    await expect(page.getByLabel('Coupon')).toHaveValue('FRESH');
    await expect(page.getByLabel('Promise')).toHaveValue('As the vendor says it');
    await expect(page.getByLabel('Sold by')).toHaveValue('The vendor’s own shop');
    await expect(notice).toHaveCount(0);
    await submit(page, title);

    // Changed once more, while it waits.
    await deal.change({ promise: 'As staff say it now', refundDays: 60 });
    await visit(theirs, '/dashboard/admin/catalog');
    const waiting = entry(theirs, title);
    await expect(waiting).toContainText('has changed this since it was begun');
    await expect(waiting).toContainText('Both changed: Promise.');
    await waiting.getByRole('button', { name: 'Compare and accept' }).click();
    const decision = theirs.getByRole('dialog', { name: 'Two versions' });
    await decision.getByRole('radio', { name: /^Published As staff say it now/ }).check();
    expect(await audit(theirs)).toEqual([]);
    await decision.getByRole('button', { name: 'Accept and publish' }).click();
    await expect(toast(theirs, title)).toBeVisible();
    await page.reload();
    await page.getByRole('table').getByRole('link', { name: title }).click();
    await expect(page.getByText('As staff say it now').first()).toBeVisible();
    await expect(page.getByText('The vendor’s own shop').first()).toBeVisible();
    await expect(page.getByText('Within 60 days').first()).toBeVisible();
    await staff.close();
  },
);

test(
  'the menu links it for members who may open it, and the page refuses all others (CAT-11)',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const staff = await browser.newContext();
    await giveTool(await staff.newPage());
    await arriveAsMember(page, '/dashboard/account');
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'My Purchases' })).toBeVisible();
    await expect(sells(page)).toHaveCount(0);
    await visit(page, '/dashboard/vendor');
    await expect(page.getByText('You belong to no organization that has tools here.')).toBeVisible();
    await staff.close();
  },
);
