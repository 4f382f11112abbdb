import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { line } from '#kernel/text.ts';
import { roomLimits, MUTE_SORTS, ROOM_SORTS } from '../chat.limits.ts';

export type * from './moderation.answers.ts';

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

/** Mutes by a moderator of the room. A new mute replaces the one before. */
export const mutePersonInput = z.object({ roomId: id, ...silence });
export const unmutePersonInput = z.object({ roomId: id, ...person });

/** Mutes by staff. Without a room: in all rooms except those of teams, which have their own moderators. */
export const muteAnywhereInput = z.object({ roomId: id.nullable(), ...silence });
export type MutePersonInput = z.infer<typeof muteAnywhereInput>;
export const endMuteInput = z.object({ silenceId: id });

export const messageIdInput = z.object({ messageId: id });
export const removeReportedInput = messageIdInput.extend({ reason: line(roomLimits.reasonMax).optional() });
export const listMutesInput = z.object(table(MUTE_SORTS));
export const listRoomsInput = z.object(table(ROOM_SORTS));
