import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { choose, field, log, message } from '../support/chatting.ts';
import { PASSWORD, newEmail, toast } from '../support/collecting.ts';
import { fromHere } from '../support/members.ts';
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
async function enter(page: Page, roomId: string): Promise<void> {
  await visit(page, `/dashboard?room=${roomId}`);
  await expect(field(page)).toBeEditable();
}
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('a member blocks another from a message: words are folded live, shown when asked for, and all is as before when the block ends (LIVE-16)', async ({
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const rude = `Rude ${mark}`;
  const [ana, ben] = [await arrive(browser, `Calm ${mark}`), await arrive(browser, rude)];
  const { roomId } = await quietRoom(ana);
  await Promise.all([enter(ana, roomId), enter(ben, roomId)]);
  await say(ben, 'Words of before');

  const row = message(ana, 'Words of before');
  await expect(row).toBeVisible();
  await choose(ana, row, `Block ${rude}`);
  await expect(toast(ana, 'You blocked')).toBeVisible();
  const folded = log(ana).getByRole('article').filter({ hasText: 'Message hidden' });
  await expect(folded).toHaveCount(1);
  await expect(log(ana)).not.toContainText(rude);

  await say(ben, 'Words of after');
  await expect(folded).toHaveCount(2);
  await expect(log(ana)).not.toContainText('Words of after');
  expect(await audit(ana, { within: ['[data-in]'] })).toEqual([]);
  await folded.last().getByRole('button', { name: 'Show' }).click();
  await expect(message(ana, 'Words of after')).toBeFocused();
  await expect(folded).toHaveCount(1);

  // The blocked one notices nothing of it.
  await say(ana, 'Words to all');
  await expect(message(ben, 'Words to all')).toBeVisible();

  await visit(ana, '/dashboard/account/security');
  const people = ana.getByRole('list', { name: 'People you blocked' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  expect(await audit(ana)).toEqual([]);
  await people.getByRole('button', { name: `Unblock ${rude}` }).click();
  await expect(ana.getByText('You have blocked nobody.')).toBeVisible();
  await enter(ana, roomId);
  await expect(message(ana, 'Words of before')).toBeVisible();
  await expect(folded).toHaveCount(0);
  for (const page of [ana, ben]) await page.context().close();
});
