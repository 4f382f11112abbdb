import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@onceware/api/core/errors';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance } from 'fastify';

/** So long one answer does for all who ask. */
const FRESH_MS = 1_000;
const WITHIN_MS = 5_000;

/** `/health/live`: the process answers. `/health/ready`: its database also takes changes and has room for them. */
export function registerHealth(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  let answer: Promise<void> | null = null;
  const forget = () => void (answer = null);

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    // Whoever asks while one is under way waits for it: those that hang would take every connection.
    answer ??= bounded(checkWriting(services.database)).finally(() => setTimeout(forget, FRESH_MS).unref());
    await answer;
    return { status: 'ok' };
  });
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
