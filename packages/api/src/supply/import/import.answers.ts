import { z } from 'zod';
import { count, failure, id, moment, named } from '#kernel/answers.ts';

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

export const importChange = z.strictObject({
  kind: z.enum(['new', 'changed', 'ended']),
  what: z.enum(['deal', 'tool']),
  title: z.string(),
  slug: z.string().nullable().describe('Slug of its page; null: it is new, and a dry run has none yet.'),
  columns: z.array(z.strictObject({ column: z.string(), before: z.string(), after: z.string() })),
});
/** Something that an import brings, as it tells of a feed's run or a dry run. */
export interface ImportChange extends z.infer<typeof importChange> {}

export const importReport = z.strictObject({ notes: z.array(rowNote), changes: z.array(importChange) });
/** Rows that an import left out so far, and what it brought. */
export interface ImportReport extends z.infer<typeof importReport> {}

export const catalogImport = z.strictObject({
  id,
  source: z.string(),
  feedId: id.nullable().describe('Null: of a file.'),
  isDryRun: z.boolean().describe('Only a preview.'),
  by: z
    .string()
    .nullable()
    .describe("Null: from the command line, by a feed's schedule, or of an account that is gone."),
  createdAt: moment,
  state: z
    .enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted'])
    .describe('`interrupted`: its process ended, or was not heard of any more; nothing of it went in, nor will.'),
  ahead: count.describe('While it waits: how many come before it, the running one too.'),
  rowsRead: count,
  rowsWritten: count,
  noteCount: count.describe('All, of which `importLimits.notesMax` are listed.'),
  summary: importSummary.nullable(),
  error: failure().shape.error.nullable().describe('Why it failed.'),
});
/** An import as everybody sees it who may import, in whatever process it runs. */
export interface CatalogImport extends z.infer<typeof catalogImport> {}
export const catalogImports = z.strictObject({ imports: z.array(catalogImport) });
