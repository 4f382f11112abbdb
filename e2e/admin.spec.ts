import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { newEmail, PASSWORD, toast } from './support/collecting.ts';
import { mailTo } from './support/mail.ts';
import { arriveAs, fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening, visit } from './support/visiting.ts';

const admin = (section: string) => `/dashboard/admin/${section}`;
const call = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });
/** Not of the jobs, which stand below the log. */
const rows = (page: Page) =>
  page.locator('table:not([aria-labelledby^="jobs"])').last().locator('tbody').getByRole('row');

/** Somebody who signed up on a device of their own. */
async function newMember(
  browser: Browser,
  name = 'Nadia Newcomer',
): Promise<{ page: Page; email: string; name: string }> {
  const page = await (await browser.newContext()).newPage();
  const email = newEmail();
  expect((await call(page, 'auth.signUp', { name, email, password: PASSWORD })).ok()).toBe(true);
  return { page, email, name };
}

/** The admin's page about them, by way of the table. */
async function openUser(page: Page, email: string): Promise<void> {
  await visit(page, admin('users'));
  await page.getByLabel('Search by name or e-mail').fill(email);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  await rows(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'a suspended user is out at the next click, everywhere, and in again once it is lifted (ADM-01, AUTH-05)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await newMember(browser);
    await member.page.goto('/dashboard/account');
    await arriveAs(page, 'admin');
    await openUser(page, member.email);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Sold codes of others');
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(toast(page, 'is suspended')).toBeVisible();

    await member.page.getByRole('link', { name: 'Change it in Security & Login' }).click();
    await expect(member.page).toHaveURL(/\/signin\?redirect=/);
    const refused = await call(member.page, 'auth.signIn', { email: member.email, password: PASSWORD });
    expect([refused.status(), (await refused.json()).error.json.data.error.code]).toEqual([403, 'suspended']);
    expect((await mailTo(member.email, /suspended/i)).text).toContain('Sold codes of others');

    await page.getByRole('button', { name: 'Lift suspension' }).click();
    await expect(toast(page, 'can log in again')).toBeVisible();
    expect((await call(member.page, 'auth.signIn', { email: member.email, password: PASSWORD })).ok()).toBe(true);

    await page.getByRole('link', { name: 'What was done to Nadia Newcomer' }).click();
    await expect(rows(page).filter({ hasText: 'Lifted a suspension' })).toBeVisible();
    await page.getByRole('button', { name: 'Details of Suspended a user' }).click();
    await expect(page.getByText('Sold codes of others')).toBeVisible();
    await member.page.context().close();
  },
);

test(
  'a permission that a role gains or loses takes effect at the next click of its members (ADM-01, AUTH-05, NAV-13)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await newMember(browser);
    const role = `desk-${crypto.randomUUID().slice(0, 8)}`;
    await member.page.goto(admin('contacts'));
    await expect(member.page.getByText('403')).toBeVisible();

    await arriveAs(page, 'admin', admin('roles'));
    await page.getByRole('button', { name: 'New role' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(role);
    await page.getByRole('dialog').getByRole('button', { name: 'Create role' }).click();
    await expect(toast(page, `Role ${role} was created`)).toBeVisible();
    await toRole(page, role);
    await page.getByRole('checkbox', { name: `Manage contacts, ${role}` }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();

    await openUser(page, member.email);
    await page.getByRole('checkbox', { name: role }).check();
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect(toast(page, 'saved')).toBeVisible();
    await member.page.goto(admin('contacts'));
    await expect(member.page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();

    await visit(page, admin('roles'));
    await toRole(page, role);
    await page.getByRole('checkbox', { name: `Manage contacts, ${role}` }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();
    await member.page.goto(admin('contacts'));
    await expect(member.page.getByText('403')).toBeVisible();

    await member.page.context().close();
  },
);

/** A phone shows one role at a time. */
async function toRole(page: Page, role: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Role', exact: true });
  if (await choice.isVisible()) await choice.selectOption(role);
}

test('the last admin cannot lock everybody out (ADM-01)', { tag: '@desktop' }, async ({ page }) => {
  await arriveAs(page, 'admin', admin('roles'));
  await toRole(page, 'admin');
  await page.getByRole('checkbox', { name: 'Manage user roles, admin' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Nobody could manage users and roles any more/).first()).toBeVisible();
  await page.reload();
  await listening(page);
  await toRole(page, 'admin');
  await expect(page.getByRole('checkbox', { name: 'Manage user roles, admin' })).toBeChecked();
});

test(
  'a message from the contact form reaches the staff, who mark it as done and take that back (ADM-01)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel('Your name').fill('Vera Vendor');
    await page.getByLabel('Your e-mail').fill(email);
    await page.getByLabel('What is it about?').selectOption('vendor');
    await page.getByLabel('Message', { exact: true }).fill('We sell <b>software</b>.\nWhom do we ask?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We have your message')).toBeVisible();

    await arriveAs(page, 'admin', `${admin('contacts')}?q=${email}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Message from Vera Vendor', exact: true }).click();
    await expect(page.getByText('We sell <b>software</b>.').last()).toBeVisible();
    await page.getByRole('button', { name: 'Mark message from Vera Vendor as done' }).click();
    await expect(toast(page, 'Message marked as Done')).toBeVisible();
    const undone = page.waitForResponse((answer) => answer.url().includes('admin.contacts.setStatus'));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await undone;
    await page.goto(`${admin('contacts')}?q=${email}&status=new`);
    await expect(rows(page)).toHaveCount(1);
  },
);

test(
  'an organization is made, gets members, is deleted and comes back (ADM-01)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await newMember(browser, 'Omar Organized');
    const name = `Guild ${crypto.randomUUID().slice(0, 8)}`;
    await arriveAs(page, 'admin', admin('organizations'));
    await page.getByRole('button', { name: 'New organization' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Website').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Enter an address such as https://example.com.')).toBeVisible();
    await dialog.getByLabel('Website').fill('https://guild.example');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByText('No account has this e-mail address.')).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByRole('link', { name: 'Omar Organized' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Role of Omar Organized' }).selectOption('owner');
    await expect(toast(page, 'Omar Organized: owner')).toBeVisible();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, `${name} was deleted`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(toast(page, `${name} is back`)).toBeVisible();
    await page.goto(`${admin('organizations')}?q=${encodeURIComponent(name)}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('1');
    await member.page.context().close();
  },
);

test(
  'transactions are filtered and sorted by the address, summed up, and exported (ADM-01)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await newMember(browser, 'Petra Purchaser');
    const title = `Ledger ${crypto.randomUUID().slice(0, 8)}`;
    for (const [price, currency] of [
      [10.5, 'EUR'],
      [99, 'EUR'],
      [49, 'USD'],
    ] as const) {
      const purchase = {
        id: crypto.randomUUID(),
        title: `${title} ${price}`,
        price,
        currency,
        purchasedOn: '2026-01-15',
        licenceCodes: ['NEVER-SHOWN'],
      };
      expect((await call(member.page, 'purchases.create', purchase)).ok()).toBe(true);
    }
    await arriveAs(page, 'admin', `${admin('orders')}?q=${encodeURIComponent(title)}`);
    await expect(rows(page)).toHaveCount(3);
    const totals = page.getByRole('table', { name: 'Totals by currency' });
    await expect(totals).toContainText('€109.50');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/currency=EUR/);
    await page.goto(`${page.url()}&sort=price&direction=asc`);
    await expect(rows(page).first()).toContainText('€10.50');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: /Export/ }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file.trim().split('\n')).toHaveLength(3);
    expect(file).not.toContain('NEVER-SHOWN');
    await page.goBack();
    await member.page.context().close();
  },
);

test(
  'a file is imported into the catalogue with its rejected rows named, also when its tab is closed (CAT-03)',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const name = `Kiln ${crypto.randomUUID().slice(0, 8)}`;
    const many = Array.from({ length: 2_000 }, (_, n) => `m-${n},${name} ${n},https://kiln.example/${n},,,\n`).join('');
    const file = `external_id,name,website,title,base_price,current_price\nk-1,${name},https://kiln.example/,${name} for life,240,59.90\nk-2,,https://x.example/,No name,1,1\n${many}`;
    await arriveAs(page, 'admin', admin('catalog'));
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'kiln.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByLabel('Source').fill(`e2e-${name}`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: `e2e-${name}` })).toBeVisible();
    const other = await context.newPage();
    await page.close();
    await visit(other, admin('catalog'));
    await expect(other.getByRole('heading', { name: `Imported e2e-${name}` })).toBeVisible({ timeout: 30_000 });
    await other.getByText('1 note on the rows').first().click();
    await expect(other.getByText('Row rejected').first()).toBeVisible();
    await other.goto(`/explore?q=${encodeURIComponent(name)}`);
    await expect(other.getByRole('main').getByText(name).first()).toBeVisible();
  },
);

test(
  'whoever lacks the permission sees a plain 403 page, and the attempt is in the log (ADM-01, NAV-13)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await newMember(browser, `Ines ${crypto.randomUUID().slice(0, 8)}`);
    for (const section of ['organizations', 'users', 'contacts', 'logs', 'orders', 'roles', 'catalog']) {
      const answer = await member.page.goto(admin(section));
      expect(answer?.status()).toBe(403);
      await expect(member.page.getByText('403')).toBeVisible();
    }
    expect((await call(member.page, 'admin.roles.create', { role: 'mine' })).status()).toBe(403);
    await arriveAs(page, 'admin', `${admin('logs')}?q=${encodeURIComponent(member.name)}&action=access.denied`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Was denied access');
    await member.page.context().close();
  },
);
