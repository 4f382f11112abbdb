/** Shared by inputs, services and the screen; no zod here. */
export const previewLimits = {
  /** Links of one message that get a preview: its first ones. */
  ofMessage: 3,
  titleMax: 200,
  descriptionMax: 300,
  siteNameMax: 60,
} as const;
