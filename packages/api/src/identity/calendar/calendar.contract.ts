import { z } from 'zod';
import { LANGUAGE_CODES } from '#kernel/languages.ts';

export type * from './calendar.answers.ts';

/** GET /calendar/{token}.ics: any text, since what is none of ours is not found rather than refused. */
export const calendarInput = z.object({ token: z.string().max(100) });
export type CalendarInput = z.infer<typeof calendarInput>;

/** A file of one event, in the language of the page that links to it. */
export const eventFileInput = z.object({
  id: z.uuid('This is not an id.').toLowerCase(),
  language: z.enum(LANGUAGE_CODES).default('en'),
});
export type EventFileInput = z.infer<typeof eventFileInput>;
