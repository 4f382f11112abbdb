import { z } from 'zod';
import { tableLimits, DIRECTIONS } from './table.limits.ts';

export const id = z.uuid('This is not an id.').toLowerCase();

/** Input that every table takes. Without a direction: newest first, names from A. */
export const table = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  q: z.string().trim().max(tableLimits.queryMax).default(''),
  sort: z.enum(sorts).default(sorts[0]),
  direction: z.enum(DIRECTIONS).optional(),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(tableLimits.rowsMax / tableLimits.pageSize)
    .default(1),
});

/** A page of rows. `total` counts at most `tableLimits.rowsMax`; `isMore` says that there are more than that. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
  isMore: boolean;
}
