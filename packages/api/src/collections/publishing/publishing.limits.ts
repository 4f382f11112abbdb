/** `followed`: by most first. */
export const DIRECTORY_SORTS = ['newest', 'followed'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Shared by the zod inputs and the fields; no zod here, so pages stay small. */
export const publishingLimits = {
  /** Published collections that one call answers. */
  page: 24,
  cursorMax: 200,
  /** Pictures on the cover of a collection, and items among which they are looked for. */
  coverPictures: 4,
  coverItems: 8,
  /** Days for which an account may publish little. */
  newDays: 3,
} as const;
