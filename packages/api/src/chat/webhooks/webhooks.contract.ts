import { z } from 'zod';
import { line, text } from '#core/text.ts';
import { roomInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { MOVE_TARGETS, type MoveTarget } from './move.limits.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const tool = z.enum(MOVE_TARGETS);

/** By which a tool writes into a room; its token was told once, when it was made. */
export interface RoomWebhook {
  id: string;
  /** Stands as the author of what it writes. */
  name: string;
  /** Null: the account is gone. */
  createdBy: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Where a team has messages moved to. The address itself is told to nobody. */
export interface TeamWebhook {
  tool: MoveTarget;
  /** Null: the account is gone. */
  createdBy: string | null;
  createdAt: string;
}

export const createWebhookInput = roomInput.extend({ name: line(roomLimits.webhookNameMax) });
export const revokeWebhookInput = roomInput.extend({ id });

/** The room is one of the team whose address it is. */
export const setTeamWebhookInput = roomInput.extend({
  tool,
  url: z.string().trim().max(roomLimits.webhookUrlMax),
});
export const removeTeamWebhookInput = roomInput.extend({ tool });

/** What a tool sends to a webhook's address; `key`: by which it can be sent again. */
export const receiveInput = z.object({
  token: z.string().min(1).max(200),
  text: text(roomLimits.textMax).refine((value) => value.trim() !== '', 'This must not be empty.'),
  key: z.string().min(1).max(255).optional(),
});

export const moveInput = roomInput.extend({ id, tool });
