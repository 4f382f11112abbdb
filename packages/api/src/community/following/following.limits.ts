/** Shared by inputs, services and the screen; no zod here. */
export const followingLimits = {
  page: 30,
  /** Follows that are looked through for one page: whoever is hidden from the reader is passed over. */
  lookedThrough: 150,
  cursorMax: 100,
} as const;
