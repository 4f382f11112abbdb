import { v7 as uuidv7 } from 'uuid';
import type { Database, Db } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { AppError } from '../../core/errors.ts';
import { importRow } from './import-row.ts';
import { findDeals, writeDeals } from './import-deals.repo.ts';
import { gatherTools, insertTools, updateTools } from './import-tools.repo.ts';
import { beginImport, countOutcome, openStaging, removeRepeated, type StagedRow, stageRows } from './import.repo.ts';
import type { SourceRow } from './source-row.ts';

const STAGED_AT_ONCE = 1_000;
const WRITTEN_AT_ONCE = 5_000;

/** A row that was left out, or a field of it that was. */
export interface RowNote {
  kind: 'rejected' | 'left out';
  place: string;
  reason: string;
}

export interface ImportProgress {
  step: 'read' | 'written';
  rows: number;
}

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
  /** What to do while another import runs: unless told, wait for it. */
  whenBusy?: 'wait' | 'fail';
}

/** `read` is the sum of the four after it; tools and deals of one row are counted apart in the last two. */
export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  newTools: number;
  newDeals: number;
}

/**
 * Brings tools and deals into the catalogue (CAT-03). Bad rows are left out and told to `onNote`; the good ones go in, in
 * one transaction, so that whatever ends the run early leaves nothing behind. Memory stays bounded: rows wait in Postgres.
 *
 * @throws what `rows` throws; what `signal` was aborted with; unavailable if it shall not wait for another
 */
export async function importCatalog(options: ImportOptions): Promise<ImportSummary> {
  const { database, source, onNote, onProgress, onWritten, signal, whenBusy = 'wait' } = options;
  const summary = await database.transaction(async (tx) => {
    if (!(await beginImport(tx, whenBusy))) throw new AppError('unavailable');
    await openStaging(tx);
    const { read, rejected } = await stage(tx, options);
    const repeated = await removeRepeated(tx);
    for (const { place, key, first } of repeated) {
      onNote?.({ kind: 'rejected', place, reason: `The id ${key} stands already at ${first}.` });
    }

    const steps = [
      () => gatherTools(tx, source),
      () => updateTools(tx),
      () => insertTools(tx, source, { hasId: true }),
      () => insertTools(tx, source, { hasId: false }),
      () => findDeals(tx, source),
    ];
    for (const step of steps) {
      signal?.throwIfAborted();
      await step();
    }
    for (let from = 0; from < read; from += WRITTEN_AT_ONCE) {
      signal?.throwIfAborted();
      await writeDeals(tx, source, from, from + WRITTEN_AT_ONCE);
      onProgress?.({ step: 'written', rows: Math.min(from + WRITTEN_AT_ONCE, read) });
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
  const flush = async () => {
    await stageRows(tx, waiting);
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
  }
  await flush();
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
