import type { Browser, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { newEmail, PASSWORD, toast } from './support/collecting.ts';
import { arriveAs, fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const MODERATION = '/dashboard/admin/moderation';
const call = (page: Page, procedure: string, json: unknown) =>
  page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });
const codeOf = async (answer: Awaited<ReturnType<typeof call>>) =>
  answer.ok() ? 'ok' : (await answer.json()).error.json.data.error.code;
const rows = (page: Page) => page.getByRole('table').last().locator('tbody').getByRole('row');

/** Until the server has answered: the rows before may be as many. */
async function searchFor(page: Page, label: string, q: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes(q) && answer.url().includes('/trpc/'));
  await page.getByLabel(label).fill(q);
  await answered;
}

/** Once no row is faded because others are on their way. */
async function expectClean(page: Page): Promise<void> {
  await expect(page.locator('[data-stale], [aria-busy]')).toHaveCount(0);
  expect(await audit(page)).toEqual([]);
}
const LOUNGE = '0190c0de-0000-7000-8000-000000000001';

/** Somebody who signed up on a device of their own. */
async function newMember(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  expect((await call(page, 'auth.signUp', { name, email: newEmail(), password: PASSWORD })).ok()).toBe(true);
  return page;
}

test(
  'a flagged message is kept or removed, and its author is muted until a moderator ends it (LIVE-11)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const author = `Loud ${mark}`;
    const [loud, calm] = [await newMember(browser, author), await newMember(browser, `Calm ${mark}`)];
    const say = async (text: string) => {
      const id = crypto.randomUUID();
      return { id, code: await codeOf(await call(loud, 'chat.send', { roomId: LOUNGE, id, text })) };
    };
    const text = `Buy ${mark} <img src=x onerror=alert(1)>`;
    const { id } = await say(text);
    expect(await codeOf(await call(calm, 'chat.flag', { roomId: LOUNGE, id, on: true }))).toBe('ok');

    await arriveAs(page, 'admin', MODERATION);
    await searchFor(page, 'Search by text or author', mark);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Message of ${author}` }).click();
    await expect(page.getByRole('list', { name: /what stands around/ }).getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Mute author …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('For').selectOption('1 hour');
    await dialog.getByLabel('Reason').fill('Advertising');
    // Audits the page behind the dialog too.
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await expect(toast(page, `${author} is muted.`)).toBeVisible();
    expect((await say('and again')).code).toBe('silenced');
    await page.getByRole('button', { name: 'Remove for all' }).click();
    // Nothing waits any more.
    await expect(page.getByText('Nothing matches')).toBeVisible();
    expect(await codeOf(await call(loud, 'chat.restore', { roomId: LOUNGE, id }))).toBe('forbidden');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).first()).toContainText(mark);
    // A toast may lie over it.
    await page.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByLabel('Show').selectOption('Settled');
    await expect(rows(page).first()).toContainText('Kept');

    await page.getByRole('link', { name: 'Muted', exact: true }).click();
    await searchFor(page, 'Search by person or reason', mark);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Advertising');
    await expectClean(page);
    await page.getByRole('button', { name: `End mute of ${author}` }).press('Enter');
    await expect(toast(page, `${author} may write again.`)).toBeVisible();
    expect((await say('calmer now')).code).toBe('ok');

    await visit(page, `/dashboard/admin/logs?action=user.silence&q=${mark}`);
    await page.getByRole('button', { name: 'Details of Muted a user' }).click();
    for (const said of ['Advertising', 'Lounge']) await expect(page.getByText(said, { exact: true })).toBeVisible();
    for (const member of [loud, calm]) await member.context().close();
  },
);

test(
  'a community room is made, slowed down and closed by staff (LIVE-01, LIVE-11)',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Room ${mark}`;
    await arriveAs(page, 'admin', `${MODERATION}/rooms`);
    await page.getByRole('button', { name: 'New room' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Slow mode').selectOption('1 hour');
    await dialog.getByRole('button', { name: 'Make the room' }).click();
    await expect(toast(page, `${name} is there.`)).toBeVisible();
    await searchFor(page, 'Search by name', mark);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('1 hour');
    await expectClean(page);

    const member = await newMember(browser, 'Hasty');
    const { rooms } = (await (await member.request.get('/trpc/chat.rooms')).json()).result.data.json;
    const { id: roomId } = rooms.find((room: { name: string }) => room.name === name);
    const say = async () => codeOf(await call(member, 'chat.send', { roomId, id: crypto.randomUUID(), text: 'quick' }));
    expect([await say(), await say()]).toEqual(['ok', 'slow_mode']);
    await page.getByRole('button', { name: `Close ${name}` }).press('Enter');
    await expect(rows(page).first()).toContainText('Closed');
    expect(await say()).toBe('room_closed');
    await page.getByRole('button', { name: `Reopen ${name}` }).press('Enter');
    await expect(page.getByRole('button', { name: `Close ${name}` })).toBeVisible();
    await page.getByRole('button', { name: `Close ${name}` }).press('Enter');
    await member.context().close();
  },
);
