import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { line } from '#kernel/text.ts';

export type * from './import.answers.ts';

/** POST /api/admin/catalog/import: the query beside the file. */
export const catalogImportInput = z.object({
  source: line(100),
  format: z.enum(['csv', 'json']),
  /** `true`: nothing goes in, and all is told that would. */
  dryRun: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .default(false),
});
export type CatalogImportInput = z.input<typeof catalogImportInput>;

/** Input that limits the list to the imports of one feed; without it all are listed. */
export const listImportsInput = z.object({ feedId: id.optional() }).optional();

/** One import, of those that are listed. */
export const oneImportInput = z.object({ id });
