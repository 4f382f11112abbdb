/** What staff see of the clicks. */
export const goLimits = { days: 30, limit: 20 } as const;
