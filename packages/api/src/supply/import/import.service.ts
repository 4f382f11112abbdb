import type { Database, Db } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { AppError } from '#kernel/errors.ts';
import { changedDeals, changedTools, newOnes } from './changes.repo.ts';
import { endMissing, reopenDeals } from './gone.repo.ts';
import type { ImportChange, ImportProgress, ImportSummary, RowNote } from './import.contract.ts';
import { recogniseDeals, writeDeals } from './import-deals.repo.ts';
import { gatherTools, holdTools, insertTools, recogniseTools, updateTools } from './import-tools.repo.ts';
import { beginImport, countOutcome, openStaging, removeRepeated, rolledBack, stageRows } from './import.repo.ts';
import type { Batch } from './read-rows.ts';

const WRITTEN_AT_ONCE = 5_000;

export interface ImportOptions {
  database: Database;
  /** Batches of the file (readFile), or of rows from elsewhere (readRows). */
  batches: AsyncIterable<Batch>;
  /** Source of the rows; with a row's own id it makes the import idempotent. */
  source: string;
  onNote?: (note: RowNote) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** Nothing goes in; all that would is told. */
  isDryRun?: boolean;
  /** The rows are all that the source has: what becomes of its deals that are not among them. */
  whole?: { whenGone: 'leave' | 'end'; isSure: boolean };
  /** Runs in the import's own transaction, once all else is written. */
  onWritten?: (tx: Db, summary: ImportSummary, changes: ImportChange[]) => Promise<void>;
  /** Ends the run at its next step, with nothing written. */
  signal?: AbortSignal;
}

/**
 * Brings tools and deals into the catalogue (CAT-03). Bad rows are left out and told to `onNote`; the good ones go in, in
 * one transaction, so that whatever ends the run early leaves nothing behind. Memory stays bounded: rows wait in Postgres.
 *
 * @throws what `batches` throws; what `signal` was aborted with; most_would_end
 */
export async function importCatalog(options: ImportOptions): Promise<ImportSummary> {
  const { database, isDryRun = false, onWritten, signal } = options;
  const summary = await database.transaction(async (tx) => {
    await beginImport(tx);
    const written = await (isDryRun ? rolledBack(tx, () => write(tx, options)) : write(tx, options));
    await onWritten?.(tx, written.summary, written.changes);
    signal?.throwIfAborted();
    return written.summary;
  });
  // The planner learns what the tables hold now. Postgres would do it by itself in a minute, so a failure is none of the import's.
  const isWritten = summary.inserted + summary.updated + summary.ended > 0;
  if (isWritten && !isDryRun)
    await database.pool.query('vacuum (analyze) tools, deals, search_words, synonym_groups').catch(() => {});
  return summary;
}

async function write(tx: Db, options: ImportOptions): Promise<{ summary: ImportSummary; changes: ImportChange[] }> {
  const { source, isDryRun, whole, onNote, onProgress, signal } = options;
  const isTold = isDryRun || whole !== undefined;
  await openStaging(tx);
  const staged = await stage(tx, options);
  const { read, rejected, ignored } = staged;
  const repeated = await removeRepeated(tx);
  for (const { place, key, first } of repeated) {
    onNote?.({ kind: 'rejected', place, reason: `The id ${key} stands already at ${first}.` });
  }

  const step = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    signal?.throwIfAborted();
    return work();
  };
  const ranges = Array.from({ length: Math.ceil(read / WRITTEN_AT_ONCE) }, (_, n) => ({
    from: n * WRITTEN_AT_ONCE,
    to: Math.min((n + 1) * WRITTEN_AT_ONCE, read),
  }));
  const changes: ImportChange[] = [];
  await step(() => gatherTools(tx, source));
  if (isTold) changes.push(...(await step(() => changedTools(tx))));
  await step(() => recogniseTools(tx, source, { hasId: true }));
  for (const range of ranges) {
    await step(() => updateTools(tx, range));
    await step(() => insertTools(tx, source, { ...range, hasId: true }));
  }
  await step(() => recogniseTools(tx, source, { hasId: false }));
  await step(() => recogniseDeals(tx, source));
  await step(() => holdTools(tx));
  await step(() => reopenDeals(tx));
  if (isTold) changes.push(...(await step(() => changedDeals(tx))));
  for (const range of ranges) {
    await step(() => insertTools(tx, source, { ...range, hasId: false }));
    await step(() => writeDeals(tx, source, range));
    onProgress?.({ step: 'written', rows: range.to });
  }
  const outcome = await countOutcome(tx);
  const gone = whole?.whenGone === 'end' ? await step(() => endGone(tx, options, staged)) : NOTHING;
  if (isTold) changes.push(...(await step(() => newOnes(tx))), ...gone.changes);
  if (outcome.inserted + outcome.updated > 0) await refreshSearchWords(tx);
  const summary = { read, rejected: rejected + repeated.length, ...outcome, ended: gone.ended, ignored };
  return {
    summary,
    changes: changes.map((change) => (isDryRun && change.kind === 'new' ? { ...change, slug: null } : change)),
  };
}

const NOTHING = { ended: 0, changes: [] as ImportChange[] };

/** Ends the source's deals that no row was about, not even a rejected one. @throws most_would_end unless that is meant, or only tried */
async function endGone(
  tx: Db,
  { source, isDryRun, whole, onNote }: ImportOptions,
  { read, rejectedKeys, rejectedWithoutKey }: Staged,
): Promise<typeof NOTHING> {
  if (rejectedWithoutKey > 0) {
    const reason = `Nothing ends: ${rejectedWithoutKey} rejected rows do not say which deals they are about.`;
    onNote?.({ kind: 'left out', place: 'feed', reason });
    return NOTHING;
  }
  const { running, ended, changes } = await endMissing(tx, source, rejectedKeys);
  const isMost = ended > 0 && (read === 0 || (ended > FEW && ended * 2 > running));
  if (isMost && !whole?.isSure && !isDryRun) throw new AppError('most_would_end');
  return { ended, changes };
}

/** Number of deals that may end at once, whatever part of the feed they are. */
const FEW = 5;

interface Staged {
  read: number;
  rejected: number;
  rejectedKeys: string[];
  rejectedWithoutKey: number;
  ignored: string[];
}

async function stage(tx: Db, { batches, signal, onNote, onProgress }: ImportOptions): Promise<Staged> {
  const staged: Staged = { read: 0, rejected: 0, rejectedKeys: [], rejectedWithoutKey: 0, ignored: [] };
  let staging = Promise.resolve();
  // Postgres takes the rows before while the next are read.
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await staging;
    staging = stageRows(tx, batch.rows);
    // Told by the next await; where the file breaks off first, by nobody.
    staging.catch(() => {});
    for (const note of batch.notes) onNote?.(note);
    staged.read += batch.read;
    staged.rejected += batch.rejected;
    staged.rejectedKeys.push(...batch.rejectedKeys);
    staged.rejectedWithoutKey += batch.rejectedWithoutKey;
    staged.ignored.push(...batch.ignored);
    onProgress?.({ step: 'read', rows: staged.read });
  }
  await staging;
  return staged;
}
