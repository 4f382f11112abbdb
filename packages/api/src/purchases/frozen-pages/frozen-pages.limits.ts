/** Limits of the copies of vendors' pages. */
export const frozenPageLimits = {
  /** Bytes of a page that are fetched; the rest of a longer one is cut off. */
  fetchedBytesMax: 2 * 1024 * 1024,
  /** Characters of its words. */
  textMax: 200_000,
  /** All copies of one member, words and files. */
  memberBytesMax: 200 * 1024 * 1024,
} as const;

/** Why there is no copy, as its owner is told. */
export const FROZEN_PAGE_FAILURES = ['gone', 'refused', 'unreachable', 'unreadable', 'full'] as const;
export type FrozenPageFailure = (typeof FROZEN_PAGE_FAILURES)[number];
