import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type {
  CatalogImport,
  catalogImportInput,
  ImportLine,
  ImportReport,
  listImportsInput,
  oneImportInput,
} from './import.contract.ts';
import { readFile } from './read-file.ts';
import { countOpen, endRun, findReport, listRuns } from './run.repo.ts';
import { runImport } from './run.service.ts';

/** Each that waits keeps its file. */
const OPEN_MAX = 10;
const LISTED = 20;

/** Whether a file can be taken now; asked before it is read. @throws unavailable while ten run or wait */
export async function admitUpload(call: Pick<Call, 'database'>): Promise<void> {
  if ((await countOpen(call.database.db)) >= OPEN_MAX) throw new AppError('unavailable');
}

/**
 * Imports the file at `path` (CAT-03) when its turn has come, telling `onLine` how it goes, and at last the summary.
 *
 * @throws as runImport
 */
export async function importUpload(
  call: Permitted<'admin.catalog'>,
  { source, format, dryRun }: z.output<typeof catalogImportInput>,
  { path, stopping, onLine }: { path: string; stopping: AbortSignal; onLine: (line: ImportLine) => void },
): Promise<void> {
  await runImport({
    database: call.database,
    createdBy: call.actor.user.id,
    batches: readFile(path, format),
    source,
    isDryRun: dryRun,
    stopping,
    onLine,
    // Dry runs leave nothing to record.
    onWritten: async (tx, after) => {
      if (dryRun) return;
      await record(tx, call, {
        action: 'catalog.import',
        target: { type: 'catalog', id: source },
        after: { ...after },
      });
    },
  });
}

/** The newest imports, in whatever process they run. */
export async function listImports(
  call: Permitted<'admin.catalog'>,
  input: z.output<typeof listImportsInput>,
): Promise<{ imports: CatalogImport[] }> {
  return { imports: await listRuns(call.database.db, LISTED, input?.feedId) };
}

/** Returns what an import left out so far, and what it brought. @throws not_found */
export async function getImportNotes(
  call: Permitted<'admin.catalog'>,
  { id }: z.output<typeof oneImportInput>,
): Promise<ImportReport> {
  const report = await findReport(call.database.db, id);
  if (!report) throw new AppError('not_found');
  return report;
}

/** Ends an import that runs or waits, in whatever process: nothing of it goes in. @throws not_found where it is over already */
export async function cancelImport(
  call: Permitted<'admin.catalog'>,
  { id }: z.output<typeof oneImportInput>,
): Promise<void> {
  await call.database.transaction(async (tx) => {
    const source = await endRun(tx, id, { state: 'cancelled' });
    if (source === null) throw new AppError('not_found');
    await record(tx, call, { action: 'catalog.import_cancel', target: { type: 'catalog', id: source } });
  });
}
