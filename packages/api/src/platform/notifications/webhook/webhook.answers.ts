import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { WEBHOOK_FAILURES } from './webhook.limits.ts';

export const webhook = z.strictObject({
  url: z.string(),
  kinds: z.array(z.string()).nullable().describe('Null: all.'),
  isPaused: z.boolean(),
  off: z
    .strictObject({ reason: z.enum(['failing', 'gone']), at: moment })
    .nullable()
    .describe('Switched off by us: nothing arrived for days, or it answered 410.'),
  formerUntil: moment.nullable().describe('Until when the secret before signs too.'),
});
export interface Webhook extends z.infer<typeof webhook> {}

export const webhookDelivery = z.strictObject({
  id,
  kind: z.string().describe('`test`, or a kind of notification.'),
  createdAt: moment,
  triedAt: moment.nullable(),
  attempts: count,
  nextAt: moment.nullable().describe('Null: it is over.'),
  hasArrived: z.boolean(),
  status: z.int().nullable(),
  answer: z.string().nullable().describe('First characters of the last answer.'),
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
});
export interface WebhookDelivery extends z.infer<typeof webhookDelivery> {}

export const webhookState = z.strictObject({ webhook: webhook.nullable(), deliveries: z.array(webhookDelivery) });
/** A member's webhook, and the last messages to it. */
export interface WebhookState extends z.infer<typeof webhookState> {}

export const savedWebhook = webhookState.extend({
  secret: z.string().nullable().describe('By which messages are signed; answered this once. Null: it is as before.'),
});
export interface SavedWebhook extends z.infer<typeof savedWebhook> {}
