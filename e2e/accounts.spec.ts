import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { newEmail, PASSWORD, toast } from './support/collecting.ts';
import { countMails, linkIn, mailTo } from './support/mail.ts';
import { fromHere, header, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening, visit } from './support/visiting.ts';

const SECURITY = '/dashboard/account/security';
const NEW_PASSWORD = 'seven herons over the harbour';

const call = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });

/** Somebody new, signed in, on `path`. @returns their address */
async function arriveAsNew(page: Page, path: string): Promise<string> {
  const email = newEmail();
  expect((await call(page, 'auth.signUp', { name: 'Wanda Account', email, password: PASSWORD })).ok()).toBe(true);
  await visit(page, path);
  return email;
}

/** The same member on another device. */
async function elsewhere(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  expect((await call(page, 'auth.signIn', { email, password })).ok()).toBe(true);
  return page;
}

const isSignedIn = async (page: Page) => (await page.request.get('/api/user-collections')).status() === 200;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a new account is confirmed by the link of its first mail, which works once (AUTH-06, AUTH-07)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail();
    await visit(page, '/signup');
    await page.getByLabel('Name').fill('Wanda Account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/easy to guess|guess/);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
    // The form is gone, and the focus with it.
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto(SECURITY);
    await expect(section(page, 'E-mail').getByText('Not confirmed')).toBeVisible();
    const link = linkIn(await mailTo(email, /confirm/i));
    await visit(page, link);
    // The token is out of the address as soon as it was read.
    await expect(page).toHaveURL('/verify-email');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
    await page.goto(SECURITY);
    await expect(section(page, 'E-mail').getByText('Confirmed', { exact: true })).toBeVisible();

    await visit(page, link);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(/This link does not work/)).toBeVisible();
  },
);

test(
  'a forgotten password is replaced by a link that works once, and every other device is logged out (AUTH-06, AUTH-07, T06)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const email = await arriveAsNew(page, '/about');
    const other = await elsewhere(browser, email);
    await page.context().clearCookies();

    await visit(page, '/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/reset-password');
    // The address comes first, and the page before has such a field too.
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/If an account has this address/)).toBeVisible();
    const link = linkIn(await mailTo(email, /password/i));

    await visit(page, link);
    await expect(page).toHaveURL('/reset-password');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await call(other, 'auth.signIn', { email, password: PASSWORD })).status()).toBe(401);
    expect((await call(other, 'auth.signIn', { email, password: NEW_PASSWORD })).ok()).toBe(true);

    await page.goto('about:blank');
    await visit(page, link);
    await page.getByLabel('New password', { exact: true }).fill('eight herons over the harbour');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page.getByText(/This link does not work/)).toBeVisible();
    await other.context().close();
  },
);

test(
  'asking for a link with an unknown address shows the same answer, and nobody gets a mail (AUTH-06, T03)',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = newEmail();
    await visit(page, '/reset-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/If an account has this address/)).toBeVisible();
    expect(await countMails(email)).toBe(0);
  },
);

test(
  'a changed password ends the other sessions and is reported by mail; a wrong one changes nothing (AUTH-06, ACC-01, T06)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const email = await arriveAsNew(page, SECURITY);
    const other = await elsewhere(browser, email);
    await section(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(560);
    await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
    await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    expect(await isSignedIn(other)).toBe(true);
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Password changed')).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    await mailTo(email, /password/i);
    await other.context().close();
  },
);

test(
  'a new e-mail address takes effect once both addresses have confirmed it (AUTH-06, AUTH-07, ACC-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = await arriveAsNew(page, SECURITY);
    const next = newEmail();
    const mail = section(page, 'E-mail');
    await mail.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New e-mail address').fill(next);
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send both mails' }).click();
    await expect(mail.getByText(`Changing to ${next}`)).toBeVisible();

    await visit(page, linkIn(await mailTo(next, /./)));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(/One step is left: .* old address/)).toBeVisible();
    expect((await call(page, 'auth.signIn', { email: next, password: PASSWORD })).status()).toBe(401);
    expect((await call(page, 'auth.signIn', { email, password: PASSWORD })).ok()).toBe(true);

    await visit(page, linkIn(await mailTo(email, /change/i)));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(/Your e-mail address is changed/)).toBeVisible();
    await page.goto(SECURITY);
    await expect(section(page, 'E-mail').getByText(next)).toBeVisible();
    expect((await call(page, 'auth.signIn', { email, password: PASSWORD })).status()).toBe(401);
    expect((await call(page, 'auth.signIn', { email: next, password: PASSWORD })).ok()).toBe(true);
  },
);

test(
  'the list of sessions names each device, and one that is ended there is out at its next click (AUTH-06, ACC-01)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const email = await arriveAsNew(page, '/about');
    const other = await elsewhere(browser, email);
    await visit(other, '/dashboard/account');
    await visit(page, SECURITY);
    const sessions = section(page, 'Where you are logged in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This device');
    const phone = sessions.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
    await expect(phone).toContainText('127.0.0.1');
    await phone.getByRole('button', { name: /^Log out/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => isSignedIn(other)).toBe(false);

    await other.goto('/dashboard/account/purchases');
    await expect(other).toHaveURL(/\/signin\?redirect=/);
    const third = await elsewhere(browser, email);
    await page.reload();
    await listening(page);
    await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(toast(page, '1 other device was logged out')).toBeVisible();
    await expect.poll(() => isSignedIn(third)).toBe(false);
    expect(await isSignedIn(page)).toBe(true);
    await other.context().close();
    await third.context().close();
  },
);

test(
  'an open page notices that its session was ended elsewhere, and leads to signing in (AUTH-05)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const email = await arriveAsNew(page, '/about');
    const other = await elsewhere(browser, email);
    await visit(page, SECURITY);
    await call(other, 'auth.endOtherSessions', null);
    await section(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/signin\?redirect=%2Fdashboard%2Faccount%2Fsecurity/);
    await other.context().close();
  },
);

test(
  'an API key is shown once, acts for its owner, and is worthless once it is revoked (API-08, ACC-01, NAV-14)',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await arriveAsNew(page, '/account/api-keys');
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Nightly import');
    await dialog.getByRole('checkbox', { name: 'Change your profile, collections and purchases' }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const token = await page.getByRole('textbox', { name: 'API key', exact: true }).inputValue();
    expect(token).toMatch(/^onc_[\w-]{43}$/);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const keys = section(page, 'Your keys');
    const revoke = keys.getByRole('button', { name: 'Revoke the key Nightly import' });
    await expect(revoke).toHaveCount(1);
    await expect(keys).toContainText('Never used');
    await expect(page.getByText(token)).toHaveCount(0);

    const authorization = `Bearer ${token}`;
    expect((await request.get('/api/user-collections', { headers: { authorization } })).status()).toBe(200);
    const made = await request.post('/api/user-collections', {
      headers: { authorization },
      data: { action: 'ensure_defaults' },
    });
    expect(made.status()).toBe(200);
    await page.reload();
    await listening(page);
    await expect(keys).toContainText(/Last used/);

    await revoke.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(revoke).toHaveCount(0);
    await expect
      .poll(async () => (await request.get('/api/user-collections', { headers: { authorization } })).status())
      .toBe(401);
  },
);

test(
  'name, picture and language are changed, and the header shows them (ACC-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsNew(page, '/dashboard/account');
    await page.getByLabel('Name', { exact: true }).fill('Wanda Renamed');
    await page.getByRole('radio', { name: 'Drawn picture 8' }).press('Space');
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await listening(page);
    await expect(page.getByRole('textbox').first()).toHaveValue('Wanda Renamed');
    if (!isPhone()) await expect(header(page).locator('img[src*="/art/avatars/07.svg"]').first()).toBeVisible();
    expect(await page.request.get('/trpc/auth.session').then((answer) => answer.text())).toContain('Wanda Renamed');
  },
);

test('the first steps show what is done already (ACC-01)', { tag: '@desktop' }, async ({ page }) => {
  const email = await arriveAsNew(page, '/dashboard/account/home/get-started');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await visit(page, linkIn(await mailTo(email, /confirm/i)));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/dashboard/account/home/get-started');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
});

test(
  'an account is deleted with a password, after its data were downloaded, and is gone (ACC-01)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = await arriveAsNew(page, SECURITY);
    await call(page, 'purchases.create', {
      id: crypto.randomUUID(),
      title: 'Kept until today',
      price: 49,
      currency: 'USD',
      purchasedOn: '2026-01-31',
      licenceCodes: ['CODE-OF-MINE'],
    });
    const downloading = page.waitForEvent('download');
    await section(page, 'Your data').getByRole('link', { name: 'Download your data' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(file)).toBeTruthy();
    expect(file).toContain('CODE-OF-MINE');

    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    await expect(toast(page, 'Your account is deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await call(page, 'auth.signIn', { email, password: PASSWORD })).status()).toBe(401);
    await mailTo(email, /deleted/i);
  },
);
