import { answerBeside } from '#core/beside/answer-beside.ts';
import type { CatalogImportInput } from './import.contract.ts';
import { fileRows } from './file-rows.ts';
import { type Batch, readRows } from './read-rows.ts';
import { ImportFileError } from './source-row.ts';

/** The file, with the first question; then null. */
export type Asked = { path: string; format: CatalogImportInput['format'] | undefined } | null;
/** Null: there is no more. */
export type Read = Batch | { unreadable: string } | null;

let batches: AsyncGenerator<Batch> | undefined;

answerBeside(async (asked: Asked): Promise<Read> => {
  if (asked) batches = readRows(fileRows(asked.path, asked.format));
  try {
    const next = await batches?.next();
    return next?.value ?? null;
  } catch (error) {
    if (error instanceof ImportFileError) return { unreadable: error.message };
    throw error;
  }
});
