import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { list } from '#kernel/list.ts';
import { line } from '#kernel/text.ts';
import type { Person, RoomKind, RoomMessage } from '../chat.contract.ts';
import { roomLimits, FLAGGED_SORTS, MUTE_SORTS, ROOM_SORTS } from '../chat.limits.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';

const MINUTES_OF_DAY = 24 * 60;

const person = { userId: id };
const silence = {
  ...person,
  minutes: z
    .int()
    .min(1)
    .max(roomLimits.mutedDaysMax * MINUTES_OF_DAY),
  reason: line(roomLimits.reasonMax),
};

/** By a moderator of the room. A new one takes the place of the one before. */
export const mutePersonInput = z.object({ roomId: id, ...silence });
export const unmutePersonInput = z.object({ roomId: id, ...person });

/** By staff. Without a room: in all but the rooms of teams, who look after those themselves. */
export const muteAnywhereInput = z.object({ roomId: id.nullable(), ...silence });
export type MutePersonInput = z.infer<typeof muteAnywhereInput>;
export const endMuteInput = z.object({ silenceId: id });

export const FLAG_STATUSES = ['open', 'settled'] as const;
export type FlagStatus = (typeof FLAG_STATUSES)[number];
export const listFlaggedInput = z.object({
  ...table(FLAGGED_SORTS),
  status: z.enum(FLAG_STATUSES).default('open'),
});
export const settleInput = z.object({ messageIds: list(id, { min: 1, max: tableLimits.pageSize }) });
export const messageIdInput = z.object({ messageId: id });
export const removeFlaggedInput = messageIdInput.extend({ reason: line(roomLimits.reasonMax).optional() });
export const listMutesInput = z.object(table(MUTE_SORTS));
export const listRoomsInput = z.object(table(ROOM_SORTS));

/** Times are ISO strings. */
export interface Mute {
  id: string;
  person: Person;
  /** Null: in all but the rooms of teams. */
  room: { id: string; name: string | null } | null;
  until: string;
  reason: string;
  by: Person | null;
  since: string;
}

/** A message that somebody told the moderators of, as it is now; `id` is its own. */
export interface FlaggedMessage {
  id: string;
  room: { id: string; kind: RoomKind; name: string | null };
  author: Person | null;
  /** Also of a removed one, until it is gone for good. */
  text: string;
  sentAt: string;
  editedAt: string | null;
  removedAt: string | null;
  removedBy: Person | null;
  /** The last ones first. */
  flaggedBy: Person[];
  flagCount: number;
  flaggedAt: string;
  settledAt: string | null;
  settledBy: Person | null;
  /** End of the author's mute in the message's room; null if there is none. */
  authorSilencedUntil: string | null;
}

/** Messages around a flagged one. In a private room, nobody but its people reads more than what was flagged. */
export interface FlaggedContext {
  before: RoomMessage[];
  after: RoomMessage[];
}

/** A community room as staff see it. */
export interface AdminRoom {
  id: string;
  name: string;
  isAsking: boolean;
  isClosed: boolean;
  slowModeSeconds: number;
  messageCount: number;
  peopleCount: number;
  lastMessageAt: string | null;
}
