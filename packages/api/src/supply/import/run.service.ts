import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@onceware/db/client';
import { AppError } from '#kernel/errors.ts';
import { toAppError } from '#kernel/failures.ts';
import type { ImportLine, ImportProgress, ImportSummary, RowNote } from './import.contract.ts';
import { importCatalog, type ImportOptions } from './import.service.ts';
import { beat, endRun, insertRun, purgeRuns, type RunEnd, type Told } from './run.repo.ts';
import { ImportFileError } from './source-row.ts';
import { importLimits } from './import.limits.ts';

const BEAT_MS = 1_000;
/** A reason may quote the file, whose fields have no bound. */
const REASON_MAX = 500;

export interface RunOptions extends Pick<
  ImportOptions,
  'database' | 'batches' | 'source' | 'isDryRun' | 'whole' | 'onNote' | 'onWritten'
> {
  /** Feed of the run; only one run of a feed may be open. */
  feedId?: string;
  /** Null: whoever runs the product, from a command line or by a feed's schedule. */
  createdBy: string | null;
  onLine: (line: ImportLine) => void;
  /** Aborted where the process ends. */
  stopping?: AbortSignal;
}

/**
 * Imports where everybody sees it (CAT-03): from its place in the line to its end it stands in the database, where it says
 * every second that it lives and how far it is. One runs at a time, over all processes.
 *
 * @throws what `batches` throws; unavailable where it was cancelled, the database did not hear of it for too long, or the same
 *   feed runs already; what `stopping` was aborted with
 */
export async function runImport(options: RunOptions): Promise<ImportSummary> {
  const { database, source, createdBy, feedId = null, isDryRun = false, onLine, stopping } = options;
  const { db } = database;
  const id = await insertRun(db, { source, createdBy, feedId, isDryRun });
  if (id === null) throw new AppError('unavailable');
  onLine({ import: { id } });
  const progress = progressOf(options);
  const endAs = (end: RunEnd, tx = db) => progress.tell((told) => endRun(tx, id, end, told));
  const heart = startHeart(() => progress.tell((told) => beat(db, id, told)), options);
  try {
    await heart.turn;
    const summary = await importCatalog({
      database,
      source,
      batches: options.batches,
      isDryRun,
      whole: options.whole,
      signal: heart.signal,
      onNote: progress.onNote,
      onProgress: progress.onProgress,
      async onWritten(tx, written, changes) {
        await options.onWritten?.(tx, written, changes);
        await heart.stop();
        if ((await endAs({ state: 'done', summary: written, changes }, tx)) === null) throw isOver();
      },
    });
    onLine({ summary: { ...summary, noteCount: progress.noteCount() } });
    return summary;
  } catch (error) {
    await heart.stop();
    const failure = () => importFailure(error, feedId === null ? 'invalid_input' : 'feed_unreadable').toBody();
    // One that was cancelled has its end already; one that the database cannot be told of is soon taken for interrupted.
    await endAs(stopping?.aborted ? { state: 'interrupted' } : { state: 'failed', error: failure() }).catch(() => {});
    throw error;
  }
}

/** Keeps the newest imports for whoever looks. Any number of processes may do it at once. */
export const purgeImports = ({ db }: Pick<Database, 'db'>): Promise<void> => purgeRuns(db);

/** Returns the error for the sender of the file, or for a person who checks how a feed went. */
export const importFailure = (error: unknown, unreadable: 'invalid_input' | 'feed_unreadable' = 'invalid_input') =>
  error instanceof ImportFileError
    ? new AppError(unreadable, { issues: [{ path: 'file', message: error.message }], cause: error })
    : toAppError(error);

/** It was cancelled, or the database did not hear of it for too long. */
const isOver = () =>
  new AppError('unavailable', {
    issues: [{ path: 'import', message: 'This import was cancelled or interrupted. Nothing of it went in.' }],
  });

interface Heart {
  /** Resolves once it is this import's turn; rejects where `signal` is aborted before. */
  turn: Promise<void>;
  /** Aborted where the import is over, or its process ends. */
  signal: AbortSignal;
  /** Resolves after the last beat. */
  stop(): Promise<void>;
}

/** Has `say` tell every second that the import lives, from its place in the line to its end. It answers how many come before. */
function startHeart(
  say: () => Promise<number | null>,
  { onLine, stopping }: Pick<RunOptions, 'onLine' | 'stopping'>,
): Heart {
  const [stopped, over] = [new AbortController(), new AbortController()];
  const signal = stopping ? AbortSignal.any([over.signal, stopping]) : over.signal;
  const turn = Promise.withResolvers<void>();
  const leave = () => turn.reject(signal.reason);
  signal.addEventListener('abort', leave);
  const beating = (async () => {
    for (let said = 0; !stopped.signal.aborted;) {
      // A database that does not answer is asked again, until it says that this is over.
      const ahead = await say().catch(() => undefined);
      if (ahead === null) over.abort(isOver());
      if (signal.aborted) leave();
      else if (ahead === 0) turn.resolve();
      else if (ahead && ahead !== said) onLine({ waiting: { ahead: (said = ahead) } });
      await delay(BEAT_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    turn: turn.promise,
    signal,
    stop() {
      stopped.abort();
      return beating;
    },
  };
}

/** How far it is: told at once to who sent the file, and with the next beat to everybody. */
function progressOf({ onLine, onNote }: Pick<RunOptions, 'onLine' | 'onNote'>) {
  const counts = { rowsRead: 0, rowsWritten: 0, noteCount: 0 };
  let notes: RowNote[] = [];
  return {
    noteCount: () => counts.noteCount,
    onProgress(line: ImportProgress) {
      if (line.step === 'read') counts.rowsRead = line.rows;
      else counts.rowsWritten = line.rows;
      onLine(line);
    },
    onNote(note: RowNote) {
      onNote?.(note);
      counts.noteCount += 1;
      if (counts.noteCount > importLimits.notesMax) return;
      const short = { ...note, reason: note.reason.slice(0, REASON_MAX) };
      notes.push(short);
      onLine({ note: short });
    },
    /** Notes that could not be told are told the next time. */
    async tell<Answer>(to: (told: Told) => Promise<Answer>): Promise<Answer> {
      const told = notes;
      const answer = await to({ ...counts, notes: told });
      notes = notes.slice(told.length);
      return answer;
    },
  };
}
