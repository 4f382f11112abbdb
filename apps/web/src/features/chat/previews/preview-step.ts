/** Height of a preview with the gap above it, px. */
export const PREVIEW_STEP = 80;
