/** Shared by the job and its sentences; no zod here. */
export const toolPicturesLimits = {
  /** Pictures of one tool that are kept. */
  picturesMax: 8,
  /** Pixels: what is smaller is a logo or a button. */
  widthMin: 480,
  heightMin: 240,
  /** How many times as wide as high, or as high as wide, a picture may be: beyond that it is a banner. */
  ratioMax: 3,
} as const;
