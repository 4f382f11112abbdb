export const priceLimits = {
  /** Points of a history that are shown; the file has all. */
  pointsMax: 200,
  /** Before an offer begins: among what was asked in these days is the lowest (Directive 98/6/EC, article 6a). */
  windowDays: 30,
} as const;
