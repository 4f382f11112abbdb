import { z } from 'zod';
import type { ErrorBody } from '../../core/errors.ts';
import { line } from '../../core/text.ts';
import type { ImportProgress, ImportSummary, RowNote } from './import.service.ts';

/** Rejected rows that an upload's answer lists; the others are only counted. */
export const NOTES_MAX = 1_000;

/** POST /api/admin/catalog/import: the query beside the file. */
export const catalogImportInput = z.object({ source: line(100), format: z.enum(['csv', 'json']) });
export type CatalogImportInput = z.infer<typeof catalogImportInput>;

/**
 * The answer to an upload is one of these a line, as it happens, and ends with `summary` or `error`. At most `NOTES_MAX`
 * notes are told; `noteCount` counts all of them. What is wrong with the file as a whole stands in the error's `issues`.
 */
export type ImportLine =
  | ImportProgress
  | { note: RowNote }
  | { summary: ImportSummary & { noteCount: number } }
  | { error: ErrorBody };
