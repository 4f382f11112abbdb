import { type Database, openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Locator, Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { audit } from './support/audit.ts';
import { signUp, toast, undo } from './support/collecting.ts';
import { fromHere, header, isPhone, signInAs } from './support/members.ts';
import { quietRoom } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

let database: Database;
test.beforeAll(() => {
  database = openDatabase({ url: process.env.E2E_DATABASE_URL ?? '' });
});
test.afterAll(() => database.close());

const bell = (page: Page): Locator => header(page).getByRole('button', { name: /^(Notifications|الإشعارات)/ });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^(Notifications|الإشعارات)$/ });
const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem');
const unread = (page: Page): Locator => rows(page).filter({ hasText: 'Unread' });

interface Member {
  id: string;
  name: string;
}

async function whoIs(page: Page): Promise<Member> {
  const answer = await page.request.get('/trpc/auth.session');
  const { result } = (await answer.json()) as { result: { data: { json: { user: Member } } } };
  return result.data.json.user;
}

/** A call past the page, as another of the member's browsers would make it. */
async function call(page: Page, procedure: string, json: object): Promise<void> {
  const answer = await page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Says something in a room, and returns the message. */
async function say(page: Page, roomId: string, text: string): Promise<string> {
  const id = uuid();
  await call(page, 'chat.send', { roomId, id, text });
  return id;
}

interface Told {
  to: Member;
  by: Member;
  roomId: string;
  messageId: string;
  tab?: 'inbox' | 'team' | 'following';
  /** Minutes ago. */
  age?: number;
}

/** Tells somebody that they were mentioned, by what the product's own notifier calls. @returns the line */
async function tell({ to, by, messageId, tab = 'inbox', age = 0 }: Told): Promise<string> {
  const key = uuid();
  await database.db.execute(sql`
    select tell_members('mention', ${tab}, array[${to.id}]::uuid[], ${by.id}::uuid, ${messageId}::uuid, ${key}, ${key},
      '{}'::jsonb, 'off', false)`);
  const { rows: lines } = await database.db.execute<{ id: string }>(sql`
    update notifications set told_at = told_at - ${age} * interval '1 minute'
    where user_id = ${to.id} and group_key = ${key} returning id`);
  return lines[0]?.id ?? '';
}

interface Scene {
  me: Member;
  tellMe: (tab?: Told['tab'], age?: number) => Promise<string>;
  roomId: string;
}

/** Somebody new in a room where another has said something. */
async function scene(page: Page, text = 'Have a look at this one'): Promise<Scene> {
  await signInAs(page, 'insider');
  const by = await whoIs(page);
  const { roomId } = await quietRoom(page);
  const messageId = await say(page, roomId, text);
  await page.context().clearCookies();
  await signUp(page);
  const me = await whoIs(page);
  return { me, roomId, tellMe: (tab = 'inbox', age = 0) => tell({ to: me, by, roomId, messageId, tab, age }) };
}

/** Has the browsers of a member read what was told to the database alone: any change, such as of a line that is read already, is announced to all of them. */
const announce = (page: Page, id: string) => call(page, 'notifications.read', { ids: [id], on: true });

test('every member has the bell; its count comes with the page, and new ones show in all tabs without a reload (NOTE-01)', async ({
  page,
  context,
}) => {
  const { tellMe } = await scene(page);
  await visit(page, '/about');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const old = await tellMe();
  await announce(page, old);
  await tellMe();
  await tellMe('team');
  // In the page before any script.
  expect(await (await page.request.get('/about')).text()).toContain('Notifications, 2 unread');
  await page.reload();
  const other = await context.newPage();
  await visit(other, '/deals');
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 2 unread');
  // By now both follow the stream that they share.
  await tellMe();
  await tellMe('following');
  await tellMe();
  await expect(async () => {
    await announce(page, old);
    for (const tab of [page, other])
      await expect(bell(tab)).toHaveAccessibleName('Notifications, 5 unread', { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Notifications, 5 unread' })).toBeAttached();
});

test('what is shown in the panel for a moment is read, keeps its mark until it is closed, and leads to where it happened (NOTE-01)', async ({
  page,
}) => {
  const { tellMe, roomId } = await scene(page, 'The captions run late');
  await tellMe('inbox', 5);
  await tellMe('team', 3);
  await visit(page, '/about');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('tab')).toHaveText([/^All/, /^Inbox/, /^Team/, /^Following/]);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(/mentioned you in .*The captions run late.*minutes ago/s);
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notifications');
  await expect(unread(page)).toHaveCount(2);
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(unread(page)).toHaveCount(0);
  expect(await rows(page).first().getByRole('link').getAttribute('href')).toContain(`room=${roomId}`);
  await rows(page).first().getByRole('link').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText('The captions run late').first()).toBeVisible();
});

test(
  'all of a tab is marked and archived, and each is taken back by undo; a line by its menu, all by keyboard (NAV-16, NOTE-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    const { tellMe } = await scene(page);
    for (const [index, tab] of (['inbox', 'team', 'inbox'] as const).entries()) await tellMe(tab, index);
    await visit(page, '/about');
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(unread(page)).toHaveCount(0);
    await expect(bell(page)).toHaveAttribute('aria-label', 'Notifications');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(unread(page)).toHaveCount(3);
    await expect(bell(page)).toHaveAttribute('aria-label', 'Notifications, 3 unread');

    await panel(page).getByRole('tab', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows(page)).toHaveCount(2);
    await panel(page).getByRole('button', { name: 'Archive all' }).press('Enter');
    await expect(panel(page).getByText('Nothing in your inbox')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Archive all' })).toBeFocused();
    await undo(toast(page, '2 notifications archived')).click();
    await expect(rows(page)).toHaveCount(2);

    const menu = rows(page)
      .first()
      .getByRole('button', { name: /^Actions for: / });
    await menu.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await bell(page).click();
    await expect(rows(page)).toHaveCount(2);
  },
);

test('older ones come by scrolling, each once (NOTE-01)', async ({ page }) => {
  const { tellMe } = await scene(page);
  for (let age = 0; age < 45; age += 1) await tellMe('inbox', age);
  await visit(page, '/about');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 45 unread');
  await bell(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(async () => {
      await rows(page).last().scrollIntoViewIfNeeded();
      return rows(page).count();
    })
    .toBe(45);
  const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-line')));
  expect(new Set(ids).size).toBe(45);
});

test('the page has what was archived, and a table of what one is told by which ways (NOTE-01, NOTE-03)', async ({
  page,
}) => {
  const { tellMe } = await scene(page);
  await tellMe();
  await visit(page, '/account/notifications');
  const main = page.getByRole('main');
  await expect(rows(page)).toHaveCount(1);
  await main.getByRole('button', { name: /^Actions for: / }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(main.getByText('You are all caught up')).toBeVisible();
  await main.getByRole('tab', { name: 'Archived' }).click();
  await expect(rows(page)).toHaveCount(1);
  await main.getByRole('button', { name: /^Actions for: / }).click();
  await page.getByRole('menuitem', { name: 'Move back to the list' }).click();
  await expect(main.getByText('Nothing archived')).toBeVisible();
  await main.getByRole('tab', { name: /^All/ }).click();
  await main.getByRole('button', { name: /^Actions for: / }).click();
  await page.getByRole('menuitem', { name: 'Do not tell me of this kind' }).click();
  const inProduct = main.getByRole('switch', { name: 'In the product: Somebody mentions you in the chat' });
  await expect(inProduct).not.toBeChecked();
  await undo(toast(page, 'You will not be told of this kind')).click();
  await expect(inProduct).toBeChecked();
  await main.getByRole('combobox', { name: 'Mail: Somebody mentions you in the chat' }).selectOption('weekly');
  const push = main.getByRole('switch', { name: 'Push: Somebody mentions you in the chat' });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('notifications.choose') && answer.request().postData()?.includes('push') === true,
  );
  await push.press('Space');
  await saved;
  await page.reload();
  await expect(main.getByRole('combobox', { name: 'Mail: Somebody mentions you in the chat' })).toHaveValue('weekly');
  await expect(push).not.toBeChecked();
});

test('in Arabic sentences and names keep their directions, and the panel is whole in the window (NOTE-01, I18N-02)', async ({
  page,
  baseURL,
}) => {
  const { tellMe } = await scene(page);
  await tellMe();
  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await visit(page, '/about');
  await bell(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('bdi.weight-600').first()).toBeVisible();
  await expect(rows(page)).toContainText('ذكرك');
  const box = await panel(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  if (isPhone()) expect(box?.width).toBe(width);
  expect(await audit(page)).toEqual([]);
});
