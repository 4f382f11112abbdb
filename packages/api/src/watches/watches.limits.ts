import { errorLimits } from '#kernel/errors.limits.ts';

export const WATCH_KINDS = ['deal', 'tool', 'search'] as const;

/** Shared by inputs, services and the screen; no zod here. */
export const watchLimits = {
  /** Watches of one member. */
  watchesMax: errorLimits.watches,
  page: 50,
  nameMax: 100,
  /** Wish price, in major units. */
  wishMax: 10_000_000,
  /** Days of which a preview tells what would have been found, and how many it names. */
  previewDays: 30,
  previewMax: 10,
  /** Days in which a watch that was ended can be brought back. */
  restoreDays: 30,
  /** Days for which changes of deals are remembered: what matched a search within them is no news. */
  rememberedDays: 7,
} as const;
