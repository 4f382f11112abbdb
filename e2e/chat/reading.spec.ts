import { expect, type Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import {
  act,
  becomePrivate,
  choose,
  converse,
  field,
  file,
  fileInput,
  item,
  join,
  log,
  mark,
  message,
  newest,
  openChat,
  openMenu,
  panel,
  reloadIn,
  say,
  scrollUpTo,
  test,
} from '../support/chatting.ts';

const pixelsToEnd = (page: Page) =>
  log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
    Math.round(scrollHeight - scrollTop - clientHeight),
  );

test('it opens at the newest; a reader who scrolled up stays there, and is offered the way down (CHAT-16)', async ({
  page,
}) => {
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
  // Rows that have just come are measured.
  let before = Number.NaN;
  await expect.poll(async () => before === (before = await top())).toBe(true);
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

// A phone has no keyboard.
test(
  'the keyboard alone reaches every message and all its actions (CHAT-16) (CHAT-07)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);

test(
  'the log has a name and is silent; new messages are announced beside it (CHAT-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    await expect(log(page)).toHaveAccessibleName('Messages in Deal desk');
    await expect(log(page)).toHaveAttribute('aria-live', 'off');
    await converse(page, 'Listen');
    const said = await newest(page).locator('p').innerText();
    await expect(panel(page).getByRole('status').filter({ hasText: said })).toBeAttached();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  // Colours do not depend on the width: both schemes and both widths are seen, not all four.
  const tag = colorScheme === 'light' ? '@desktop' : '@phone';
  const open = async (page: Page) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openChat(page);
  };

  test(
    `axe finds nothing in the panel and what a message opens, ${colorScheme} (CHAT-01) (CHAT-07) (CHAT-09) (CHAT-10) (CHAT-12)`,
    { tag },
    async ({ page }) => {
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
    },
  );

  test(
    `axe finds nothing in what one writes with, ${colorScheme} (CHAT-05) (CHAT-08) (CHAT-11) (CHAT-13) (CHAT-14)`,
    { tag },
    async ({ page }) => {
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
    },
  );
}

// A phone is not enlarged so.
test(
  'at 200 % zoom several messages are in sight at once, in any direction of writing (CHAT-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await openChat(page);
    const inSight = () =>
      page.getByRole('log').evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        return [...list.querySelectorAll('article')].filter(
          (row) => row.getBoundingClientRect().top >= top - 1 && row.getBoundingClientRect().bottom <= bottom + 1,
        ).length;
      });
    await expect(join(page)).toBeVisible();
    await expect.poll(inSight).toBeGreaterThan(1);
    expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(225);
    // Panels cover the page at this width, and one that covers the page is there again after a reload.
    await reloadIn(page, 'ar');
    await expect(page.getByRole('dialog', { name: 'المحادثة' })).toBeVisible();
    await expect.poll(inSight).toBeGreaterThan(1);
  },
);

// A phone is not enlarged so.
test(
  'at 400 % zoom the conversation keeps some lines, and what is around it scrolls (CHAT-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    await openChat(page).catch(() => undefined);
    await field(page).scrollIntoViewIfNeeded();
    expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(150);
    await expect(field(page)).toBeInViewport();
  },
);
