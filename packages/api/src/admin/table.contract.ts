import { z } from 'zod';
import { adminLimits, DIRECTIONS } from './admin.limits.ts';

export const id = z.uuid('This is not an id.').toLowerCase();

/** Input that every table takes. Without a direction: newest first, names from A. */
export const table = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  q: z.string().trim().max(adminLimits.queryMax).default(''),
  sort: z.enum(sorts).default(sorts[0]),
  direction: z.enum(DIRECTIONS).optional(),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(adminLimits.rowsMax / adminLimits.pageSize)
    .default(1),
});
