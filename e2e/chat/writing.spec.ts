import { expect } from '@playwright/test';
import { SAMPLE_REPLIES } from '../../apps/web/src/demo/chat/sample-chat-replies.ts';
import {
  field,
  holdClock,
  log,
  mark,
  message,
  newest,
  openChat,
  panel,
  pressChat,
  runUntil,
  say,
  send,
  status,
  test,
} from '../support/chatting.ts';

test(
  'Enter sends, Shift+Enter breaks the line, and an empty field sends nothing (CHAT-05)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);

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

test('a draft waits while the panel is closed (CHAT-05)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await field(page).fill('Half a thou');
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await expect(panel(page)).toHaveCount(0);
  await pressChat(page);
  await expect(field(page)).toHaveValue('Half a thou');
  await field(page).pressSequentially('ght');
  await expect(field(page)).toHaveValue('Half a thought');
});

test(
  'somebody types for 1.5 to 3.5 s, and half a second later a canned reply arrives (CHAT-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    await holdClock(page);
    await say(page, 'Shall we?');
    await page.clock.runFor(1450);
    await expect(status(page)).toHaveText(/^.+ is typing\.\.\.$/);
    const name =
      (await status(page).textContent())?.replace(' is typing...', '').replaceAll(/[\u2068\u2069]/g, '') ?? '';
    await runUntil(page, async () => (await status(page).textContent()) === '5 members online', 2050);
    await page.clock.runFor(400);
    await expect(newest(page)).toContainText('Shall we?');
    await expect(mark(newest(page), 'Sent')).toBeAttached();
    await page.clock.runFor(150);
    await expect(newest(page)).toHaveAccessibleName(new RegExp(`^${name}, `));
    expect(SAMPLE_REPLIES).toContain(await newest(page).locator('p').textContent());
    await expect(mark(message(page, 'Shall we?'), 'Read')).toBeAttached();
    // Messages that arrive together are announced together.
    await page.clock.runFor(500);
    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: `${name}: ` }),
    ).toBeAttached();
  },
);

test('two messages are answered by two, each of whom types (CHAT-06)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  await say(page, 'First');
  await page.clock.runFor(500);
  await say(page, 'Second');
  await expect(status(page)).toHaveText(/^.+ and 1 other are typing\.\.\.$/);
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText('5 members online');
  const authors = await log(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.slice(-2).map((row) => row.getAttribute('aria-label')?.split(',')[0]));
  expect(new Set(authors).size).toBe(2);
  expect(authors).not.toContain('You');
});

test(
  'the timers end with the panel: nobody answers who was typing when it closed (CHAT-06)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);
