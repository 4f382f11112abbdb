import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { SAMPLE_REPLIES } from '../apps/web/src/features/chat/sample-chat-replies.ts';
import { audit } from './support/audit.ts';
import { act, becomePrivate, choose, converse, countObjectUrls, field, file, fileInput, holdClock, item, log, mark, message, newest, openChat, openMenu, panel, pressChat, reloadIn, runUntil, say, scrollUpTo, test } from './support/chatting.ts';
import { arriveAs, header, isPhone } from './support/members.ts';

const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true });
const status = (page: Page) => panel(page).getByText(/typing\.\.\.$|members? online$/);
const join = (page: Page) => panel(page).getByRole('region', { name: 'Request to join' });
const pixelsToEnd = (page: Page) => log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight));

test('the header names the group, says who is there, and shows the members (CHAT-01) (PNL-02)', async ({ page }) => {
  await openChat(page);
  await expect(panel(page)).toHaveAccessibleName('Chat');
  await expect(panel(page).getByRole('heading', { name: 'Deal desk' })).toBeVisible();
  await expect(status(page)).toHaveText('5 members online');
  const members = panel(page).getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveText([/Sam Whitlock, online/, /Felix Brandt, online/, /Amara Okafor, online/, /Elise Moreau, online/, /and 4 more/]);
});

test('the menu of the group leads to its pages (CHAT-01)', async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole('button', { name: 'Group menu' }).click();
  const menu = page.getByRole('menu', { name: 'Group menu' });
  const linksOf = (group: string) => menu.getByRole('group', { name: group }).getByRole('menuitem').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
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
const isInView = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right <= innerWidth, undefined, { timeout: 1000 }).catch(() => false);

test('private mode has another title and a badge, and ends with the panel; the old timer undoes no reopening (PNL-02) (PNL-03)', async ({ page }) => {
  await openChat(page);
  await becomePrivate(page);
  await expect(panel(page).getByText('Private', { exact: true })).toBeVisible();
  await holdClock(page);
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await page.clock.runFor(200);
  await pressChat(page);
  await page.clock.runFor(1000);
  await runUntil(page, () => isInView(panel(page).getByRole('button', { name: 'Close panel' })), 5000);
  await expect(panel(page)).toHaveAccessibleName('Team Chat');
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await page.clock.runFor(300);
  await expect(panel(page)).toHaveCount(0);
  await pressChat(page);
  await page.clock.runFor(1000);
  await runUntil(page, () => isInView(panel(page).getByRole('button', { name: 'Close panel' })), 5000);
  await expect(panel(page)).toHaveAccessibleName('Chat');
  await expect(panel(page).getByText('Private', { exact: true })).toHaveCount(0);
});

for (const { answer, online, said } of [
  { answer: 'Decline', online: '5 members online', said: 'The request of \u2068Tomasz Wilk\u2069 was declined.' },
  { answer: 'Accept', online: '6 members online', said: '\u2068Tomasz Wilk\u2069 joined the group.' },
]) {
  test(`${answer} ends the request to join, and only Accept adds the member (CHAT-02)`, async ({ page }) => {
    await openChat(page);
    await expect(join(page)).toContainText('\u2068Tomasz Wilk\u2069 wants to join');
    await join(page).getByRole('button', { name: answer }).click();
    await expect(join(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(status(page)).toHaveText(online);
    await expect(newest(page)).toBeFocused();
  });
}

test('each day has its heading: today, yesterday, or the full date in the current language (CHAT-03)', { tag: '@desktop' }, async ({ page }) => {
  const headings = () => log(page).getByRole('heading', { level: 4 });
  await openChat(page);
  await scrollUpTo(page, 'All forty jobs ran last night');
  await expect(headings().filter({ hasText: /^Today$/ })).toBeVisible();
  await scrollUpTo(page, 'The list of renewals until the end of the year');
  await expect(headings().filter({ hasText: /^Yesterday$/ })).toBeVisible();
  await scrollUpTo(page, 'Good morning! Three things');
  await expect(headings().first()).toHaveText('Sunday, March 8, 2026');

  await reloadIn(page, 'de');
  await pressChat(page);
  await scrollUpTo(page, 'Good morning! Three things');
  await expect(headings().first()).toHaveText('Sonntag, 8. März 2026');
});

test('a message says who wrote it and when, whether others have read it, and breaks its lines (CHAT-04)', async ({ page }) => {
  await openChat(page);
  const own = await scrollUpTo(page, 'I will have words for the empty state');
  await expect(own).toHaveAccessibleName(/^You, 11:20\sAM$/);
  await expect(own.locator('time')).toHaveAttribute('datetime', /^2026-03-10T11:20:/);
  await expect(mark(own, 'Read')).toBeAttached();
  const other = await scrollUpTo(page, 'one Ebbline licence');
  await expect(other).toHaveAccessibleName(/^Sam Whitlock, 10:05\sAM$/);
  await expect(other.locator('img[src="/art/avatars/03.svg"]')).toBeVisible();
  await expect(mark(other, 'Read')).toHaveCount(0);
  await expect(other.locator('p br')).toHaveCount(1);
  await expect(other.locator('p')).not.toContainText('<br>');
});

test('each message runs in its own direction, whatever the page does (CHAT-04)', { tag: '@desktop' }, async ({ page }) => {
  const directionOf = (row: Locator) => row.locator('p').evaluate((text) => getComputedStyle(text).direction);
  await openChat(page);
  expect(await directionOf(await converse(page, 'مرحبا، هل يعمل Ebbline؟'))).toBe('rtl');
  expect(await directionOf(message(page, 'asks to join us'))).toBe('ltr');

  await reloadIn(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await header(page).getByRole('button', { name: 'المحادثة', exact: true }).click();
  const rows = page.getByRole('log').getByRole('article');
  expect(await directionOf(rows.filter({ hasText: 'asks to join us' }))).toBe('ltr');
  await expect(rows.filter({ hasText: 'asks to join us' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('naughty strings and HTML of any kind are text, and nothing of them runs (CHAT-04)', { tag: '@desktop' }, async ({ page }) => {
  const naughty = JSON.parse(readFileSync(new URL('../packages/api/src/testing/blns.json', import.meta.url), 'utf8')) as string[];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openChat(page);
  for (const html of ['<script>globalThis.ran = 1</script>', '<img src=x onerror="globalThis.ran = 1">', '<b onmouseover="globalThis.ran = 1">bold</b> &amp;', '[x](javascript:globalThis.ran=1)', 'javascript:globalThis.ran=2']) {
    const text = (await converse(page, html)).locator('p');
    await expect(text).toHaveText(html, { useInnerText: true });
    await expect(text.locator('*')).toHaveCount(0);
  }

  await field(page).fill(naughty.join('\n'));
  const written = (await field(page).inputValue()).trim();
  await field(page).press('Enter');
  const row = message(page, 'undefined');
  await row.getByRole('button', { name: 'Read more' }).click();
  await expect(row.getByRole('button', { name: 'Show less' })).toBeVisible();
  expect(await row.locator('p').evaluate((text) => text.textContent)).toBe(written.replaceAll(/<br\s*\/?>|\n/gi, ''));
  const inside = await row.locator('p *').evaluateAll((elements) => elements.map((element) => (element instanceof HTMLAnchorElement ? element.protocol : element.localName)));
  expect([...new Set(inside)].toSorted()).toEqual(['br', 'http:']);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(dialogs).toEqual([]);
});

test('Enter sends, Shift+Enter breaks the line, and nothing is sent of nothing (CHAT-05)', async ({ page }) => {
  await openChat(page);
  await expect(send(page)).toBeDisabled();
  await field(page).fill('  \n ');
  await expect(send(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(newest(page)).toContainText('asks to join us');

  await field(page).fill('One line');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('and another ');
  await expect(field(page)).toHaveValue('One line\nand another ');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(message(page, 'One line').locator('p')).toHaveText('One line\nand another', { useInnerText: true });
  await expect(message(page, 'One line')).toHaveAccessibleName(/^You, /);

  await field(page).fill('By the button');
  await send(page).click();
  await expect(message(page, 'By the button')).toBeInViewport();
  await expect(send(page)).toBeDisabled();
});

test('the Enter that ends a composition sends nothing (CHAT-05)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const browser = await page.context().newCDPSession(page);
  await field(page).focus();
  await browser.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await expect(field(page)).toHaveValue('ni hao');
  await page.keyboard.press('Enter');
  await browser.send('Input.insertText', { text: '你好' });
  await expect(field(page)).toHaveValue(/你好/);
  await expect(newest(page)).toContainText('asks to join us');
  await field(page).fill('你好');
  await page.keyboard.press('Enter');
  await expect(message(page, '你好')).toBeInViewport();
});

test('what is written waits while the panel is closed (CHAT-05)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await field(page).fill('Half a thou');
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await expect(panel(page)).toHaveCount(0);
  await pressChat(page);
  await expect(field(page)).toHaveValue('Half a thou');
  await field(page).pressSequentially('ght');
  await expect(field(page)).toHaveValue('Half a thought');
});

test('somebody types for 1.5 to 3.5 s, and half a second later a canned reply is there (CHAT-06)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  await say(page, 'Shall we?');
  await page.clock.runFor(1450);
  await expect(status(page)).toHaveText(/^.+ is typing\.\.\.$/);
  const name = (await status(page).textContent())?.replace(' is typing...', '').replaceAll(/[\u2068\u2069]/g, '') ?? '';
  await runUntil(page, async () => (await status(page).textContent()) === '5 members online', 2050);
  await page.clock.runFor(400);
  await expect(newest(page)).toContainText('Shall we?');
  await expect(mark(newest(page), 'Sent')).toBeAttached();
  await page.clock.runFor(150);
  await expect(newest(page)).toHaveAccessibleName(new RegExp(`^${name}, `));
  expect(SAMPLE_REPLIES).toContain(await newest(page).locator('p').textContent());
  await expect(mark(message(page, 'Shall we?'), 'Read')).toBeAttached();
  await expect(panel(page).getByRole('status').filter({ hasText: `${name}: ` })).toBeAttached();
});

test('two messages are answered by two, each of whom types (CHAT-06)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  await say(page, 'First');
  await page.clock.runFor(500);
  await say(page, 'Second');
  await expect(status(page)).toHaveText(/^.+ and 1 other are typing\.\.\.$/);
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText('5 members online');
  const authors = await log(page).getByRole('article').evaluateAll((rows) => rows.slice(-2).map((row) => row.getAttribute('aria-label')?.split(',')[0]));
  expect(new Set(authors).size).toBe(2);
  expect(authors).not.toContain('You');
});

test('the timers die with the panel: nobody answers who was typing when it closed (CHAT-06)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  await say(page, 'Is anybody there?');
  await page.clock.runFor(1000);
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await page.clock.runFor(10_000);
  await expect(panel(page)).toHaveCount(0);
  await pressChat(page);
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText('5 members online');
  await expect(newest(page)).toContainText('Is anybody there?');
});

test('pin, flag and ghost are three switches of their own; what is ghosted is faded (CHAT-07)', async ({ page }) => {
  await openChat(page);
  const row = message(page, 'Six of ten in the inbox');
  const marks = async () => (await Promise.all(['Pinned', 'Flagged', 'Ghosted'].map((name) => mark(row, name).count()))).join('');
  const opacity = () => row.locator('span:has(> [data-initials], > * img)').first().evaluate((avatar) => getComputedStyle(avatar).opacity);
  expect(await marks()).toBe('000');
  for (const [action, shown] of [['Pin', '100'], ['Ghost', '101'], ['Flag', '111'], ['Unpin', '011'], ['Pin', '111'], ['Unflag', '101'], ['Unghost', '100']] as const) {
    await choose(page, row, action);
    await expect.poll(marks).toBe(shown);
    await expect.poll(opacity).toBe(shown.endsWith('1') ? '0.45' : '1');
  }
});

test('the menu offers to edit and delete own messages only (CHAT-08)', async ({ page }) => {
  await openChat(page);
  const common = ['Add reaction', 'Reply', 'Copy text', 'Pin', 'Flag', 'Ghost', 'Move Message'];
  await openMenu(page, message(page, 'asks to join us'));
  await expect(page.getByRole('menuitem')).toHaveText(common);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await openMenu(page, await converse(page, 'One of my own'));
  await expect(page.getByRole('menuitem')).toHaveText([...common, 'Edit', 'Delete']);
});

test('an edit is saved by Ctrl+Enter or ⌘+Enter, left by Esc, and only if it changes something (CHAT-08)', async ({ page }) => {
  await openChat(page);
  await converse(page, 'Plan A');
  const row = message(page, /Plan [ABC]/);
  const editor = log(page).getByRole('textbox', { name: 'Edit message' });
  const save = log(page).getByRole('button', { name: 'Save' });
  await choose(page, row, 'Edit');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue('Plan A');
  await expect(save).toBeDisabled();
  await expect(log(page).getByText('6 characters')).toBeVisible();
  for (const text of ['', '   ', 'Plan A ', 'Plan A']) {
    await editor.fill(text);
    await expect(save).toBeDisabled();
    await editor.press('Control+Enter');
    await expect(editor).toBeVisible();
  }
  await editor.fill('Plan X');
  await editor.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(row).toContainText('Plan A');
  await expect(row).not.toContainText('Edited');

  for (const [keys, text] of [['Control+Enter', 'Plan B'], ['Meta+Enter', 'Plan C']] as const) {
    await choose(page, row, 'Edit');
    await editor.fill(text);
    await editor.press(keys);
    await expect(editor).toHaveCount(0);
    await expect(row).toContainText(text);
    await expect(row.getByRole('button', { name: 'Edited' })).toBeVisible();
  }
});

test('an edit that grows over 2,000 characters is warned of, and can be saved (CHAT-08)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await choose(page, await converse(page, 'Few words'), 'Edit');
  const editor = log(page).getByRole('textbox', { name: 'Edit message' });
  const warning = log(page).getByText('Warning: Long messages may be truncated');
  await editor.fill('x'.repeat(2000));
  await expect(log(page).getByText('2000 characters').or(log(page).getByText('2,000 characters'))).toBeVisible();
  await expect(warning).toHaveCount(0);
  await editor.press('End');
  await editor.pressSequentially('y');
  await expect(warning).toBeVisible();
  await log(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await expect(message(page, 'xxxx').getByRole('button', { name: 'Read more' })).toBeVisible();
});

test('↑ in an empty field edits the own last message, and the focus comes back (CHAT-08)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await field(page).focus();
  await page.keyboard.press('ArrowUp');
  const editor = log(page).getByRole('textbox', { name: 'Edit message' });
  await expect(editor).toHaveValue('Agreed. I will have words for the empty state by tomorrow.');
  await expect(editor).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('what was deleted comes back by Undo, to its place (CHAT-08)', async ({ page }) => {
  await openChat(page);
  const row = await scrollUpTo(page, 'I will have words for the empty state');
  await choose(page, row, 'Delete');
  await expect(row).toHaveCount(0);
  await page.getByRole('status').filter({ hasText: 'Message deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(newest(page)).toContainText('asks to join us');
});

test('the history shows what a message said before, newest first, with who changed it and when (CHAT-09)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const dialog = page.getByRole('dialog', { name: 'Edit history' });
  const versions = dialog.getByRole('list').getByRole('listitem');
  await converse(page, 'Plan A');
  const row = message(page, /Plan [ABC]/);
  for (const text of ['Plan B', 'Plan C']) {
    await choose(page, row, 'Edit');
    await log(page).getByRole('textbox', { name: 'Edit message' }).fill(text);
    await page.keyboard.press('Control+Enter');
    await expect(row).toContainText(text);
  }
  await row.getByRole('button', { name: 'Edited' }).click();
  await expect(dialog).toContainText('Plan C');
  await expect(versions).toHaveText([/^Plan BChanged by .+, Mar 10, 2026, 12:0\d\sPM$/, /^Plan AChanged by .+, Mar 10, 2026, 12:0\d\sPM$/]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(panel(page)).toBeVisible();

  const others = await scrollUpTo(page, 'The mail plan: $228 a year');
  await choose(page, others, 'Edit history');
  await expect(versions).toHaveText([/\$149, once\.Changed by \u2068Amara Okafor\u2069/, /4,100 addresses\.Changed by \u2068Amara Okafor\u2069/]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a reaction is added and taken back, counts, and is gone at 0 (CHAT-10)', async ({ page }) => {
  await openChat(page);
  const row = message(page, 'asks to join us');
  const cake = row.getByRole('button', { name: /^🍰/ });
  const rocket = row.getByRole('button', { name: /^🚀/ });
  await expect(cake).toHaveAccessibleName('🍰, 3 reactions');
  await cake.click();
  await expect(cake).toHaveAccessibleName('🍰, 4 reactions');
  await expect(cake).toHaveAttribute('aria-pressed', 'true');
  await cake.click();
  await expect(cake).toHaveAccessibleName('🍰, 3 reactions');
  await expect(cake).toHaveAttribute('aria-pressed', 'false');

  await act(page, row, 'Add reaction');
  const picker = page.getByRole('dialog', { name: 'Emoji' });
  await picker.getByRole('searchbox').fill('rocket');
  await expect(picker.getByRole('gridcell', { name: /rocket/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(rocket).toHaveAccessibleName('🚀, 1 reaction');
  await rocket.click();
  await expect(rocket).toHaveCount(0);
  await expect(cake).toBeVisible();
});

// Fingers do not hover.
test('who reacted is shown while the pointer rests there (CHAT-10)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  const card = page.getByRole('group', { name: 'Reacted with 🍰' });
  await message(page, 'asks to join us').getByRole('button', { name: /^🍰/ }).hover();
  await page.clock.runFor(290);
  await expect(card).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(card.locator('span[dir="auto"]')).toHaveText(['Marisol Quint', 'Elise Moreau', 'Amara Okafor']);
});

test('emoji are found and picked without a network, and their data comes with the picker, from this site (CHAT-10)', async ({ page, context, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openChat(page);
  expect(asked.filter((url) => /emoji/i.test(url))).toEqual([]);
  const open = panel(page).getByRole('button', { name: 'Insert emoji' });
  const picker = page.getByRole('dialog', { name: 'Emoji' });
  await field(page).fill('Well  done');
  await field(page).press('Home');
  for (let step = 0; step < 5; step += 1) await field(page).press('ArrowRight');
  await open.click();
  await expect(picker.getByRole('gridcell').first()).toBeVisible();
  expect(asked.some((url) => /\/emoji\/en\.json/.test(url))).toBe(true);
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(baseURL ?? ''))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);

  await context.setOffline(true);
  await open.click();
  await picker.getByRole('searchbox').fill('party popper');
  await expect(picker.getByRole('gridcell', { name: /party popper/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Well 🎉 done');
  await expect(field(page)).toBeFocused();
});

test('a reply shows what it answers, can be called off, and links back for 2 s of light (CHAT-11)', async ({ page }) => {
  await openChat(page);
  const bar = panel(page).getByRole('group', { name: 'Replying to \u2068Sam Whitlock\u2069' });
  const original = await scrollUpTo(page, 'Good morning! Three things');
  await act(page, original, 'Reply');
  await expect(bar).toContainText('Good morning! Three things');
  await expect(field(page)).toBeFocused();
  await bar.getByRole('button', { name: 'Cancel reply' }).click();
  await expect(bar).toHaveCount(0);
  await act(page, original, 'Reply');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(panel(page)).toBeVisible();

  await act(page, original, 'Reply');
  const reply = await converse(page, 'And the subtitles second');
  await expect(bar).toHaveCount(0);
  await expect(reply).toBeInViewport();
  await expect(original).not.toBeInViewport();
  await holdClock(page);
  await reply.getByRole('button', { name: 'Go to the message of Sam Whitlock' }).click();
  await page.clock.runFor(1900);
  const first = log(page).getByRole('article', { name: 'Sam Whitlock, 9:02 AM' });
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('data-highlighted', 'true');
  await page.clock.runFor(150);
  await expect(first).not.toHaveAttribute('data-highlighted');
});

test('a reply to a message that is deleted says so, before it is sent and after (CHAT-11)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const original = await converse(page, 'Soon to be gone');
  await act(page, original, 'Reply');
  await converse(page, 'The answer');
  await act(page, original, 'Reply');
  await field(page).fill('Another answer');
  await choose(page, original, 'Delete');
  const gone = 'Original message was deleted';
  await expect(panel(page).getByRole('group', { name: 'Replying to a deleted message' })).toContainText(gone);
  await expect(message(page, 'The answer')).toContainText(gone);
  await field(page).press('Enter');
  await expect(message(page, 'Another answer')).toContainText(gone);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message(page, 'Another answer')).not.toContainText(gone);
});

test('a message is moved to exactly one of ten tools, and that is only logged (CHAT-12)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'info' && logged.push(line.text()));
  await openChat(page);
  const row = message(page, 'asks to join us');
  const dialog = page.getByRole('dialog', { name: 'Move Message' });
  const submit = dialog.getByRole('button', { name: 'Move Message' });
  await choose(page, row, 'Move Message');
  expect(await dialog.getByRole('radio').evaluateAll((tools) => tools.map((tool) => tool.getAttribute('value')))).toEqual(['Slack', 'Discord', 'Microsoft Teams', 'Notion', 'Trello', 'Asana', 'Linear', 'GitHub', 'Jira', 'Confluence']);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(submit).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Slack' }).check();
  await dialog.getByText('GitHub').click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('GitHub');
  await submit.click();
  await expect(dialog).toHaveCount(0);
  expect(logged.filter((text) => text.startsWith('Move Message'))).toEqual([expect.stringContaining('GitHub')]);
  await expect(row).toBeVisible();
});

test('files are attached in private mode only, seen before and after they are sent, and their addresses are freed (CHAT-13)', async ({ page }) => {
  const objectUrls = await countObjectUrls(page);
  await openChat(page);
  const attach = panel(page).getByRole('button', { name: 'Attach files' });
  const attached = panel(page).getByRole('list', { name: 'Attached files' });
  await expect(attach).toHaveCount(0);
  await becomePrivate(page);
  await expect(attach).toBeVisible();
  await expect(fileInput(page)).toHaveJSProperty('multiple', true);
  await expect(fileInput(page)).toHaveAttribute('accept', 'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.zip,.rar,.figma,.psd,.ai');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), attach.click()]);
  await chooser.setFiles([
    { name: 'dot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="8"/></svg>') },
    file('notes.txt', 'text/plain', 500),
    file('layout.figma', '', 1536),
    file('film.mp4', 'video/mp4', 2 * 1024 * 1024),
  ]);
  await expect(attached.getByRole('listitem')).toHaveText(['dot.svg82\u00a0B', 'notes.txt500\u00a0B', 'layout.figma1.5\u00a0KB', 'film.mp42\u00a0MB']);
  await expect(attached.locator('img')).toHaveCount(1);
  expect(await objectUrls()).toBe(4);
  await attached.getByRole('button', { name: 'Remove layout.figma' }).click();
  await expect(attached.getByRole('listitem')).toHaveCount(3);
  expect(await objectUrls()).toBe(3);

  await send(page).click();
  await page.clock.runFor(5000);
  await expect(attached).toHaveCount(0);
  const row = log(page).getByRole('article').filter({ has: page.getByRole('link', { name: 'notes.txt 500 B' }) });
  await expect(row.getByRole('img', { name: 'Open dot.svg, 82 B' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'film.mp4 2 MB' })).toHaveAttribute('download', 'film.mp4');
  expect(await objectUrls()).toBe(3);
  await choose(page, row, 'Delete');
  await page.clock.fastForward(61_000);
  await converse(page, 'Later');
  expect(await objectUrls()).toBe(0);
});

test('files that were chosen in private do not leave it, and come back with the panel (CHAT-13)', { tag: '@desktop' }, async ({ page }) => {
  const objectUrls = await countObjectUrls(page);
  await openChat(page);
  await becomePrivate(page);
  await fileInput(page).setInputFiles(file('plan.pdf', 'application/pdf', 10));
  await panel(page).getByRole('button', { name: 'Private mode' }).click();
  await expect(panel(page).getByText('Files can be sent in private mode only.')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await expect(panel(page)).toHaveCount(0);
  await pressChat(page);
  await panel(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(field(page)).toBeFocused();
  expect(await objectUrls()).toBe(0);
});

test('empty files, files of other types and more than twenty are refused in clear words, and the others taken (CHAT-13)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await becomePrivate(page);
  const attached = panel(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  const notice = panel(page).getByRole('status').filter({ hasText: 'attached' });
  await fileInput(page).setInputFiles([file('void.txt', 'text/plain', 0), file('setup.exe', 'application/x-msdownload', 10), file('good.txt', 'text/plain', 10)]);
  await expect(attached).toHaveCount(1);
  await expect(notice).toContainText('void.txt was not attached: the file is empty.');
  await expect(notice).toContainText('setup.exe was not attached: files of this type are not accepted.');
  await expect(notice).toContainText('Accepted are pictures, videos, PDF');
  await panel(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);

  await fileInput(page).setInputFiles(Array.from({ length: 50 }, (_, n) => file(`page-${n + 1}.txt`, 'text/plain', 10)));
  await expect(attached).toHaveCount(20);
  await expect(notice).toContainText('31 files were not attached: a message holds at most 20 files.');
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await send(page).click();
  await expect(log(page).getByRole('link', { name: /page-19\.txt/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('files can be dropped and pasted, in private mode only (CHAT-13)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const give = async (event: 'drop' | 'paste', name: string, type: string) => {
    const data = await page.evaluateHandle(
      (about) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], about.name, { type: about.type }));
        return transfer;
      },
      { name, type },
    );
    if (event === 'drop') await log(page).dispatchEvent('drop', { dataTransfer: data });
    else await field(page).evaluate((target, clipboardData) => target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })), data);
  };
  const attached = panel(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await give('drop', 'a.png', 'image/png');
  await expect(panel(page).getByRole('status').filter({ hasText: 'Files can be attached in private mode only.' })).toBeVisible();
  await expect(attached).toHaveCount(0);
  await becomePrivate(page);
  await give('drop', 'a.txt', 'text/plain');
  await give('paste', 'b.txt', 'text/plain');
  await give('drop', 'c.exe', '');
  await expect(attached).toHaveText([/^a\.txt/, /^b\.txt/]);
  await expect(panel(page).getByRole('status').filter({ hasText: 'c.exe was not attached' })).toBeVisible();
});

test('@ suggests people by name or username 150 ms later; the keys choose (CHAT-14)', async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  const list = panel(page).getByRole('listbox', { name: 'People' });
  const options = list.getByRole('option');
  const chosen = list.getByRole('option', { selected: true });
  await field(page).pressSequentially('@');
  await page.clock.runFor(140);
  await expect(list).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(options).toHaveCount(7);
  await field(page).pressSequentially('EL');
  await page.clock.runFor(160);
  await expect(options).toHaveText([/Elise Moreau.*@elise/, /Felix Brandt.*@felix/]);
  await expect(field(page)).toHaveRole('combobox');
  await expect(chosen).toHaveText(/@elise/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/@felix/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/@elise/);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(/@felix/);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(field(page)).toHaveValue('@EL');

  await field(page).fill('');
  await field(page).pressSequentially('@felix b');
  await page.clock.runFor(160);
  await expect(options).toHaveText([/Felix Brandt/]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('@felix ');
  await field(page).pressSequentially('and @ama');
  await page.clock.runFor(160);
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('@felix and @amara ');
  await expect(field(page)).toBeFocused();
});

test('# suggests posts by title, and what was chosen is kept: people with a card, posts with a card and a link (CHAT-14)', async ({ page }) => {
  await openChat(page);
  await field(page).pressSequentially('@noor see #BREAD');
  const list = panel(page).getByRole('listbox', { name: 'Posts' });
  await expect(list.getByRole('option')).toHaveText([/Bread archive.*by \u2068Luca Ferraro\u2069/]);
  await list.getByRole('option').click();
  await expect(field(page)).toHaveValue('@noor see #Bread archive ');
  await field(page).press('Home');
  for (let step = 0; step < 5; step += 1) await field(page).press('ArrowRight');
  await panel(page).getByRole('listbox', { name: 'People' }).getByRole('option').first().click();
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  const row = message(page, 'see #Bread archive');
  const person = row.getByRole('button', { name: '@noor' });
  const post = row.getByRole('link', { name: '#Bread archive' });
  await expect(post).toHaveAttribute('href', '/project/bread-archive');

  await person.click();
  await expect(page.getByRole('dialog', { name: 'About نور الهادي' })).toContainText('Writes documentation people finish');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'About نور الهادي' })).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await post.click();
  await expect(page).toHaveURL('/project/bread-archive');
  await expect(panel(page)).toHaveCount(isPhone() ? 0 : 1);
});

// Fingers do not hover.
test('the card of a person or a post opens after 300 ms and closes after 100 (CHAT-14)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  for (const [text, tagged, about] of [
    ['asks to join us', '#Print shop orders', 'About Print shop orders'],
    ['All forty jobs ran last night', '@lijun', 'About 李俊'],
  ] as const) {
    const card = page.getByRole('group', { name: about });
    await (await scrollUpTo(page, text)).getByText(tagged).hover();
    await page.clock.runFor(290);
    await expect(card).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(card).toBeVisible();
    // Where no card reaches: one that the pointer rests on stays.
    await panel(page).getByRole('heading', { name: 'Deal desk' }).hover();
    await page.clock.runFor(90);
    await expect(card).toBeVisible();
    await page.clock.runFor(20);
    await expect(card).toHaveCount(0);
  }
});

test('more than 300 characters are cut between sentences or words, and never in a tag (CHAT-15)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const long = await scrollUpTo(page, 'I sat down with both for an evening');
  const text = () => long.locator('p').innerText();
  expect(await text()).toMatch(/[.?!]\s…$/);
  expect((await text()).length).toBeLessThanOrEqual(302);
  await expect(long).not.toContainText('It is always the recipe.');
  await long.getByRole('button', { name: 'Read more' }).click();
  await expect(long).toContainText('It is always the recipe.');
  await long.getByRole('button', { name: 'Show less' }).click();
  await expect(long).not.toContainText('It is always the recipe.');

  // The tag lies across the 300th character.
  await field(page).fill(`${'word '.repeat(58)}#Evening course`);
  await field(page).press('End');
  await panel(page).getByRole('listbox', { name: 'Posts' }).getByRole('option').first().click();
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  const tagged = message(page, 'word word');
  await expect(tagged.getByRole('link', { name: '#Evening course platform' })).toHaveCount(0);
  await expect(tagged.locator('p')).toHaveText(/word\s…$/);
  await tagged.getByRole('button', { name: 'Read more' }).click();
  await expect(tagged.getByRole('link', { name: '#Evening course platform' })).toBeVisible();
});

// A phone has no Ctrl+V.
test('a paste of 100,000 characters is taken, warned of, sent, and cut (CHAT-15) (CHAT-05)', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await page.evaluate(() => navigator.clipboard.writeText('Ten chars '.repeat(10_000)));
  await field(page).focus();
  await page.keyboard.press('Control+V');
  await expect(panel(page).getByText('100,000 characters')).toBeVisible();
  await expect(panel(page).getByText('Warning: Long messages may be truncated')).toBeVisible();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const row = message(page, 'Ten chars');
  await expect(row.getByRole('button', { name: 'Read more' })).toBeInViewport();
  expect((await row.locator('p').innerText()).length).toBeLessThanOrEqual(302);
  await row.getByRole('button', { name: 'Read more' }).click();
  await expect.poll(async () => (await row.locator('p').innerText()).length).toBe(99_999);
  await row.getByRole('button', { name: 'Show less' }).click();
  await expect(row).toBeInViewport();
});

test('it opens at the newest; whoever scrolled up stays there, and is offered the way down (CHAT-16)', async ({ page }) => {
  await openChat(page);
  const jump = panel(page).getByRole('button', { name: /^Jump to newest/ });
  await expect.poll(() => pixelsToEnd(page)).toBeLessThanOrEqual(1);
  await expect(jump).toHaveCount(0);
  expect(await log(page).getByRole('article').count()).toBeLessThan(40);

  await say(page, 'What do you all think?');
  await expect(newest(page)).toBeInViewport();
  const read = await scrollUpTo(page, 'Lovely and short.');
  const top = () => read.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  await expect(jump).toBeVisible();
  const before = await top();
  await page.clock.runFor(5000);
  await expect(jump).toHaveText('Jump to newest (1 new)');
  expect(await top()).toBe(before);
  await jump.click();
  await expect(newest(page)).toBeInViewport();
  await expect(newest(page)).toBeFocused();
  await expect.poll(() => pixelsToEnd(page)).toBeLessThanOrEqual(1);
  await expect(jump).toHaveCount(0);
});

test('a reader at the end follows what comes, also while the field grows (CHAT-16)', async ({ page }) => {
  await openChat(page);
  await field(page).fill('1\n2\n3\n4\n5\n6');
  await expect.poll(() => pixelsToEnd(page)).toBeLessThanOrEqual(1);
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  await expect.poll(() => pixelsToEnd(page)).toBeLessThanOrEqual(1);
  await expect(newest(page)).toBeInViewport();
  await expect(newest(page)).not.toHaveAccessibleName(/^You, /);
});

// A mouse has the toolbar.
test('a finger that rests on a message opens its menu (CHAT-07)', { tag: '@phone' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  const browser = await page.context().newCDPSession(page);
  const box = await message(page, 'Six of ten in the inbox').locator('p').boundingBox();
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 10 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(450);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.clock.runFor(100);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.runFor(500);
  await expect(page.getByRole('menu', { name: 'Actions for the message of Elise Moreau' })).toBeVisible();
  await item(page, 'Flag').tap();
  await page.clock.runFor(500);
  await expect(mark(message(page, 'Six of ten in the inbox'), 'Flagged')).toBeAttached();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

// A phone has no keyboard.
test('the keyboard alone reaches every message and all that can be done with it (CHAT-16) (CHAT-07)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const focused = page.locator('article:focus');
  await field(page).focus();
  for (let step = 0; step < 8 && (await focused.count()) === 0; step += 1) await page.keyboard.press('Shift+Tab');
  await expect(newest(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(focused).toContainText('Six of ten in the inbox');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Good morning! Three things');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('End');
  await expect(newest(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Add reaction')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Pin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(newest(page)).toBeFocused();
  await expect(mark(newest(page), 'Pinned')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(newest(page).locator(':focus')).toBeVisible();
});

test('the log has a name and is silent; new messages are announced beside it (CHAT-16)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await expect(log(page)).toHaveAccessibleName('Messages in Deal desk');
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await converse(page, 'Listen');
  const said = await newest(page).locator('p').innerText();
  await expect(panel(page).getByRole('status').filter({ hasText: said })).toBeAttached();
});

test('its code comes with the panel, and it never calls the server (CHAT-06)', { tag: '@desktop' }, async ({ page }) => {
  const manifest = JSON.parse(readFileSync(new URL('../apps/web/dist/client/.vite/manifest.json', import.meta.url), 'utf8')) as Record<string, { file: string }>;
  const code = `/${manifest['src/app/layouts/chat-slot.tsx']?.file}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await arriveAs(page, 'insider', '/about');
  expect(asked).not.toContain(code);
  await pressChat(page);
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
  expect(asked.filter((path) => !/^\/(?:assets|art|emoji|fonts)\//.test(path))).toEqual([]);
});

test('closing the panel in the middle of everything leaves nothing behind that complains (CHAT-06) (CHAT-11) (CHAT-13)', async ({ page }) => {
  test.slow();
  const close = async () => {
    // Not by a press, which would first close what is open.
    await panel(page).getByRole('button', { name: 'Close panel', includeHidden: true }).evaluate((button) => button instanceof HTMLElement && button.click());
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
    // Where the panel covers the page, closing it is going back, and that takes a dialog above it first (NAV-11).
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
  await message(page, 'Fair. Then the first').getByRole('button', { name: /^Go to/ }).click();
  await close();
  await act(page, row, 'Reply');
  await choose(page, message(page, 'Closing now'), 'Delete');
  await close();
  await expect(panel(page).getByRole('group', { name: 'Replying to \u2068Sam Whitlock\u2069' })).toBeVisible();
  await expect(field(page)).toHaveValue('@e');
  await expect(log(page).getByRole('textbox')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  // Colours do not depend on the width: both schemes and both widths are seen, not all four.
  const tag = colorScheme === 'light' ? '@desktop' : '@phone';
  const open = async (page: Page) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openChat(page);
  };

  test(`axe finds nothing in the panel and what a message opens, ${colorScheme} (CHAT-01) (CHAT-07) (CHAT-09) (CHAT-10) (CHAT-12)`, { tag }, async ({ page }) => {
    await open(page);
    const row = message(page, 'asks to join us');
    const leave = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu').or(page.getByRole('dialog', { name: /Emoji|Move/ }))).toHaveCount(0);
    };
    expect(await audit(page)).toEqual([]);
    await openMenu(page, row);
    expect(await audit(page)).toEqual([]);
    await leave();
    await act(page, row, 'Add reaction');
    await expect(page.getByRole('dialog', { name: 'Emoji' }).getByRole('gridcell').first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await leave();
    await choose(page, row, 'Move Message');
    expect(await audit(page)).toEqual([]);
    await leave();
    for (const flag of ['Pin', 'Flag', 'Ghost']) await choose(page, row, flag);
    await (await scrollUpTo(page, 'The mail plan: $228 a year')).getByRole('button', { name: 'Edited' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit history' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test(`axe finds nothing in what one writes with, ${colorScheme} (CHAT-05) (CHAT-08) (CHAT-11) (CHAT-13) (CHAT-14)`, { tag }, async ({ page }) => {
    await open(page);
    await field(page).fill('@');
    await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible();
    // No role that a text of several lines may have can be expanded; while it suggests, it has that of a combobox.
    expect(await audit(page, { without: 'aria-allowed-role' })).toEqual([]);
    await becomePrivate(page);
    await act(page, message(page, 'asks to join us'), 'Reply');
    await fileInput(page).setInputFiles([file('a.txt', 'text/plain', 5), file('b.exe', '', 5)]);
    await field(page).fill('x'.repeat(2001));
    await expect(panel(page).getByText('Warning: Long messages may be truncated')).toBeVisible();
    await choose(page, await scrollUpTo(page, 'I will have words for the empty state'), 'Edit');
    await expect(log(page).getByRole('textbox')).toBeFocused();
    expect(await audit(page)).toEqual([]);
  });
}

// A phone is not enlarged so.
test('at 200 % zoom several messages are in sight at once, in any direction of writing (CHAT-16)', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openChat(page);
  const inSight = () =>
    page.getByRole('log').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll('article')].filter((row) => row.getBoundingClientRect().top >= top - 1 && row.getBoundingClientRect().bottom <= bottom + 1).length;
    });
  await expect(join(page)).toBeVisible();
  await expect.poll(inSight).toBeGreaterThan(1);
  expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(225);
  // So wide it covers the page, and what covers the page is there again after a reload.
  await reloadIn(page, 'ar');
  await expect(page.getByRole('dialog', { name: 'المحادثة' })).toBeVisible();
  await expect.poll(inSight).toBeGreaterThan(1);
});

// A phone is not enlarged so.
test('at 400 % zoom the conversation keeps some lines, and what is around it scrolls (CHAT-16)', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await openChat(page).catch(() => undefined);
  await field(page).scrollIntoViewIfNeeded();
  expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(150);
  await expect(field(page)).toBeInViewport();
});

// A finger has one button, beside the message.
test('the tools of a message that the pointer is on cover no message, their own or another (CHAT-07)', { tag: '@desktop' }, async ({ page }) => {
  for (const language of ['en', 'ar']) {
    if (language === 'en') await openChat(page);
    else {
      await reloadIn(page, language);
      await header(page).getByRole('button', { name: 'المحادثة', exact: true }).click();
    }
    const rows = page.getByRole('log').getByRole('article');
    await expect(rows.last()).toBeInViewport();
    const covered = await rows.evaluateAll((articles) => {
      const boxes = articles.map((article) => [...article.children].map((child) => child.getBoundingClientRect()));
      const meets = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      // The picture, the bubble with its reactions, the tools.
      const [others, tools] = [boxes.flatMap((row) => row.slice(0, 2)), boxes.flatMap((row) => row.slice(2))];
      return { tools: tools.length, covered: tools.filter((tool) => others.some((other) => meets(tool, other))).length };
    });
    expect(covered.tools).toBeGreaterThan(3);
    expect(covered.covered).toBe(0);
    await rows.last().hover();
    const tool = rows.last().locator('button[aria-haspopup="menu"]');
    await expect(tool).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
