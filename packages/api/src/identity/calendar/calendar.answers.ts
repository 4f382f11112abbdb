import { z } from 'zod';
import { moment } from '#kernel/answers.ts';

const address = z.strictObject({
  createdAt: moment,
  lastReadAt: moment.nullable().describe('When a program last read it, to the hour; null: not yet.'),
});
export const calendarState = z.strictObject({ address: address.nullable() });
/** Whether the member has a private address, without the address itself: nobody has it but their calendars. */
export interface CalendarState extends z.infer<typeof calendarState> {}

export const renewedCalendar = calendarState.extend({
  url: z.string().describe('The address, answered this once.'),
});
export interface RenewedCalendar extends z.infer<typeof renewedCalendar> {}
