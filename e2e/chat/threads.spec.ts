import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { choose, field, log, message, panel } from '../support/chatting.ts';
import { newEmail, PASSWORD } from '../support/collecting.ts';
import { fromHere, header } from '../support/members.ts';
import { quietRoom } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visiting.ts';

/** Somebody new, in a browser of their own. */
async function arrive(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const data = { json: { name, email: newEmail(), password: PASSWORD } };
  expect((await page.request.post('/trpc/auth.signUp', { data, headers: fromHere() })).ok()).toBe(true);
  return page;
}
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}
const chat = (page: Page) => header(page).getByRole('button', { name: /^Chat(,|$)/ });
const first = (page: Page) => panel(page).getByRole('region', { name: 'First message' });
const back = (page: Page) => panel(page).getByRole('button', { name: 'Back', exact: true });

test('three people talk in a thread: it is live at its message and beside it, counted for who takes part, and left on the same way (LIVE-06, LIVE-13)', async ({
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => arrive(browser, `${name} ${mark}`)));
  if (!ana || !ben || !cleo) throw new Error('three are needed');
  const { roomId, title } = await quietRoom(ana);
  for (const page of [ana, ben, cleo]) {
    await visit(page, `/dashboard?room=${roomId}`);
    await expect(field(page)).toBeEditable();
  }
  await say(ana, 'Which plan do you use?');
  await expect(message(ben, 'Which plan')).toBeVisible();

  // Ben replies in a thread, which stands in the room's place.
  await choose(ben, message(ben, 'Which plan'), 'Reply in thread');
  await expect(first(ben)).toContainText('Which plan do you use?');
  await expect(panel(ben).getByRole('heading', { name: /^Thread in/ })).toContainText(title);
  await expect(panel(ben).getByText('No replies yet')).toBeVisible();
  await say(ben, 'The small one.');
  await expect(message(ben, 'The small one.')).toBeVisible();

  // Both others see it at the message, at once; the words stay out of the room.
  for (const page of [ana, cleo]) {
    await expect(message(page, 'Which plan').getByRole('button', { name: /1 reply/ })).toBeVisible();
    await expect(log(page)).not.toContainText('The small one.');
  }
  // Ana began it, and follows; Cleo does not.
  await expect(chat(ana)).toHaveAccessibleName('Chat, 1 unread');
  await expect(chat(cleo)).toHaveAccessibleName('Chat');

  // Cleo looks into it, and what comes is live there too.
  await message(cleo, 'Which plan')
    .getByRole('button', { name: /1 reply/ })
    .click();
  await expect(message(cleo, 'The small one.')).toBeVisible();
  await say(ben, 'And it suffices.');
  await expect(message(cleo, 'And it suffices.')).toBeVisible();
  await expect(first(cleo)).toContainText('2 replies');
  await expect(chat(cleo)).toHaveAccessibleName('Chat');
  expect(await audit(cleo, { within: ['[data-in]'] })).toEqual([]);

  // Back in the room, at the message.
  await back(cleo).click();
  await expect(message(cleo, 'Which plan')).toBeFocused();

  // Ana finds it among her threads, reads it, and nothing is new any more.
  await panel(ana).getByRole('button', { name: 'All rooms' }).click();
  await panel(ana)
    .getByRole('button', { name: /^Threads/ })
    .click();
  await panel(ana)
    .getByRole('list', { name: 'Threads' })
    .getByRole('button', { name: /Which plan/ })
    .click();
  await expect(message(ana, 'And it suffices.')).toBeVisible();
  await expect(chat(ana)).toHaveAccessibleName('Chat');
  await back(ana).click();
  await expect(panel(ana).getByText('Nothing new in your threads')).toBeVisible();

  // The first message goes; its thread stays to be reached.
  await panel(ana).getByRole('button', { name: 'Show all' }).click();
  await panel(ana)
    .getByRole('list', { name: 'Threads' })
    .getByRole('button', { name: /Which plan/ })
    .click();
  await panel(ana).getByRole('button', { name: 'Thread menu' }).click();
  await ana.getByRole('menuitem', { name: 'Unfollow thread' }).click();
  await expect(ana.getByText('You no longer follow this thread.')).toBeVisible();
  await say(ben, 'Nobody hears this.');
  await expect(message(ana, 'Nobody hears this.')).toBeVisible();
  await visit(ana, `/dashboard?room=${roomId}`);
  await choose(ana, message(ana, 'Which plan'), 'Delete');
  await expect(first(ben)).toContainText('Message deleted');
  await expect(chat(ana)).toHaveAccessibleName('Chat');
});
