import { z } from 'zod';
import { count, failure, named } from '#kernel/answers.ts';

export const rowNote = z.strictObject({
  kind: z.enum(['rejected', 'left out']),
  place: z.string().describe('`line 12` of a CSV file, `index 4` of a JSON array.'),
  reason: z.string(),
});
/** A row that was left out, or a field of it that was. */
export interface RowNote extends z.infer<typeof rowNote> {}

export const importProgress = z.strictObject({ step: z.enum(['read', 'written']), rows: count });
export interface ImportProgress extends z.infer<typeof importProgress> {}

export const importSummary = z.strictObject({
  read: count,
  inserted: count,
  updated: count,
  unchanged: count,
  rejected: count,
  newTools: count,
  newDeals: count,
  ended: count.describe('Deals that left a feed, where they are to end then.'),
  ignored: z
    .array(z.string())
    .describe("The file's columns, or the feed's fields, that nothing was taken from: the first hundred."),
});
/** `read` is the sum of the four after it; tools and deals of one row are counted apart in the last two. */
export interface ImportSummary extends z.infer<typeof importSummary> {}

export const importLine = named(
  'ImportLine',
  z.union([
    z.strictObject({ import: z.strictObject({ id: z.uuid() }) }),
    z.strictObject({ waiting: z.strictObject({ ahead: count }) }),
    importProgress,
    z.strictObject({ note: rowNote }),
    z.strictObject({ summary: importSummary.extend({ noteCount: count }) }),
    failure(),
  ]),
);
/**
 * The answer to an upload is one of these a line, as it happens: first `import`, at last `summary` or `error`. At most
 * `importLimits.notesMax` notes are told; `noteCount` counts all of them. What is wrong with the file as a whole stands in the error's
 * `issues`. Who goes away meanwhile misses the rest, and the import goes on.
 */
export type ImportLine = z.infer<typeof importLine>;
