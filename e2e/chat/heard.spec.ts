import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { message } from '../support/chatting.ts';
import { fromHere, header } from '../support/members.ts';
import { quietRoom } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visiting.ts';

const chat = (page: Page) => header(page).getByRole('button', { name: /^Chat(,|$)/ });

async function call(page: Page, procedure: string, json: object): Promise<void> {
  expect((await page.request.post(`/trpc/${procedure}`, { data: { json }, headers: fromHere() })).ok()).toBe(true);
}

test('what is new is said by button and tab without the panel, after a reload too, and falls in the other browser when it is read (LIVE-13)', async ({
  browser,
}) => {
  const [here, there, writer] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!here || !there || !writer) throw new Error('three are needed');
  const account = (name: string) => ({ name, email: `${randomUUID()}@example.com`, password: 'hears what is new' });
  const reader = account('Rae Hears');
  await call(here, 'auth.signUp', reader);
  await call(there, 'auth.signIn', reader);
  await call(writer, 'auth.signUp', account('Wim Writes'));
  const { roomId, title } = await quietRoom(here);
  await quietRoom(writer);
  const say = (text: string) =>
    call(writer, 'chat.send', { roomId, id: randomUUID(), text, named: { users: [], deals: [], tools: [] } });

  await Promise.all([here, there].map((page) => visit(page, '/about')));
  // The stream begins a moment after the page; what came before is in the first count.
  await say('Is this still sold?');
  for (const page of [here, there]) {
    await expect(chat(page)).toHaveAccessibleName('Chat, 1 unread', { timeout: 20_000 });
    await expect(page).toHaveTitle(/^\(1\) /);
  }
  await say('It is.');
  for (const page of [here, there]) await expect(chat(page)).toHaveAccessibleName('Chat, 2 unread');
  await here.reload();
  await expect(chat(here)).toHaveAccessibleName('Chat, 2 unread');
  await expect(here.locator('link[rel="icon"]').last()).toHaveAttribute('href', '/favicon-unread.svg');

  await visit(here, `/dashboard?room=${roomId}`);
  await expect(message(here, 'It is.')).toBeVisible();
  for (const page of [here, there]) await expect(chat(page)).toHaveAccessibleName('Chat');
  await expect(there).not.toHaveTitle(/^\(/);

  await here.getByRole('button', { name: 'Room menu' }).click();
  await here.getByRole('menuitemradio', { name: 'Nothing' }).click();
  await expect(here.getByText('Nothing in this room is counted or announced.')).toBeVisible();
  await visit(here, '/about');
  await say(`A word about ${title}`);
  await expect(chat(there)).toHaveAccessibleName('Chat');
});
