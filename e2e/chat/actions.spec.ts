import { expect } from '@playwright/test';
import {
  choose,
  converse,
  field,
  holdClock,
  item,
  log,
  mark,
  message,
  newest,
  openChat,
  openMenu,
  panel,
  reloadIn,
  runUntil,
  scrollUpTo,
  test,
  pressChat,
} from '../support/chatting.ts';

test(
  'pin, flag and ghost are three separate switches; a ghosted message is faded (CHAT-07)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    const row = message(page, 'Six of ten in the inbox');
    const marks = async () =>
      (await Promise.all(['Pinned', 'Flagged', 'Ghosted'].map((name) => mark(row, name).count()))).join('');
    const opacity = () =>
      row
        .locator('span:has(> [data-initials], > * img)')
        .first()
        .evaluate((avatar) => getComputedStyle(avatar).opacity);
    expect(await marks()).toBe('000');
    for (const [action, shown] of [
      ['Pin', '100'],
      ['Ghost', '101'],
      ['Flag', '111'],
      ['Unpin', '011'],
      ['Pin', '111'],
      ['Unflag', '101'],
      ['Unghost', '100'],
    ] as const) {
      await choose(page, row, action);
      await expect.poll(marks).toBe(shown);
      await expect.poll(opacity).toBe(shown.endsWith('1') ? '0.45' : '1');
    }
  },
);

test('the menu offers to edit and delete own messages only (CHAT-08)', { tag: '@phone' }, async ({ page }) => {
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

test(
  'an edit is saved by Ctrl+Enter or ⌘+Enter, left by Esc, and only if it changes something (CHAT-08)',
  { tag: '@desktop' },
  async ({ page }) => {
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

    for (const [keys, text] of [
      ['Control+Enter', 'Plan B'],
      ['Meta+Enter', 'Plan C'],
    ] as const) {
      await choose(page, row, 'Edit');
      await editor.fill(text);
      await editor.press(keys);
      await expect(editor).toHaveCount(0);
      await expect(row).toContainText(text);
      await expect(row.getByRole('button', { name: 'Edited' })).toBeVisible();
    }
  },
);

test(
  'an edit beyond 2,000 characters shows a warning, and can be saved (CHAT-08)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);

test(
  '↑ in an empty field edits the own last message, and the focus comes back (CHAT-08)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    await field(page).focus();
    await page.keyboard.press('ArrowUp');
    const editor = log(page).getByRole('textbox', { name: 'Edit message' });
    await expect(editor).toHaveValue('Agreed. I will have words for the empty state by tomorrow.');
    await expect(editor).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  },
);

test('a deleted message returns to its place by Undo (CHAT-08)', { tag: '@phone' }, async ({ page }) => {
  await openChat(page);
  const row = await scrollUpTo(page, 'I will have words for the empty state');
  await choose(page, row, 'Delete');
  await expect(row).toHaveCount(0);
  await page.getByRole('status').filter({ hasText: 'Message deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(newest(page)).toContainText('asks to join us');
});

test(
  'the history shows what a message said before, newest first, with who changed it and when (CHAT-09)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    const dialog = page.getByRole('dialog', { name: 'Edit history' });
    const versions = dialog.getByRole('list').getByRole('listitem');
    await converse(page, 'Plan A');
    const row = message(page, /Plan [ABC]/);
    for (const text of ['Plan B', 'Plan C']) {
      await choose(page, row, 'Edit');
      const editor = log(page).getByRole('textbox', { name: 'Edit message' });
      await editor.fill(text);
      await editor.press('Control+Enter');
      await expect(editor).toHaveCount(0);
      await expect(row).toContainText(text);
    }
    await row.getByRole('button', { name: 'Edited' }).click();
    await expect(dialog).toContainText('Plan C');
    await expect(versions).toHaveText([
      /^Plan BChanged by .+, Mar 10, 2026, 12:0\d\sPM$/,
      /^Plan AChanged by .+, Mar 10, 2026, 12:0\d\sPM$/,
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(panel(page)).toBeVisible();

    const others = await scrollUpTo(page, 'The mail plan: $228 a year');
    await choose(page, others, 'Edit history');
    await expect(versions).toHaveText([
      /\$149, once\.Changed by \u2068Amara Okafor\u2069/,
      /4,100 addresses\.Changed by \u2068Amara Okafor\u2069/,
    ]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'a message is moved to exactly one of ten tools, and that is only logged (CHAT-12)',
  { tag: '@desktop' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'info' && logged.push(line.text()));
    await openChat(page);
    const row = message(page, 'asks to join us');
    const dialog = page.getByRole('dialog', { name: 'Move Message' });
    const submit = dialog.getByRole('button', { name: 'Move Message' });
    await choose(page, row, 'Move Message');
    expect(
      await dialog.getByRole('radio').evaluateAll((tools) => tools.map((tool) => tool.getAttribute('value'))),
    ).toEqual([
      'Slack',
      'Discord',
      'Microsoft Teams',
      'Notion',
      'Trello',
      'Asana',
      'Linear',
      'GitHub',
      'Jira',
      'Confluence',
    ]);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(submit).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Slack' }).check();
    await dialog.getByText('GitHub').click();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('GitHub');
    await submit.click();
    await expect(dialog).toHaveCount(0);
    expect(logged.filter((text) => text.startsWith('Move Message'))).toEqual([expect.stringContaining('GitHub')]);
    await expect(row).toBeVisible();
  },
);

// A mouse has the toolbar.
test('a finger that rests on a message opens its menu (CHAT-07)', { tag: '@phone' }, async ({ page }) => {
  await openChat(page);
  const text = message(page, 'Six of ten in the inbox').locator('p');
  // The panel has come to rest.
  await text.tap({ trial: true });
  await holdClock(page);
  const browser = await page.context().newCDPSession(page);
  const box = await text.boundingBox();
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 10 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(450);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.clock.runFor(100);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Its code may still be on its way.
  await runUntil(
    page,
    () => page.getByRole('menu', { name: 'Actions for the message of Elise Moreau' }).isVisible(),
    60_000,
  );
  await item(page, 'Flag').tap();
  await page.clock.runFor(500);
  await expect(mark(message(page, 'Six of ten in the inbox'), 'Flagged')).toBeAttached();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

// A finger has one button, beside the message.
test(
  'the tools of a message under the pointer cover no message, their own or another (CHAT-07)',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const language of ['en', 'ar']) {
      if (language === 'en') await openChat(page);
      else {
        await reloadIn(page, language);
        await pressChat(page);
      }
      const rows = page.getByRole('log').getByRole('article');
      await expect(rows.last()).toBeInViewport();
      const covered = await rows.evaluateAll((articles) => {
        const boxes = articles.map((article) => [...article.children].map((child) => child.getBoundingClientRect()));
        const meets = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1;
        // The picture, the bubble with its reactions, the tools.
        const [others, tools] = [boxes.flatMap((row) => row.slice(0, 2)), boxes.flatMap((row) => row.slice(2))];
        return {
          tools: tools.length,
          covered: tools.filter((tool) => others.some((other) => meets(tool, other))).length,
        };
      });
      expect(covered.tools).toBeGreaterThan(3);
      expect(covered.covered).toBe(0);
      await rows.last().hover();
      const tool = rows.last().locator('button[aria-haspopup="menu"]');
      await expect(tool).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  },
);
