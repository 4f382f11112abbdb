import { expect, type Locator } from '@playwright/test';
import { builtFile } from '../support/built-files.ts';
import {
  act,
  becomePrivate,
  choose,
  converse,
  field,
  file,
  fileInput,
  holdClock,
  item,
  join,
  log,
  message,
  newest,
  openChat,
  openMenu,
  panel,
  pressChat,
  trySample,
  runUntil,
  say,
  status,
  test,
} from '../support/chatting.ts';
import { arriveAs, header, isPhone } from '../support/members.ts';

test('the header names the group, says who is there, and shows the members (CHAT-01) (PNL-02)', async ({ page }) => {
  await openChat(page);
  await expect(panel(page)).toHaveAccessibleName('Chat');
  await expect(panel(page).getByRole('heading', { name: 'Deal desk' })).toBeVisible();
  await expect(status(page)).toHaveText('5 members online');
  const members = panel(page).getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveText([
    /Sam Whitlock, online/,
    /Felix Brandt, online/,
    /Amara Okafor, online/,
    /Elise Moreau, online/,
    /and 4 more/,
  ]);
});

test('the menu of the group leads to its pages (CHAT-01)', async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole('button', { name: 'Group menu' }).click();
  const menu = page.getByRole('menu', { name: 'Group menu' });
  const linksOf = (group: string) =>
    menu
      .getByRole('group', { name: group })
      .getByRole('menuitem')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  await expect(menu).toBeVisible();
  expect(await linksOf('People')).toEqual([
    ['Invite Users', '/account/members/teams'],
    ['Find Members', '/account/members/import-members'],
    ['Meetings', '/account/members/import-members'],
    ['Group Settings', '/account/members/import-members'],
  ]);
  expect(await linksOf('Privacy')).toEqual([['Group Settings', '/account/security/privacy-settings']]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Group menu' })).toBeFocused();

  await panel(page).getByRole('button', { name: 'Group menu' }).click();
  await item(page, 'Invite Users').click();
  await expect(page).toHaveURL('/account/members/teams');
  await expect(panel(page)).toHaveCount(isPhone() ? 0 : 1);
});

/** Slid in: while the clock is held, it waits for it outside. */
const isInView = (part: Locator) =>
  part
    .evaluate((element) => element.getBoundingClientRect().right <= innerWidth, undefined, { timeout: 1000 })
    .catch(() => false);

test(
  'private mode has another title and a badge, and ends with the panel; an old timer does not undo a reopening (PNL-02) (PNL-03)',
  { tag: '@desktop' },
  async ({ page }) => {
    const reopen = async () => {
      await pressChat(page);
      // Only what is open by then outlives the old timer.
      await expect(header(page).getByRole('button', { name: /^Chat(,|$)/ })).toHaveAttribute('aria-expanded', 'true');
      await page.clock.runFor(1000);
    };
    await openChat(page);
    await becomePrivate(page);
    await expect(panel(page).getByText('Private', { exact: true })).toBeVisible();
    await holdClock(page);
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await page.clock.runFor(200);
    await reopen();
    await runUntil(page, () => isInView(panel(page).getByRole('button', { name: 'Close panel' })), 5000);
    await expect(panel(page)).toHaveAccessibleName('Team Chat');
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await page.clock.runFor(300);
    await expect(panel(page)).toHaveCount(0);
    await reopen();
    await runUntil(page, () => isInView(panel(page).getByRole('button', { name: 'Close panel' })), 5000);
    await expect(panel(page)).toHaveAccessibleName('Chat');
    await expect(panel(page).getByText('Private', { exact: true })).toHaveCount(0);
  },
);

for (const { answer, tag, online, said } of [
  {
    answer: 'Decline',
    tag: '@phone',
    online: '5 members online',
    said: 'The request of \u2068Tomasz Wilk\u2069 was declined.',
  },
  { answer: 'Accept', tag: '@desktop', online: '6 members online', said: '\u2068Tomasz Wilk\u2069 joined the group.' },
]) {
  test(`${answer} ends the request to join, and only Accept adds the member (CHAT-02)`, { tag }, async ({ page }) => {
    await openChat(page);
    await expect(join(page)).toContainText('\u2068Tomasz Wilk\u2069 wants to join');
    await join(page).getByRole('button', { name: answer }).click();
    await expect(join(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(status(page)).toHaveText(online);
    await expect(newest(page)).toBeFocused();
  });
}

test(
  'its code loads with the panel, and the sample never calls the server (CHAT-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    const code = builtFile('src/app/layouts/chat-slot.tsx');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await arriveAs(page, 'insider', '/about');
    expect(asked).not.toContain(code);
    await pressChat(page);
    await trySample(page);
    await expect(newest(page)).toBeInViewport();
    expect(asked).toContain(code);

    asked.length = 0;
    await join(page).getByRole('button', { name: 'Accept' }).click();
    await becomePrivate(page);
    await fileInput(page).setInputFiles(file('a.txt', 'text/plain', 5));
    const row = await converse(page, 'Nobody else hears this');
    await choose(page, row, 'Pin');
    await choose(page, row, 'Edit');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+Enter');
    await expect(row).toContainText('this!');
    await row.getByRole('button', { name: 'Edited' }).click();
    await page.keyboard.press('Escape');
    await choose(page, row, 'Delete');
    await expect(row).toHaveCount(0);
    // The bell of the header and the chat's count listen meanwhile.
    const ofBell = /^\/(?:trpc\/(?:notifications\.unread|chat\.heard|,)+|api\/chat\/stream)$/;
    expect(asked.filter((path) => !/^\/(?:assets|art|emoji|fonts)\//.test(path) && !ofBell.test(path))).toEqual([]);
  },
);

test(
  'closing the panel in the middle of everything leaves no errors behind (CHAT-06) (CHAT-11) (CHAT-13)',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const close = async () => {
      // Not by a press, which would first close what is open.
      await panel(page)
        .getByRole('button', { name: 'Close panel', includeHidden: true })
        .evaluate((button) => button instanceof HTMLElement && button.click());
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
      await page.clock.fastForward(5000);
      await pressChat(page);
      await expect(newest(page)).toBeInViewport();
    };
    await openChat(page);
    const row = message(page, 'asks to join us');
    await becomePrivate(page);
    await fileInput(page).setInputFiles(file('a.txt', 'text/plain', 5));
    await say(page, 'Closing now');
    await close();
    await row.getByRole('button', { name: /^🍰/ }).click();
    await openMenu(page, row);
    await close();
    await choose(page, row, 'Move Message');
    const move = page.getByRole('dialog', { name: 'Move Message' });
    await expect(move).toBeVisible();
    if (isPhone()) {
      // Closing a panel that covers the page is going back, and that closes a dialog above it first (NAV-11).
      await page.goBack();
      await expect(move).toHaveCount(0);
      await expect(panel(page)).toBeVisible();
    }
    await close();
    await act(page, row, 'Add reaction');
    await expect(page.getByRole('dialog', { name: 'Emoji' })).toBeVisible();
    await close();
    await field(page).pressSequentially('@e');
    await close();
    await choose(page, message(page, 'Closing now'), 'Edit');
    await close();
    await message(page, 'Fair. Then the first')
      .getByRole('button', { name: /^Go to/ })
      .click();
    await close();
    await act(page, row, 'Reply');
    await choose(page, message(page, 'Closing now'), 'Delete');
    await close();
    await expect(panel(page).getByRole('group', { name: 'Replying to \u2068Sam Whitlock\u2069' })).toBeVisible();
    await expect(field(page)).toHaveValue('@e');
    await expect(log(page).getByRole('textbox')).toHaveCount(0);
  },
);
