import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, opaque, text } from '#kernel/text.ts';
import { EMPTY_MESSAGE, roomInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { isBlank } from '../messages/blank.limits.ts';
import { MOVE_TARGETS } from './move.limits.ts';
import { readSlackText } from './slack-text.ts';

export type * from './webhooks.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const tool = z.enum(MOVE_TARGETS);

export const createWebhookInput = roomInput.extend({ name: line(roomLimits.webhookNameMax) });
export const revokeWebhookInput = roomInput.extend({ id });

/** The room belongs to the team that set the address. */
export const setTeamWebhookInput = roomInput.extend({
  tool,
  url: opaque(roomLimits.webhookUrlMax).trim(),
});
export const removeTeamWebhookInput = roomInput.extend({ tool });

/** Message in Slack's format: what it says in words and links is read, and other fields are ignored. */
export const slackInput = z.object({
  text: text(roomLimits.textMax).optional(),
  blocks: list(z.unknown(), { max: 50 }).optional(),
  attachments: list(z.unknown(), { max: 100 }).optional(),
});

/** Input that a tool sends to a webhook's address; with a `key` it can retry without duplicates. */
export const receiveInput = z.object({
  token: opaque(200).min(1),
  text: text(roomLimits.textMax).refine((value) => !isBlank(readSlackText(value)), EMPTY_MESSAGE),
  key: opaque(255).min(1).optional(),
});

export const moveInput = roomInput.extend({ id, tool });
