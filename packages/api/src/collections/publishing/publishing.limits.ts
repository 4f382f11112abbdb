/** Shared by the zod inputs and the fields; no zod here, so pages stay small. */
export const publishingLimits = {
  /** Characters of a public address; those of share links are twice as many. */
  tokenLength: 12,
  /** Days for which an account may publish little. */
  newDays: 3,
} as const;
