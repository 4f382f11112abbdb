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
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  hasBought: z.boolean().describe('Their purchases hold a deal of this tool, and they did not give it back.'),
  plan: z.string().nullable().describe('The plan that they use.'),
  months: count.nullable().describe('How many they had used it when they wrote.'),
  writtenAt: moment,
  editedAt: moment.nullable(),
  answer: z.strictObject({ text: z.string(), at: moment }).nullable().describe("The vendor's, written by staff."),
  helpfulCount: count.describe('How many members find it helpful.'),
  isHelpful: z.boolean().describe('To the reader.'),
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
  voices: z
    .strictObject({ kind: review.nullable(), harsh: review.nullable() })
    .nullable()
    .describe('The most helpful with four or five stars, and with fewer; null on further pages.'),
  histogram: z.array(count).describe("How many gave one star, two, … five; the reader's own is counted."),
});
/** The reader's own is not among the items: it stands first, by itself. */
export interface ReviewPage extends z.infer<typeof reviewPage> {}

export const ownOfDeal = z.strictObject({
  review: ownReview.nullable(),
  hasBought: z.boolean().describe("Whether a review of theirs is marked as a buyer's."),
  plan: z.string().nullable().describe('What a review tells by their purchases; null: they may say.'),
  months: count.nullable().describe('The same.'),
});
export interface OwnOfDeal extends z.infer<typeof ownOfDeal> {}
