import { z } from 'zod';
import { count, id, moment, nextCursor } from '#kernel/answers.ts';
import { rating } from '../catalog.answers.ts';

export const review = z.strictObject({
  id,
  deal: z.strictObject({ id, slug: z.string(), title: z.string() }),
  author: z
    .strictObject({ name: z.string(), avatar: z.string().nullable() })
    .nullable()
    .describe('Null: the account is gone.'),
  stars: z.number(),
  text: z.string(),
  hasBought: z.boolean().describe('Their purchases hold a deal of this tool, and they did not give it back.'),
  writtenAt: moment,
  editedAt: moment.nullable(),
  answer: z.strictObject({ text: z.string(), at: moment }).nullable().describe("The vendor's, written by staff."),
  isFlagged: z.boolean().describe('By the reader.'),
});
/** Times are ISO strings. */
export interface Review extends z.infer<typeof review> {}

export const ownReview = review.extend({
  deal: review.shape.deal.nullable().describe('Null: nobody sees the deal now, so nothing of it is told.'),
  removed: z.strictObject({ at: moment, reason: z.string() }).nullable(),
});
/** The reader's own, which staff may have removed. */
export interface OwnReview extends z.infer<typeof ownReview> {}
export const writtenReview = z.strictObject({ review: ownReview });

export const reviewPage = z.strictObject({
  items: z.array(review),
  nextCursor,
  rating: rating.nullable().describe('Rating of the tool, as everywhere.'),
  histogram: z.array(count).describe("How many gave one star, two, … five; the reader's own is counted."),
});
/** The reader's own is not among the items: it stands first, by itself. */
export interface ReviewPage extends z.infer<typeof reviewPage> {}

export const ownOfDeal = z.strictObject({
  review: ownReview.nullable(),
  hasBought: z.boolean().describe("Whether a review of theirs is marked as a buyer's."),
});
export interface OwnOfDeal extends z.infer<typeof ownOfDeal> {}
