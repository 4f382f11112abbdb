import { z } from 'zod';
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

/** Input that a tool sends to a webhook's address; with a `key` it can retry without duplicates. */
export const receiveInput = z.object({
  token: opaque(200).min(1),
  text: text(roomLimits.textMax).refine((value) => !isBlank(readSlackText(value)), EMPTY_MESSAGE),
  key: opaque(255).min(1).optional(),
});

export const moveInput = roomInput.extend({ id, tool });
