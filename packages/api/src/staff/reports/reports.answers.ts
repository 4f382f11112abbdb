import { z } from 'zod';
import { review } from '#catalog/reviews/reviews.answers.ts';
import { person, roomKind } from '#chat/chat.answers.ts';
import { count, id, moment } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';

export const reported = z.strictObject({
  id,
  author: person.nullable(),
  text: z.string().describe('Also of a removed one, until it is purged.'),
  editedAt: moment.nullable(),
  removedAt: moment.nullable(),
  removedBy: person.nullable(),
  flaggedBy: z.array(person).describe('The last ones first.'),
  flagCount: count,
  flaggedAt: moment,
  settledAt: moment.nullable(),
  settledBy: person.nullable(),
});
/** A reported thing in its current state; `id` is its own. Times are ISO strings. */
export interface Reported extends z.infer<typeof reported> {}

export const reportedMessage = reported.extend({
  room: z.strictObject({ id, kind: roomKind, name: z.string().nullable() }),
  sentAt: moment,
  authorSilencedUntil: moment
    .nullable()
    .describe("End of the author's mute in the message's room; null if there is none."),
});
export interface ReportedMessage extends z.infer<typeof reportedMessage> {}
export const reportedMessages = tablePage(reportedMessage);

export const reportedPerson = reported.extend({
  reasons: z
    .array(z.strictObject({ by: z.string(), text: z.string(), at: moment }))
    .describe('Why, in the words of those who reported them; the last ones first.'),
  mutedUntil: moment.nullable().describe('End of their mute in all rooms but those of teams.'),
  isSuspended: z.boolean(),
});
/** A reported member; `text` is the newest reason. */
export interface ReportedPerson extends z.infer<typeof reportedPerson> {}
export const reportedPeople = tablePage(reportedPerson);

export const reportedReview = reported.extend({
  deal: review.shape.deal,
  stars: review.shape.stars,
  pros: review.shape.pros,
  cons: review.shape.cons,
  hasBought: review.shape.hasBought,
  plan: review.shape.plan,
  writtenAt: moment,
  removedReason: z.string().nullable(),
});
export interface ReportedReview extends z.infer<typeof reportedReview> {}
export const reportedReviews = tablePage(reportedReview);
