import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';
import { person, roomMessage } from '../chat.answers.ts';

export const mute = z.strictObject({
  id,
  person,
  room: z.strictObject({ id, name: z.string().nullable() }).nullable().describe('Null: in all but the rooms of teams.'),
  until: moment,
  reason: z.string(),
  by: person.nullable().describe('Null: the account is gone.'),
  since: moment,
});
/** Times are ISO strings. */
export interface Mute extends z.infer<typeof mute> {}
export const mutes = z.strictObject({ silences: z.array(mute) });
export const muted = z.strictObject({ until: moment });

export const reportedContext = z.strictObject({ before: z.array(roomMessage), after: z.array(roomMessage) });
/** Messages around a reported one. In a private room, nobody but its people reads more than what was reported. */
export interface ReportedContext extends z.infer<typeof reportedContext> {}

export const adminRoom = z.strictObject({
  id,
  name: z.string(),
  isAsking: z.boolean(),
  isClosed: z.boolean(),
  slowModeSeconds: count,
  messageCount: count,
  peopleCount: count,
  lastMessageAt: moment.nullable(),
});
/** A community room as staff see it. */
export interface AdminRoom extends z.infer<typeof adminRoom> {}

export const mutesPage = tablePage(mute);
export const roomsPage = tablePage(adminRoom);
