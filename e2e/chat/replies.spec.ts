import { expect } from '@playwright/test';
import {
  act,
  choose,
  converse,
  field,
  holdClock,
  log,
  message,
  openChat,
  panel,
  scrollUpTo,
  test,
} from '../support/chatting.ts';

test(
  'a reply shows what it answers, can be cancelled, and links back with a highlight of 2 s (CHAT-11)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);

test(
  'a reply to a message that is deleted says so, before it is sent and after (CHAT-11)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);
