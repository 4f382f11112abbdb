/** Limits of every table that staff page through; shared by the zod inputs and the pages. */
export const tableLimits = {
  queryMax: 200,
  pageSize: 50,
  /** Rows of one search that can be paged through and are counted; beyond that it is to be narrowed. */
  rowsMax: 10_000,
} as const;

export const DIRECTIONS = ['asc', 'desc'] as const;
