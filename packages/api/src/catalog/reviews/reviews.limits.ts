/** Sort orders of a list of reviews. The first is the default. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Shared by inputs, services and the screen; no zod here. */
export const reviewLimits = {
  starsMax: 5,
  textMax: 5_000,
  planMax: 100,
  /** Fifty years. */
  monthsMax: 600,
  /** Entries of pros, and of cons. */
  pointsMax: 5,
  pointMax: 120,
  answerMax: 2_000,
  reasonMax: 300,
  /** Lines on the front page, chosen of the newest so many, each so long. */
  lines: 3,
  linesAmong: 12,
  lineMax: 240,
  page: 10,
  cursorMax: 200,
  /** Longer than any toast offers to undo. */
  restoreMinutes: 10,
} as const;

/** Stars from which on a review is kind; with fewer it is harsh. */
export const KIND_STARS = 4;

/** Reviews of a deal below which bars of stars would show people rather than a distribution. */
export const HISTOGRAM_MIN = 5;

/** Days that a review is kept after its author deleted it; then it is gone. */
export const PURGE_REVIEWS_AFTER_DAYS = 1;
