import { z } from 'zod';
import { line } from '#kernel/text.ts';
import { roomLimits } from '../chat.limits.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const name = line(roomLimits.nameMax);
const slowModeSeconds = z.int().min(0).max(roomLimits.slowModeSecondsMax);

/** `id` is made by the caller: the same again has its effect once. Without an organization it is a community room. */
export const createRoomInput = z
  .object({
    id,
    organizationId: id.nullish(),
    name,
    isAsking: z.boolean().default(false),
    /** Seen by those alone who are added, and by who looks after the team. */
    isMembersOnly: z.boolean().default(false),
    slowModeSeconds: slowModeSeconds.default(0),
  })
  .refine(({ organizationId, isAsking, isMembersOnly }) => !isMembersOnly || (organizationId && !isAsking), {
    path: ['isMembersOnly'],
    error: 'A room of a team alone is private, and then nobody can ask to join.',
  });
export type CreateRoomInput = z.output<typeof createRoomInput>;

/** Only what changes. */
export const updateRoomInput = z.object({
  roomId: id,
  name: name.optional(),
  slowModeSeconds: slowModeSeconds.optional(),
  isAsking: z.boolean().optional(),
  hasPreviews: z.boolean().optional(),
  isClosed: z.boolean().optional(),
});
const MINUTES_OF_DAY = 24 * 60;

export const roomPersonInput = z.object({ roomId: id, userId: id });
/** With minutes they may not ask again before those are over; without, a ban ends. */
export const removeFromRoomInput = z.object({
  roomId: id,
  userId: id,
  minutes: z
    .int()
    .min(1)
    .max(roomLimits.mutedDaysMax * MINUTES_OF_DAY)
    .optional(),
});
export type RemoveFromRoomInput = z.infer<typeof removeFromRoomInput>;
export type RoomPersonInput = z.infer<typeof roomPersonInput>;
export type UpdateRoomInput = z.infer<typeof updateRoomInput>;
