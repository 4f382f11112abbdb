import { audit } from './support/audit.ts';
import { arriveAsMember, toast } from './support/collecting.ts';
import { expect, test } from './support/test.ts';
import { isSignedBy, startWebhookReceiver } from './support/webhook-receiver.ts';

test('a member sets up a webhook, tries it, sees what arrived and what did not, and receives it signed (NOTE-03)', async ({
  page,
}) => {
  const receiver = await startWebhookReceiver();
  try {
    await arriveAsMember(page, '/account/api-keys');
    const section = page.getByRole('region', { name: 'Webhook' });
    await section.getByRole('button', { name: 'Set up a webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up a webhook' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/inside');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter an https address on the internet')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await dialog.getByRole('checkbox', { name: /^All kinds/ }).uncheck();
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Somebody mentions you in the chat' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const secret = await section.getByRole('textbox', { name: 'Secret of the webhook' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await section.getByRole('button', { name: 'I have copied it' }).click();
    await expect(section.getByText('1 kind of notification')).toBeVisible();
    await expect(section.getByText('Nothing has been sent yet.')).toBeVisible();

    await section.getByRole('button', { name: 'Send a test' }).click();
    await expect(toast(page, 'The test is on its way.')).toBeVisible();
    const log = section.getByRole('region', { name: 'Last messages' }).getByRole('listitem');
    await expect(log).toHaveCount(1);
    await expect(log).toContainText(/Test.*Arrived.*1 attempt.*Status 200.*taken/s);
    expect(receiver.messages).toHaveLength(1);
    const [first] = receiver.messages;
    if (!first) throw new Error('Nothing was posted.');
    expect(JSON.parse(first.body)).toMatchObject({ type: 'webhook.test', data: {} });
    expect(isSignedBy(secret, first)).toBe(true);
    expect(isSignedBy(secret, { ...first, body: first.body.replace('test', 'tes7') })).toBe(false);
    expect(isSignedBy(`whsec_${Buffer.from('another secret').toString('base64')}`, first)).toBe(false);

    receiver.answer(503);
    await section.getByRole('button', { name: 'Send a test' }).click();
    await expect(log).toHaveCount(2);
    await expect(log.first()).toContainText(/Not arrived.*Status 503.*not today/s);
    receiver.answer(200);
    await log
      .first()
      .getByRole('button', { name: /^Send again: Test/ })
      .click();
    await expect(log.first()).toContainText(/Arrived.*2 attempts.*Status 200/s);
    // The same message, by whose id a receiver knows it again.
    const [, failed, again] = receiver.messages;
    expect(again?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
    expect(await audit(page)).toEqual([]);
  } finally {
    receiver.close();
  }
});
