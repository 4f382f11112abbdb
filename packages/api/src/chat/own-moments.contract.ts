import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { NAMED_MOMENTS, roomLimits } from './chat.limits.ts';
import { isTimeZone } from './search/days.ts';

/** A moment that a member chooses: a named one, or an exact one. */
export const ownMoment = {
  at: z.union([z.enum(NAMED_MOMENTS), z.iso.datetime({ offset: true }).max(40)]),
  timeZone: opaque(roomLimits.timeZoneMax)
    .refine(isTimeZone, 'There is no such time zone.')
    .default('UTC')
    .describe('IANA name, for a member whose notification settings have none.'),
};
