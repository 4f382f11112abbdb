import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database, Db } from '@onceware/db/client';
import { workerReports } from '@onceware/db/schema/operation';
import { asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { onWorkerReplaced, workerStates } from '../workers/worker-states.ts';
import { workerState, type WorkerState } from '../workers/worker-states.answers.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { BESIDE_KINDS, type ProcessState, type WorkerKindState } from './worker-reports.contract.ts';

const EVERY_MS = 15_000;
/** A process that has not reported for so long is taken to be gone. */
const GONE_AFTER = sql`interval '1 minute'`;
/** A stop does not wait for the last word any longer. */
const LAST_WORD_MS = 1_000;

interface Reporter {
  id: string;
  process: string;
}

/** One process of this site, from its start to its end. */
export const makeReporter = (): Reporter => ({ id: randomUUID(), process: `${hostname()} · ${process.pid}` });

/** Writes how the workers of this process are, and takes away what processes left that are gone. */
export async function reportWorkers(db: Db, { id, process }: Reporter, workers: WorkerState[]): Promise<void> {
  await db
    .insert(workerReports)
    .values({ id, process, workers })
    .onConflictDoUpdate({ target: workerReports.id, set: { workers, reportedAt: sql`now()` } });
  // Locked ones are being taken away by another process.
  await db.execute(sql`
    delete from worker_reports where id in (
      select id from worker_reports where reported_at < now() - ${GONE_AFTER} for update skip locked)`);
}

/**
 * Reports the workers of this process from now on, every 15 s and at once when one was given up.
 *
 * @returns ends it, and takes the report away
 */
export function startReportingWorkers(
  { db }: Pick<Database, 'db'>,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const reporter = makeReporter();
  let running: Promise<void> | null = null;
  let isDue = false;
  const run = async () => {
    while (isDue) {
      isDue = false;
      await reportWorkers(db, reporter, workerStates()).catch(onError);
    }
    running = null;
  };
  // Never twice at once, so that an older state does not come last; many given up together are few reports.
  const report = () => {
    isDue = true;
    running ??= run();
  };
  const stopListening = onWorkerReplaced(report);
  // It does not keep the process alive.
  const timer = setInterval(report, everyMs).unref();
  report();
  return async () => {
    clearInterval(timer);
    stopListening();
    isDue = false;
    const leave = async () => {
      await running;
      await db.delete(workerReports).where(sql`${workerReports.id} = ${reporter.id}`);
    };
    await withTimeout({ ms: LAST_WORD_MS }, leave).catch((error: unknown) => {
      // The row is not shown for longer than a minute.
      if (!(error instanceof TimedOut)) onError(error);
    });
  };
}

// Not strict: a process of another version may tell more.
const workersSchema = z.array(z.object(workerState.shape));

/** Leaves out kinds that this version does not know; a process of another may run beside it. */
function readWorkers(workers: unknown, known: ReadonlySet<string>): WorkerKindState[] {
  return (workersSchema.safeParse(workers).data ?? []).flatMap(({ name, ...state }) => {
    const kind = name.replace(/^job\./, '');
    return known.has(kind) ? [{ kind, ...state }] : [];
  });
}

/** The processes that have reported within the last minute, with their workers. */
export async function listProcesses(db: Db, jobNames: readonly string[]): Promise<ProcessState[]> {
  const known = new Set([...jobNames, ...BESIDE_KINDS]);
  const rows = await db
    .select()
    .from(workerReports)
    .where(sql`${workerReports.reportedAt} >= now() - ${GONE_AFTER}`)
    .orderBy(asc(workerReports.process), asc(workerReports.id));
  return rows.map(({ id, process, workers, reportedAt }) => ({
    id,
    process,
    reportedAt: reportedAt.toISOString(),
    workers: readWorkers(workers, known),
  }));
}
