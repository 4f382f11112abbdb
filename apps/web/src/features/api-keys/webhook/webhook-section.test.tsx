import type { Webhook, WebhookDelivery } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { type Answers, renderAccount } from '#testing/account.tsx';
import { refusal } from '#testing/refusal.ts';
import { WebhookSection } from './webhook-section.tsx';

const URL = 'https://hooks.example.com/onceware';
const SECRET = 'whsec_c2VjcmV0';
const webhookOf = (more: Partial<Webhook> = {}): Webhook => ({
  url: URL,
  kinds: null,
  isPaused: false,
  off: null,
  formerUntil: null,
  ...more,
});
const delivery = (id: string, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  kind: 'mention',
  createdAt: '2026-03-01T12:00:00.000Z',
  triedAt: '2026-03-01T12:00:01.000Z',
  attempts: 1,
  nextAt: null,
  hasArrived: true,
  status: 204,
  answer: null,
  failure: null,
  ...more,
});
const KINDS = [
  { kind: 'mention', name: 'Somebody mentions you', tab: 'inbox', inProduct: true, mail: 'daily', push: false },
  { kind: 'reply', name: 'Somebody replies', tab: 'inbox', inProduct: true, mail: 'daily', push: false },
];
/** `answers` may change later on. */
const show = (answers: Answers) =>
  renderAccount(<WebhookSection />, Object.assign(answers, { 'notifications.choices': { kinds: KINDS } }));
const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const rows = () => within(screen.getByRole('region', { name: 'Last messages' })).getAllByRole('listitem');

describe('the webhook', () => {
  beforeAll(() => loadPart('account', 'en'));

  it('is set up for the kinds that are chosen, and its secret shown once (NOTE-03)', async () => {
    const answers: Answers = { 'notifications.webhook.find': { webhook: null, deliveries: [] } };
    const { call } = show(answers);
    const user = userEvent.setup();
    await user.click(await button('Set up a webhook'));
    const form = dialog('Set up a webhook');
    await user.type(form.getByLabelText('Address'), URL);
    await user.click(form.getByLabelText('All kinds of notifications, also those that come later'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Choose at least one kind.')).toBeDefined();
    await user.click(await form.findByLabelText('Somebody mentions you'));
    const saved = { webhook: webhookOf({ kinds: ['mention'] }), deliveries: [] };
    answers['notifications.webhook.save'] = { ...saved, secret: SECRET };
    answers['notifications.webhook.find'] = saved;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(call).toHaveBeenCalledWith('notifications.webhook.save', { url: URL, kinds: ['mention'] });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret of the webhook' });
    expect(field.value).toBe(SECRET);
    expect(screen.getByText('1 kind of notification')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  });

  it('says beside the address that the server refuses it (NOTE-03)', async () => {
    show({
      'notifications.webhook.find': { webhook: webhookOf(), deliveries: [] },
      'notifications.webhook.save': refusal('invalid_input', [{ path: 'url', message: 'English' }]),
    });
    await userEvent.click(await button('Change'));
    await userEvent.click(dialog('Change the webhook').getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Enter an https address on the internet, without a port or a password.'),
    ).toBeDefined();
  });

  it('lists the last messages with what came of them, and sends one again (NOTE-03)', async () => {
    const deliveries = [
      delivery('1', { kind: 'test' }),
      delivery('2', {
        hasArrived: false,
        status: 500,
        answer: 'Out of order',
        failure: 'status',
        attempts: 2,
        nextAt: '2999-03-01T12:05:00.000Z',
      }),
      delivery('3', { hasArrived: false, status: null, failure: 'left_out' }),
    ];
    const state = { webhook: webhookOf(), deliveries };
    const { call } = show({ 'notifications.webhook.find': state, 'notifications.webhook.resend': state });
    await screen.findByText('Out of order');
    const [test, failed, left] = rows().map((row) => row.textContent);
    expect(test).toContain('TestArrived');
    expect(await screen.findAllByText('Somebody mentions you')).toHaveLength(2);
    expect(failed).toContain('On its way');
    expect(failed).toContain('2 attempts');
    expect(failed).toContain('Status 500');
    expect(failed).toContain('Next attempt');
    expect(left).toContain('Not arrived');
    expect(left).toContain('you may see it no more');
    const again = screen.getAllByRole('button', { name: /^Send again: Somebody mentions you/ })[0];
    if (again) await userEvent.click(again);
    expect(call).toHaveBeenCalledWith('notifications.webhook.resend', { id: '2' });
  });

  it('does not name a next attempt while one is under way (NOTE-03)', async () => {
    const nextAt = new Date(Date.now() + 120_000).toISOString();
    const underWay = delivery('1', {
      hasArrived: false,
      nextAt,
      attempts: 1,
      status: null,
      answer: null,
      failure: null,
    });
    show({ 'notifications.webhook.find': { webhook: webhookOf(), deliveries: [underWay] } });
    await screen.findByText('On its way');
    expect(rows()[0]?.textContent).toContain('1 attempt');
    expect(rows()[0]?.textContent).not.toContain('Next attempt');
  });

  it('that was switched off says why, and goes on when its member wants it (NOTE-03)', async () => {
    const off = { reason: 'failing', at: '2026-03-01T12:00:00.000Z' } as const;
    const { call } = show({
      'notifications.webhook.find': { webhook: webhookOf({ off }), deliveries: [] },
      'notifications.webhook.pause': { webhook: webhookOf(), deliveries: [] },
    });
    expect(await screen.findByText('Switched off on Mar 1, 2026, because nothing arrived any more.')).toBeDefined();
    await userEvent.click(await button('Go on'));
    expect(call).toHaveBeenCalledWith('notifications.webhook.pause', { on: false });
    expect(await button('Pause')).toBeDefined();
    expect(screen.queryByText(/^Switched off/)).toBeNull();
  });

  it('is removed after a question, and a new secret is shown (NOTE-03)', async () => {
    const { call } = show({
      'notifications.webhook.find': { webhook: webhookOf(), deliveries: [] },
      'notifications.webhook.renew': { webhook: webhookOf(), deliveries: [], secret: SECRET },
      'notifications.webhook.remove': { ok: true },
    });
    await userEvent.click(await button('New secret'));
    expect(await screen.findByDisplayValue(SECRET)).toBeDefined();
    await userEvent.click(await button('Remove'));
    expect(call).not.toHaveBeenCalledWith('notifications.webhook.remove', undefined);
    await userEvent.click(dialog('Remove the webhook?').getByRole('button', { name: 'Remove' }));
    expect(await button('Set up a webhook')).toBeDefined();
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  });
});
