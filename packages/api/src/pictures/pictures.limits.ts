/** Shared by routes, services and sentences; no zod here. */
export const pictureLimits = {
  /** Of what is sent or fetched. */
  bytesMax: 10 * 1024 * 1024,
  /** Pixels of the longer side of what staff and vendors upload. */
  uploadSide: 1_600,
  /** Of one picture, and of all of an animation together, as they come. Four bytes each in memory, at the most. */
  pixelsMax: 64_000_000,
} as const;
