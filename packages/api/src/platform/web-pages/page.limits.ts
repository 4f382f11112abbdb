/** Lengths of what a web page says of itself; no zod here. */
export const pageLimits = {
  titleMax: 300,
  descriptionMax: 2000,
  siteNameMax: 100,
  /** Pictures of the product that one page is asked for. */
  screenshotsMax: 12,
} as const;
