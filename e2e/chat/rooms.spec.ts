import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { field, log, message, panel, pressChat, say, test } from '../support/chatting.ts';
import { signUp } from '../support/collecting.ts';
import { arriveAs, isPhone, signInAs } from '../support/members.ts';
import { DEMO_PASSWORD } from '../support/product.ts';
import { visit } from '../support/visiting.ts';

const heading = (page: Parameters<typeof panel>[0]) => panel(page).getByRole('heading', { level: 3 });
const list = (page: Parameters<typeof panel>[0], name = 'Rooms') => panel(page).getByRole('list', { name });
const back = (page: Parameters<typeof panel>[0]) => panel(page).getByRole('button', { name: 'All rooms' }).first();

test('a newcomer begins in the Lounge, talks, finds what was said, and comes back to the room (LIVE-01) (LIVE-09)', async ({
  page,
}) => {
  const word = `w${Date.now().toString(36)}${isPhone() ? 'p' : 'd'}`;
  await arriveAs(page, 'insider', '/about');
  await pressChat(page);
  await expect(heading(page)).toHaveText('Lounge');
  await say(page, `Good evening, ${word}`);
  await expect(message(page, word)).toBeVisible();

  await back(page).click();
  const row = list(page).getByRole('button', { name: /^Lounge/ });
  await expect(row).toBeFocused();
  await expect(row).toContainText(word);
  await expect(list(page).getByRole('listitem').last()).toContainText('Try it out');
  expect(await audit(page, { within: ['[data-in]'] })).toEqual([]);

  await panel(page).getByRole('searchbox', { name: 'Find a room' }).fill(word.toUpperCase());
  await panel(page).getByRole('button', { name: 'Search messages for' }).click();
  await expect(panel(page).getByRole('searchbox', { name: 'Search messages' })).toHaveValue(word.toUpperCase());
  await panel(page)
    .getByRole('button', { name: /^Insert from:/ })
    .click();
  await page.keyboard.type('me');
  const found = panel(page).getByRole('list', { name: 'Found messages, newest first' }).getByRole('button');
  await expect(found).toContainText(word);
  expect(await audit(page, { within: ['[data-in]'] })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Lounge');
  await expect(message(page, word)).toBeFocused();
  expect(await audit(page, { within: ['[data-in]'] })).toEqual([]);

  await page.reload();
  if (!isPhone()) await pressChat(page);
  await expect(heading(page)).toHaveText('Lounge');
  await expect(message(page, word)).toBeInViewport();
});

test(
  'a conversation is begun with those one shares a room with, in private mode, and reaches them (LIVE-01)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const text = `Between us ${Date.now()}`;
    const other = await browser.newContext();
    const theirs = await other.newPage();
    // New here: the seeded accounts talk to one another in other tests, and on the other screen.
    const name = `Nadia ${randomUUID().slice(0, 8)}`;
    await signUp(theirs, name);
    await visit(theirs, '/about');
    await pressChat(theirs);
    await expect(heading(theirs)).toHaveText('Lounge');
    // Found are those who spoke lately where one may be.
    await say(theirs, `Hello from ${name}`);
    await back(theirs).click();

    await arriveAs(page, 'insider', '/about');
    await pressChat(page);
    await expect(heading(page)).toHaveText('Lounge');
    await panel(page).getByRole('button', { name: 'Private mode' }).click();
    await panel(page).getByRole('button', { name: 'New conversation' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New conversation' });
    await dialog.getByRole('searchbox', { name: 'Find people' }).fill(name.toLowerCase());
    await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(heading(page)).toHaveText(name);
    // They do not know each other: it is a request.
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(message(page, text)).toBeVisible();

    const request = panel(theirs).getByRole('region', { name: 'Requests' }).getByRole('button', { name: /^Ines/ });
    await expect(request).toContainText(text);
    await request.click();
    await panel(theirs).getByRole('button', { name: 'Accept' }).click();
    await expect(message(theirs, text)).toBeVisible();
    await other.close();
  },
);

test(
  'a visitor who wants to talk about a deal signs in and is in its room (LIVE-01) (AUTH-03)',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/deals');
    const href = await page.locator('main a[href^="/deal/"]').first().getAttribute('href');
    await visit(page, href ?? '');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Talk about this deal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('insider@onceware.example');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
    await expect(field(page)).toBeVisible();
  },
);

test(
  'a link to a message survives signing in, and shows it in its room (LIVE-01) (LIVE-09)',
  { tag: '@phone' },
  async ({ page }) => {
    const text = `Linked ${Date.now()}`;
    await arriveAs(page, 'insider', '/about');
    await pressChat(page);
    await back(page).click();
    await list(page)
      .getByRole('button', { name: /^Deal talk/ })
      .click();
    await say(page, text);
    const id = await log(page).locator('[data-message]', { hasText: text }).getAttribute('data-message');
    await expect(message(page, text)).toBeVisible();
    // Nothing asks without its session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`/dashboard?room=0190c0de-0000-7000-8000-000000000002&message=${id}`);
    await expect(page).toHaveURL(/\/signin\?redirect=/);
    const address = new URL(page.url()).searchParams.get('redirect') ?? '';
    await signInAs(page, 'insider');
    await visit(page, address);
    await expect(heading(page)).toHaveText('Deal talk');
    await expect(message(page, text)).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
  },
);
