import { errorLimits } from '#kernel/errors.limits.ts';

/** Shared by routes, services and sentences; no zod here. */
export const pictureLimits = {
  /** Size of a picture as it is sent or fetched. */
  bytesMax: 10 * 1024 * 1024,
  /** Pixels of the longer side of what staff and vendors upload. */
  uploadSide: 1_600,
  /** Pixels of one picture, and of all frames of an animation together. Four bytes each in memory, at the most. */
  pixelsMax: errorLimits.pictureMegapixels * 1_000_000,
} as const;
