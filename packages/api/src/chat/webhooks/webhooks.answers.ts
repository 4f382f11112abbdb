import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { MOVE_TARGETS } from './move.limits.ts';

const createdBy = z.string().nullable().describe('Null: the account is gone.');

export const roomWebhook = z.strictObject({
  id,
  name: z.string().describe('Name shown as the author of its messages.'),
  createdBy,
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
/** A webhook by which a tool writes into a room; its token was shown once, when it was made. */
export interface RoomWebhook extends z.infer<typeof roomWebhook> {}
export const roomWebhooks = z.strictObject({ webhooks: z.array(roomWebhook) });

export const madeWebhook = z.strictObject({
  id,
  url: z.url().describe('Its address, with the token: told this once.'),
});

export const teamWebhook = z.strictObject({ tool: z.enum(MOVE_TARGETS), createdBy, createdAt: moment });
/** Webhook that a team has messages moved to. The address itself is told to nobody. */
export interface TeamWebhook extends z.infer<typeof teamWebhook> {}
export const teamWebhooks = z.strictObject({
  webhooks: z.array(teamWebhook),
  mayChange: z.boolean().describe('Whether the reader may set and remove them.'),
});
