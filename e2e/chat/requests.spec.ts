import { randomUUID } from 'node:crypto';
import { audit } from '../support/audit.ts';
import { field, log, message } from '../support/chatting.ts';
import { newEmail, PASSWORD, toast } from '../support/collecting.ts';
import { fromHere } from '../support/members.ts';
import { quietRoom } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visiting.ts';

test('a stranger’s message waits under Requests: declined it comes back by undo, accepted it is a conversation @desktop (LIVE-16)', async ({
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const arrive = async (name: string) => {
    const page = await (await browser.newContext()).newPage();
    const data = { json: { name, email: newEmail(), password: PASSWORD } };
    const answer = await page.request.post('/trpc/auth.signUp', { data, headers: fromHere() });
    expect(answer.ok()).toBe(true);
    return page;
  };
  const [ana, ben] = [await arrive(`Asker ${mark}`), await arrive(`Asked ${mark}`)];
  const { roomId } = await quietRoom(ana);
  for (const page of [ana, ben]) {
    await visit(page, `/dashboard?room=${roomId}`);
    await expect(field(page)).toBeEditable();
  }
  await field(ben).fill('Hello all');
  await field(ben).press('Enter');
  await expect(message(ana, 'Hello all')).toBeVisible();
  const benId = await ana.request
    .get(`/trpc/chat.people?input=${encodeURIComponent(JSON.stringify({ json: { roomId, q: `Asked ${mark}` } }))}`)
    .then((answer) => answer.json())
    .then(({ result }) => String(result.data.json.people[0].id));
  const begun = await ana.request.post('/trpc/chat.direct', {
    data: { json: { userIds: [benId] } },
    headers: fromHere(),
  });
  const talk = String((await begun.json()).result.data.json.room.id);
  await visit(ana, `/dashboard?room=${talk}`);
  await expect(ana.getByText('They do not know you yet')).toBeVisible();
  await field(ana).fill('May I ask something?');
  await field(ana).press('Enter');
  await expect(ana.getByText('Your message waits for an answer.')).toBeVisible();

  await ben.getByRole('button', { name: 'All rooms' }).click();
  const requests = ben.getByRole('region', { name: 'Requests' });
  await requests.getByRole('button', { name: /May I ask something/ }).focus();
  await ben.keyboard.press('Enter');
  await expect(ben.getByRole('heading', { name: `Asker ${mark}` })).toBeFocused();
  expect(await audit(ben, { within: ['[data-in]'] })).toEqual([]);
  await ben.getByRole('button', { name: 'Decline' }).click();
  await expect(requests).toHaveCount(0);
  await toast(ben, 'Declined').getByRole('button', { name: 'Undo' }).click();
  await requests.getByRole('button', { name: /May I ask something/ }).click();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await expect(log(ben)).toContainText('May I ask something?');
  await field(ben).fill('Of course');
  await field(ben).press('Enter');
  await expect(message(ana, 'Of course')).toBeVisible();
  await field(ana).fill('Thank you');
  await field(ana).press('Enter');
  await expect(message(ben, 'Thank you')).toBeVisible();
  for (const page of [ana, ben]) await page.context().close();
});
