import { setImmediate } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Db } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import type { ImportProgress, ImportSummary, RowNote } from './import.contract.ts';
import { importRow } from './import-row.ts';
import { recogniseDeals, writeDeals } from './import-deals.repo.ts';
import { gatherTools, insertTools, recogniseTools, updateTools } from './import-tools.repo.ts';
import { beginImport, countOutcome, openStaging, removeRepeated, type StagedRow, stageRows } from './import.repo.ts';
import type { SourceRow } from './source-row.ts';

const STAGED_AT_ONCE = 1_000;
const READ_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 5_000;

export interface ImportOptions {
  database: Database;
  rows: AsyncIterable<SourceRow>;
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
 * @throws what `rows` throws; what `signal` was aborted with
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

async function stage(tx: Db, { rows, signal, onNote, onProgress }: ImportOptions) {
  let read = 0;
  let rejected = 0;
  let waiting: StagedRow[] = [];
  let staging = Promise.resolve();
  // Postgres takes the rows before while the next are read.
  const flush = async () => {
    await staging;
    staging = stageRows(tx, waiting);
    // Told by the next await; where the file breaks off first, by nobody.
    staging.catch(() => {});
    waiting = [];
    onProgress?.({ step: 'read', rows: read });
  };
  for await (const { place, value } of rows) {
    signal?.throwIfAborted();
    const checked = importRow.safeParse(value);
    if (checked.success) {
      waiting.push({ ...checked.data, position: read, place, new_tool_id: uuidv7(), new_deal_id: uuidv7() });
      const website = givenWebsite(value);
      if (website && !checked.data.website)
        onNote?.({ kind: 'left out', place, reason: `website: no browser opens ${website}` });
    } else {
      rejected += 1;
      onNote?.({ kind: 'rejected', place, reason: reasonOf(value, checked.error.issues) });
    }
    read += 1;
    if (waiting.length >= STAGED_AT_ONCE) await flush();
    // A reader that has rows in memory would never let calls come between.
    if (read % READ_AT_ONCE === 0) await setImmediate();
  }
  await flush();
  await staging;
  return { read, rejected };
}

const givenWebsite = (row: unknown) =>
  typeof row === 'object' && row !== null && 'website' in row && typeof row.website === 'string' ? row.website : '';

function reasonOf(value: unknown, issues: { path: PropertyKey[]; message: string }[]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    // The CSV reader says itself what is wrong with a record.
    return typeof value === 'string' ? value : 'A row is an object.';
  }
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join(' ');
}
