import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import type { ErrorBody } from '#kernel/errors.ts';
import { line } from '#kernel/text.ts';
import type { ImportSummary } from './import.answers.ts';

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

/** Something that an import brings, as it tells of a feed's run or a dry run. */
export interface ImportChange {
  kind: 'new' | 'changed' | 'ended';
  what: 'deal' | 'tool';
  title: string;
  /** Slug of its page; null: it is new, and a dry run has none yet. */
  slug: string | null;
  columns: { column: string; before: string; after: string }[];
}

/** An import as everybody sees it who may import, in whatever process it runs. */
export interface CatalogImport {
  id: string;
  source: string;
  /** Null: of a file. */
  feedId: string | null;
  /** Only a preview. */
  isDryRun: boolean;
  /** Null: from the command line, by a feed's schedule, or of an account that is gone. */
  by: string | null;
  createdAt: string;
  /** `interrupted`: its process ended, or was not heard of any more; nothing of it went in, nor will. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted';
  /** While it waits: how many come before it, the running one too. */
  ahead: number;
  rowsRead: number;
  rowsWritten: number;
  /** All, of which `importLimits.notesMax` are listed. */
  noteCount: number;
  summary: ImportSummary | null;
  /** Why it failed. */
  error: ErrorBody | null;
}
