import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@onceware/api/kernel/errors';
import type { Services } from '@onceware/api/kernel/services';

/** Milliseconds for which one result serves all callers. */
const FRESH_MS = 1_000;
const WITHIN_MS = 5_000;

/**
 * Whether the database takes changes and has room for them. Whoever asks while one answer is under way or fresh gets the same:
 * questions of their own that hang would take every connection.
 */
export function createReadiness({ database }: Pick<Services, 'database'>): () => Promise<void> {
  let answer: Promise<void> | null = null;
  const forget = () => void (answer = null);
  return () => (answer ??= bounded(checkWriting(database)).finally(() => setTimeout(forget, FRESH_MS).unref()));
}

/** @throws unavailable, with what Postgres said as its cause */
async function bounded(work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const late = async () => {
    await delay(WITHIN_MS, undefined, { signal: done.signal, ref: false });
    throw new Error(`The database did not answer within ${WITHIN_MS / 1000} s.`);
  };
  try {
    await Promise.race([work, late()]);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  } finally {
    done.abort();
  }
}

/**
 * Writes a row, which a standby or a read-only database refuses: once a second for all processes, and without waiting for the
 * disk. That row finds its place on a full disk too, so half a megabyte is sorted in temporary files. All goes in one message,
 * which Postgres takes as one transaction.
 */
async function checkWriting({ pool }: Services['database']): Promise<void> {
  await pool.query(`
    set local synchronous_commit = off;
    set local work_mem = '64kB';
    insert into write_checks as w (id) values (1) on conflict (id) do update set written_at = now() where w.written_at < now() - interval '1 second';
    select count(filler) from (select repeat('x', 1000) as filler from generate_series(1, 500) n order by n desc offset 0) sorted`);
}
