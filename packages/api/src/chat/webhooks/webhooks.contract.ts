import { z } from 'zod';
import { line } from '#core/text.ts';
import { roomInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { MOVE_TARGETS, type MoveTarget } from './move-targets.ts';

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

export const moveInput = roomInput.extend({ id, tool });
