import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { id } from '#kernel/table/table.contract.ts';
import { line, opaque, text } from '#kernel/text.ts';
import { REVIEW_SORTS, reviewLimits } from './reviews.limits.ts';

export type * from './reviews.answers.ts';

const stars = z.int().min(1).max(reviewLimits.starsMax);
const words = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .refine((value) => value.length > 0, 'This must not be empty.');

export const reviewInput = z.object({ id });
export const reviewOfDealInput = z.object({ dealId: id });

/** Lists the reviews of a deal, or of all deals of a tool; with `stars`, only those that gave so many. */
export const listReviewsInput = z
  .object({
    dealId: id.nullish(),
    toolId: id.nullish(),
    sort: z.enum(REVIEW_SORTS).default('newest'),
    stars: stars.nullish(),
    cursor: opaque(reviewLimits.cursorMax).nullish(),
  })
  .refine(({ dealId, toolId }) => (dealId == null) !== (toolId == null), 'Name a deal or a tool.');
export type ListReviewsInput = z.input<typeof listReviewsInput>;

const points = list(line(reviewLimits.pointMax), { max: reviewLimits.pointsMax });

const content = {
  stars,
  text: words(reviewLimits.textMax),
  pros: points.optional(),
  cons: points.optional(),
  /** Plan and months of use count where the writer's purchases do not tell them. */
  plan: line(reviewLimits.planMax).nullish(),
  months: z.int().min(0).max(reviewLimits.monthsMax).nullish(),
};

/** `id` is made by the writer: what is sent again is there once. */
export const writeReviewInput = z.object({ id, dealId: id, ...content });
/** Changes a review; parts that are not sent stay. */
export const editReviewInput = z.object({ id, ...content });
export const flagReviewInput = z.object({ id, on: z.boolean() });
export const voteReviewInput = z.object({ id, on: z.boolean() });

export const removeReviewInput = z.object({ id, reason: line(reviewLimits.reasonMax) });
/** Null takes the answer away. */
export const answerReviewInput = z.object({ id, text: words(reviewLimits.answerMax).nullable() });
