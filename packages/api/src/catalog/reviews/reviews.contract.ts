import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import type { Rating } from '../catalog.contract.ts';
import { line, opaque, text } from '#kernel/text.ts';
import { REVIEW_SORTS, reviewLimits } from './reviews.limits.ts';

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

/** `id` is made by the writer: what is sent again is there once. */
export const writeReviewInput = z.object({ id, dealId: id, stars, text: words(reviewLimits.textMax) });
export const editReviewInput = z.object({ id, stars, text: words(reviewLimits.textMax) });
export const flagReviewInput = z.object({ id, on: z.boolean() });

export const removeReviewInput = z.object({ id, reason: line(reviewLimits.reasonMax) });
/** Null takes the answer away. */
export const answerReviewInput = z.object({ id, text: words(reviewLimits.answerMax).nullable() });

/** Times are ISO strings. */
export interface Review {
  id: string;
  deal: { id: string; slug: string; title: string };
  /** Null: the account is gone. */
  author: { name: string; avatar: string | null } | null;
  stars: number;
  text: string;
  /** Their purchases hold a deal of this tool, and they did not give it back. */
  hasBought: boolean;
  writtenAt: string;
  editedAt: string | null;
  /** The vendor's, written by staff. */
  answer: { text: string; at: string } | null;
  /** By the reader. */
  isFlagged: boolean;
}

/** The reader's own, which staff may have removed. */
export interface OwnReview extends Omit<Review, 'deal'> {
  /** Null: nobody sees the deal now, so nothing of it is told. */
  deal: Review['deal'] | null;
  removed: { at: string; reason: string } | null;
}

/** The reader's own is not among the items: it stands first, by itself. */
export interface ReviewPage {
  items: Review[];
  nextCursor: string | null;
  /** Rating of the tool, as everywhere. */
  rating: Rating | null;
  /** How many reviews of the deal or tool gave one star, two, … five; the reader's own is counted. */
  histogram: number[];
}

export interface OwnOfDeal {
  review: OwnReview | null;
  /** Whether a review of theirs is marked as a buyer's. */
  hasBought: boolean;
}
