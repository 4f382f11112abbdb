import type { Database, Db } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import type { ImportProgress, ImportSummary, RowNote } from './import.contract.ts';
import { recogniseDeals, writeDeals } from './import-deals.repo.ts';
import { gatherTools, insertTools, recogniseTools, updateTools } from './import-tools.repo.ts';
import { beginImport, countOutcome, openStaging, removeRepeated, stageRows } from './import.repo.ts';
import type { Batch } from './read-rows.ts';

const WRITTEN_AT_ONCE = 5_000;

export interface ImportOptions {
  database: Database;
  /** Of the file (readFile), or of rows from elsewhere (readRows). */
  batches: AsyncIterable<Batch>;
  /** Where the rows come from; with a row's own id it makes the import idempotent. */
  source: string;
  onNote?: (note: RowNote) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** What belongs to the import's own transaction, once all else is written. */
  onWritten?: (tx: Db, summary: ImportSummary) => Promise<void>;
  /** Ends the run at its next step, with nothing written. */
  signal?: AbortSignal;
}

/**
 * Brings tools and deals into the catalogue (CAT-03). Bad rows are left out and told to `onNote`; the good ones go in, in
 * one transaction, so that whatever ends the run early leaves nothing behind. Memory stays bounded: rows wait in Postgres.
 *
 * @throws what `batches` throws; what `signal` was aborted with
 */
export async function importCatalog(options: ImportOptions): Promise<ImportSummary> {
  const { database, source, onNote, onProgress, onWritten, signal } = options;
  const summary = await database.transaction(async (tx) => {
    await beginImport(tx);
    await openStaging(tx);
    const { read, rejected } = await stage(tx, options);
    const repeated = await removeRepeated(tx);
    for (const { place, key, first } of repeated) {
      onNote?.({ kind: 'rejected', place, reason: `The id ${key} stands already at ${first}.` });
    }

    const step = async (work: () => Promise<void>) => {
      signal?.throwIfAborted();
      await work();
    };
    const ranges = Array.from({ length: Math.ceil(read / WRITTEN_AT_ONCE) }, (_, n) => ({
      from: n * WRITTEN_AT_ONCE,
      to: Math.min((n + 1) * WRITTEN_AT_ONCE, read),
    }));
    await step(() => gatherTools(tx, source));
    await step(() => recogniseTools(tx, source, { hasId: true }));
    for (const range of ranges) {
      await step(() => updateTools(tx, range));
      await step(() => insertTools(tx, source, { ...range, hasId: true }));
    }
    await step(() => recogniseTools(tx, source, { hasId: false }));
    await step(() => recogniseDeals(tx, source));
    for (const range of ranges) {
      await step(() => insertTools(tx, source, { ...range, hasId: false }));
      await step(() => writeDeals(tx, source, range));
      onProgress?.({ step: 'written', rows: range.to });
    }
    const outcome = await countOutcome(tx);
    if (outcome.inserted + outcome.updated > 0) await refreshSearchWords(tx);
    const written = { read, rejected: rejected + repeated.length, ...outcome };
    await onWritten?.(tx, written);
    signal?.throwIfAborted();
    return written;
  });
  // The planner learns what the tables hold now. Postgres would do it by itself in a minute, so a failure is none of the import's.
  await database.pool.query('vacuum (analyze) tools, deals, search_words').catch(() => {});
  return summary;
}

async function stage(tx: Db, { batches, signal, onNote, onProgress }: ImportOptions) {
  let read = 0;
  let rejected = 0;
  let staging = Promise.resolve();
  // Postgres takes the rows before while the next are read.
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await staging;
    staging = stageRows(tx, batch.rows);
    // Told by the next await; where the file breaks off first, by nobody.
    staging.catch(() => {});
    for (const note of batch.notes) onNote?.(note);
    read += batch.read;
    rejected += batch.rejected;
    onProgress?.({ step: 'read', rows: read });
  }
  await staging;
  return { read, rejected };
}
