/** Limits of every table that staff page through; shared by the zod inputs and the pages. */
export const tableLimits = {
  queryMax: 200,
  pageSize: 50,
  /** Rows of one search that are counted and can be paged through; a larger result has to be filtered. */
  rowsMax: 10_000,
} as const;

export const DIRECTIONS = ['asc', 'desc'] as const;
