import type { Database, Db } from '@onceware/db/client';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss, type Queue } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import type { Listener } from '../listening/listen.ts';
import { workerTally } from '../workers/worker-states.ts';
import { bossDatabase } from './boss-database.ts';
import { inSlot } from './in-slot.ts';
import type { JobKind } from './job-kind.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** Work that is done later, by any process. */
    jobs: Jobs;
  }
}

/** Payloads by kind of job; a feature adds its own in `<feature>.jobs.ts`. */
export interface JobPayloads {}

export type JobKindName = keyof JobPayloads;
export type JobKinds = { [Name in JobKindName]: JobKind<JobPayloads[Name]> };

/** Handlers by kind of job. A handler throws when it fails, and ends soon when `signal` is aborted. */
export type JobHandlers = {
  [Name in JobKindName]: (payload: JobPayloads[Name], signal: AbortSignal) => Promise<void>;
};

interface EnqueueOptions {
  /** Not before; now unless told. */
  runAt?: Date;
  /** At most one with the same key waits, and one runs: what is put in beside one that waits is left out. */
  key?: string;
  /** The group of which only some run at the same time (`atOnceOfGroup`), such as a member. */
  group?: string;
}

/** Work that is done some moments later, by any process, and again until it is done (docs/decisions/050-one-queue-for-jobs.md). */
export interface Jobs {
  readonly names: readonly JobKindName[];
  /** Puts a job into the queue, in the transaction of what it follows from. */
  enqueue<Name extends JobKindName>(
    tx: Db,
    name: Name,
    payload: JobPayloads[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Works on what is due, until `close`. */
  start(handlers: JobHandlers): Promise<void>;
  /** Works once on all that is due, and answers how many jobs were done. */
  runDue(handlers: JobHandlers, names?: readonly JobKindName[]): Promise<number>;
  /** Has one that failed tried once more. */
  runAgain(name: JobKindName, id: string): Promise<void>;
  /** Ends the work: what is under way is told to stop, waited for, and else done again by another process. */
  close(): Promise<void>;
}

interface JobsOptions {
  kinds: JobKinds;
  database: Database;
  listener: Listener;
  onError: (error: unknown, what: string) => void;
}

/** How often it is looked for what nobody announced: jobs whose time has come, and those of who died. */
const LOOK_EVERY_SECONDS = 10;
const DEAD_AFTER_SECONDS = 60;
/** How long what is over is kept, for staff to look at. */
const KEPT_SECONDS = 7 * 24 * 3_600;
const REPEATED_KEPT_SECONDS = 24 * 3_600;
/** At a stop: what was told to end has less than that, and the whole process ten seconds. */
const STOP_WITHIN_MS = 4_000;
/** Time for a handler to end after it was told to, before its worker goes on without it. */
const ENDS_WITHIN_MS = 2_500;
/** The key of those that repeat. */
const REPEATED = 'again';

/** Creates the jobs of one process. */
export function createJobs(options: JobsOptions): Jobs {
  const { onError } = options;
  const kindOf = (name: JobKindName): JobKind => options.kinds[name];
  const names = Object.keys(options.kinds) as JobKindName[];
  const boss = new PgBoss({
    db: bossDatabase(options),
    // Its tables are made by our migrations; what repeats follows from itself (`repeat`).
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3_600,
  });
  boss.on('error', (error) => onError(error, 'The queue of jobs'));
  boss.on('warning', ({ message }) => onError(new Error(message), 'The queue of jobs'));
  const stopping = new AbortController();

  // Asked for once, and again when that failed.
  let queues: Promise<void> | null = null;
  const ready = () =>
    (queues ??= keepQueues(boss, options.kinds).catch((error: unknown) => {
      queues = null;
      throw error;
    }));

  const enqueue: Jobs['enqueue'] = async (tx, name, payload, { runAt, key, group } = {}) => {
    await ready();
    const id = uuidv7();
    await boss.send(name, kindOf(name).payload.parse(payload), {
      id,
      db: fromDrizzle(tx, sql),
      // All without a key would be one.
      singletonKey: key ?? id,
      ...(runAt && { startAfter: runAt }),
      ...(group !== undefined && { group: { id: group } }),
    });
  };

  /** The next of those that repeat, at most one: put in before the work, so that no failure ends the chain. */
  const repeat = async (name: JobKindName, seconds: number, tx?: Db) => {
    const settings = { singletonKey: REPEATED, ...(seconds > 0 && { startAfter: seconds }) };
    await boss.send(name, {}, tx ? { ...settings, db: fromDrizzle(tx, sql) } : settings);
  };

  /**
   * The first of them, for all processes that start: one is under way also before it has put in the next. One that waits is
   * held, so that nobody takes it between the look and the word.
   */
  const begin = (name: JobKindName, everySeconds: number) =>
    options.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs ' || ${name}, 0))`);
      const { rows } = await tx.execute(sql`
        select from pgboss.job where name = ${name} and singleton_key = ${REPEATED} and state in ('created', 'active', 'retry')
        for update`);
      await repeat(name, rows.length > 0 ? everySeconds : 0, tx);
    });

  async function run(name: JobKindName, handlers: JobHandlers, job: Job<unknown>): Promise<void> {
    const { data, signal } = job;
    const { payload, everySeconds, withinSeconds, isSecret } = kindOf(name);
    if (everySeconds !== null) await repeat(name, everySeconds);
    const handler: (payload: never, signal: AbortSignal) => Promise<void> = handlers[name];
    // Over before it is taken away and given to another worker.
    const limits = {
      ms: withinSeconds * 1_000 - 2 * ENDS_WITHIN_MS,
      endsWithinMs: ENDS_WITHIN_MS,
      signals: [signal, stopping.signal],
    };
    try {
      await inSlot(`job.${name}`, limits, (until) => handler(payload.parse(data) as never, until));
    } catch (error) {
      if (!stopping.signal.aborted) onError(error, `A job (${name})`);
      throw told(error, isSecret);
    }
    if (isSecret) await boss.deleteJob(name, job);
  }

  async function work(name: JobKindName, handlers: JobHandlers): Promise<void> {
    const { atOnce, atOnceOfGroup, everySeconds } = kindOf(name);
    const workers: { id?: string } = {};
    workerTally(`job.${name}`).workers = atOnce;
    const settings = {
      localConcurrency: atOnce,
      ...(atOnceOfGroup !== null && { groupConcurrency: atOnceOfGroup }),
      pollingIntervalSeconds: LOOK_EVERY_SECONDS,
      notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
    };
    workers.id = await boss.work(name, settings, async ([job]) => {
      if (!job) return;
      try {
        await run(name, handlers, job);
      } finally {
        // Else the next of many would wait until it is looked for.
        if (workers.id) boss.notifyWorker(workers.id);
      }
    });
    if (everySeconds !== null) await begin(name, everySeconds);
  }

  let isStarted = false;
  return {
    names,
    enqueue,
    async start(handlers) {
      isStarted = true;
      await boss.start();
      await ready();
      for (const name of names) await work(name, handlers);
    },
    async runDue(handlers, some = names) {
      await ready();
      let done = 0;
      for (const name of some) {
        for (let [job] = await boss.fetch(name); job; [job] = await boss.fetch(name)) {
          try {
            await run(name, handlers, job);
            await boss.complete(name, job);
            done += 1;
          } catch (error) {
            await boss.fail(name, job, error instanceof Error ? { message: error.message } : {});
          }
        }
      }
      return done;
    },
    async runAgain(name, id) {
      await ready();
      await boss.retry(name, id);
    },
    async close() {
      stopping.abort();
      if (isStarted) await boss.stop({ timeout: STOP_WITHIN_MS, close: false });
    },
  };
}

/** Returns Postgres' error for a failed statement, instead of the statement with everything that it was to write. */
const reasonOf = (error: unknown) => String(error instanceof DrizzleQueryError && error.cause ? error.cause : error);

/** Reduces a failure to what is stored for staff: one sentence, or only its code for secret kinds. */
function told(error: unknown, isSecret: boolean): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  const kept = new Error(isSecret ? code : reasonOf(error).slice(0, 500));
  delete kept.stack;
  return kept;
}

/** One queue a kind, as its kind says. */
async function keepQueues(boss: PgBoss, kinds: Record<string, JobKind>): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, kind] of Object.entries(kinds)) {
    const wanted = queueOptions(kind);
    const queue = there.get(name);
    if (!queue) await boss.createQueue(name, { policy: 'stately', ...wanted });
    else if (Object.entries(wanted).some(([option, value]) => queue[option as keyof Queue] !== value))
      await boss.updateQueue(name, wanted);
  }
}

const queueOptions = (kind: JobKind) => ({
  notify: true,
  expireInSeconds: kind.withinSeconds,
  heartbeatSeconds: DEAD_AFTER_SECONDS,
  retryLimit: kind.attempts - 1,
  retryDelay: kind.firstWaitSeconds,
  retryBackoff: true,
  retryDelayMax: kind.longestWaitSeconds,
  deleteAfterSeconds: kind.everySeconds === null ? KEPT_SECONDS : REPEATED_KEPT_SECONDS,
});
