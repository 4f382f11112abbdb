/** Sort orders of a list of reviews. The first is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Shared by inputs, services and the screen; no zod here. */
export const reviewLimits = {
  starsMax: 5,
  textMax: 5_000,
  answerMax: 2_000,
  reasonMax: 300,
  page: 10,
  cursorMax: 200,
  /** Longer than any toast offers to undo. */
  restoreMinutes: 10,
} as const;

/** Days that a review is kept after its author deleted it; then it is gone. */
export const PURGE_REVIEWS_AFTER_DAYS = 1;
