import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { log, message, newest, panel, scrollUpTo, test } from '../support/chatting.ts';
import { fromHere, signInAs } from '../support/members.ts';
import { quietRoom } from '../support/rooms.ts';

const COUNT = 120;

/** A deal's room with so many numbered messages; the last one answers the fourth. @returns the deal's page */
async function fillRoom(page: Page): Promise<string> {
  const { roomId, dealSlug } = await quietRoom(page);
  const ids = Array.from({ length: COUNT }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    const json = { roomId, id, text: `No. ${index + 1}.`, replyTo: index === COUNT - 1 ? ids[3] : null };
    const answer = await page.request.post('/trpc/chat.send', { data: { json }, headers: fromHere() });
    expect(await answer.text()).toContain('"number"');
  }
  return `/deal/${dealSlug}`;
}

// Measurements of the rows are the browser's on either screen.
test(
  'older messages load on scrolling up without moving what is read, and a jump leads past all of them (LIVE-09)',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto(await fillRoom(page));
    await page.getByRole('button', { name: 'Talk about this deal' }).click();
    await expect(newest(page)).toContainText(`No. ${COUNT}.`);
    await expect(newest(page)).toBeInViewport();

    // A page has fifty.
    const read = await scrollUpTo(page, /^No\. 78\.$/);
    const top = () => read.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const before = await top();
    await log(page).evaluate((list) => list.scrollBy(0, -40));
    await expect(log(page)).toHaveAttribute('aria-busy', 'false');
    expect(await top()).toBe(before + 40);
    await scrollUpTo(page, /^No\. 30\.$/);

    await panel(page)
      .getByRole('button', { name: /^Jump to newest/ })
      .click();
    await expect(newest(page)).toBeFocused();
    await newest(page)
      .getByRole('button', { name: /message/ })
      .first()
      .click();
    const first = message(page, /^No\. 4\.$/);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await log(page).press('Home');
    await expect(log(page).getByText(/^This is where .+ begins/)).toBeVisible();
  },
);
