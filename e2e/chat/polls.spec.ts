import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { field, message, panel } from '../support/chatting.ts';
import { newEmail, PASSWORD } from '../support/collecting.ts';
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
const poll = (page: Page) => panel(page).getByRole('group', { name: 'Which kiln?' });

test('a poll is asked from the composer, voted on by keyboard, live for all, and closed by who asked (LIVE-06)', async ({
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => arrive(browser, `${name} ${mark}`)));
  if (!ana || !ben) throw new Error('two are needed');
  const { roomId } = await quietRoom(ana);
  for (const page of [ana, ben]) {
    await visit(page, `/dashboard?room=${roomId}`);
    await expect(field(page)).toBeEditable();
  }
  await panel(ana).getByRole('button', { name: 'Poll', exact: true }).click();
  const dialog = ana.getByRole('dialog', { name: 'Poll' });
  await dialog.getByLabel('Question').fill('Which kiln?');
  await dialog.getByLabel('Option 1').fill('Small');
  await dialog.getByLabel('Option 2').fill('Big');
  expect(await audit(ana, { within: ['dialog[open]'] })).toEqual([]);
  await dialog.getByLabel('Option 2').press('Enter');
  await expect(dialog).toBeHidden();

  await expect(poll(ben)).toBeVisible();
  await poll(ben)
    .getByRole('radio', { name: /^Small/ })
    .focus();
  await ben.keyboard.press('ArrowDown');
  await expect(poll(ben).getByRole('radio', { name: /^Big, 1 vote|^Big 1 vote/ })).toBeChecked();
  await expect(poll(ana)).toContainText(`Ben ${mark}`);
  await poll(ana).getByRole('radio', { name: /^Big/ }).check();
  await expect(panel(ben).getByText('2 people voted')).toBeVisible();
  expect(await audit(ben, { within: ['[data-in]'] })).toEqual([]);

  await panel(ana).getByRole('button', { name: 'Close poll' }).click();
  for (const page of [ana, ben]) {
    await expect(poll(page)).toContainText('Closed');
    await expect(poll(page).getByRole('radio', { name: /^Small/ })).toBeDisabled();
  }
  await expect(message(ana, 'Poll:')).toHaveCount(0);
});
