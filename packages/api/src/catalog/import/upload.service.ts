import type { Permitted } from '../../access/require-permission.ts';
import { record } from '../../action-log/record.repo.ts';
import type { Call } from '../../call.ts';
import { AppError } from '../../core/errors.ts';
import { fileRows } from './file-rows.ts';
import { type CatalogImportInput, type ImportLine, NOTES_MAX } from './import.contract.ts';
import { isImporting } from './import.repo.ts';
import { importCatalog } from './import.service.ts';
import { ImportFileError } from './source-row.ts';

/** A reason may quote the file, whose fields have no bound. */
const REASON_MAX = 500;

/** Whether a file can be taken now; asked before it is read. @throws unavailable while another import runs */
export async function admitUpload(call: Pick<Call, 'database'>): Promise<void> {
  if (await isImporting(call.database.db)) throw new AppError('unavailable');
}

/**
 * Imports the file at `path` (CAT-03), telling `onLine` of its progress, of rejected rows, and at last the summary.
 *
 * @throws unavailable as admitUpload; invalid_input where the file as a whole cannot be read; what `signal` was aborted with
 */
export async function importUpload(
  call: Permitted<'admin.catalog'>,
  { source, format }: CatalogImportInput,
  { path, signal, onLine }: { path: string; signal: AbortSignal; onLine: (line: ImportLine) => void },
): Promise<void> {
  let noteCount = 0;
  const summary = await importCatalog({
    database: call.database,
    rows: fileRows(path, format),
    source,
    signal,
    whenBusy: 'fail',
    onNote(note) {
      noteCount += 1;
      if (noteCount <= NOTES_MAX) onLine({ note: { ...note, reason: note.reason.slice(0, REASON_MAX) } });
    },
    onProgress: onLine,
    onWritten: (tx, after) =>
      record(tx, call, { action: 'catalog.import', target: { type: 'catalog', id: source }, after: { ...after } }),
  }).catch((error: unknown) => {
    if (!(error instanceof ImportFileError)) throw error;
    throw new AppError('invalid_input', { issues: [{ path: 'file', message: error.message }] });
  });
  onLine({ summary: { ...summary, noteCount } });
}
