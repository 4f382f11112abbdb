import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { roomLimits } from '../chat.limits.ts';
import { isTimeZone } from '../search/days.ts';

export type * from './reminders.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** When to remind: in an hour; tomorrow, or on the next Monday, at nine by the member's clock. */
export const REMIND_AT = ['hour', 'tomorrow', 'monday'] as const;
export type RemindAt = (typeof REMIND_AT)[number];

export const remindInput = z.object({
  roomId: id,
  id: id.describe('Of the message.'),
  at: z.union([z.enum(REMIND_AT), z.iso.datetime({ offset: true }).max(40)]),
  timeZone: opaque(roomLimits.timeZoneMax)
    .refine(isTimeZone, 'There is no such time zone.')
    .default('UTC')
    .describe('IANA name, for a member whose notification settings have none.'),
});
export const cancelReminderInput = z.object({ id });
